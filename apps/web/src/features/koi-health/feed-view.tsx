import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AnalysisProgress } from '../../app/analysis/upload/analysis-progress.tsx';
import type { StepMark } from '../../app/analysis/analysis-state.ts';
import { ConsultationView } from './result/consultation-view.tsx';
import type { Feed, Visit } from './feed-state.ts';
import { SentMessage } from './sent-message.tsx';

const UnderWay = ({ steps, onCancel }: { steps: readonly StepMark[]; onCancel: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      <AnalysisProgress steps={steps} kept onCancel={onCancel} />
    </div>
  );
};

type VisitViewProps = { visit: Visit; onCancel: () => void; onPrint: () => void };

const Outcome = ({ visit, onCancel, onPrint }: VisitViewProps) => {
  const { outcome, photo, symptoms } = visit;
  switch (outcome.phase) {
    case 'under-way':
      return <UnderWay steps={outcome.steps} onCancel={onCancel} />;
    case 'unanswered':
      return (
        <p className="text-sm text-muted">
          Not assessed. Your photo and all that you entered are still in the form below.
        </p>
      );
    case 'answered':
      return <ConsultationView {...outcome} symptoms={symptoms} file={photo} onPrint={onPrint} />;
  }
};

/** What was sent and what came of it, the latest at the foot. */
export const FeedView = ({ feed, onCancel }: { feed: Feed; onCancel: () => void }) => {
  /** The one that goes to the printer; the others stay off its paper. */
  const [printed, setPrinted] = useState<string | null>(null);
  const print = (id: string) => {
    flushSync(() => setPrinted(id));
    window.print();
  };
  if (feed.length === 0) return null;
  return (
    <ol aria-label="Assessments of this visit" className="space-y-12">
      {feed.map((visit) => (
        <li
          key={visit.id}
          className={`space-y-6 ${printed === null || printed === visit.id ? '' : 'print:hidden'}`}
        >
          <SentMessage {...visit} />
          <Outcome visit={visit} onCancel={onCancel} onPrint={() => print(visit.id)} />
        </li>
      ))}
    </ol>
  );
};
