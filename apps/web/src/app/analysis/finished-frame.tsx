import type { Analysis } from '@nishiki/contract/analysis';
import { useEffect, useRef, type ReactNode } from 'react';
import { decimal } from '../../lib/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Complaint } from './upload/complaint.tsx';

type FinishedFrameProps = {
  /** Above the headline, in a few words. */
  lead: string;
  headline: string;
  analysis: Analysis;
  /** Milliseconds from the press of the button to the answer. */
  took: number;
  /** Why a file chosen after the result was not taken. */
  notice: string | null;
  /** Another photo is the next step, not this result. */
  isOver: boolean;
  onAnother: () => void;
  children: ReactNode;
};

/** A result with its heading, which takes the focus so that a screen reader starts there. */
export const FinishedFrame = (props: FinishedFrameProps) => {
  const { lead, headline, analysis, took, notice, isOver, onAnother, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [analysis]);
  const { engine, milliseconds } = analysis;
  return (
    <section aria-labelledby="result-heading" className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-sm text-muted">{lead}</p>
          <h2
            id="result-heading"
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-24 text-3xl outline-none sm:text-4xl"
          >
            {headline}
          </h2>
        </div>
        <Button tone={isOver ? 'primary' : 'secondary'} onClick={onAnother}>
          Choose another photo
        </Button>
      </div>
      {notice !== null && <Complaint words={notice} />}
      {children}
      <p className="text-sm text-muted">
        Measured in {decimal(milliseconds / 1000)} s, {decimal(took / 1000)} s with sending, by{' '}
        {engine.name} {engine.version}, model {engine.model}.
      </p>
    </section>
  );
};
