import { Printer } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ConditionList } from '../../../app/analysis/diagnosis/condition-list.tsx';
import { severityTone, severityWords } from '../../../app/analysis/diagnosis/condition-words.ts';
import { EvidenceCard } from '../../../app/analysis/diagnosis/evidence-card.tsx';
import { MeasuredWater } from '../../../app/analysis/diagnosis/measured-water.tsx';
import { ReportCard } from '../../../app/analysis/diagnosis/report-card.tsx';
import { ToldSigns } from '../../../app/analysis/diagnosis/told-signs.tsx';
import { UnreadPhoto } from '../../../app/analysis/diagnosis/unread-photo.tsx';
import { UrgentSteps } from '../../../app/analysis/diagnosis/urgent-steps.tsx';
import { NotCharged } from '../../../app/analysis/results/not-charged.tsx';
import { PhotoCard } from '../../../app/analysis/results/photo-card.tsx';
import { ResultCard } from '../../../app/analysis/results/result-card.tsx';
import { useObjectUrl } from '../../../app/analysis/use-object-url.ts';
import { AnswerText } from '../../../app/chat/answer-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Consultation } from '../feed-state.ts';
import { AskLink } from './ask-link.tsx';
import { evidenceOf } from './evidence-of.ts';
import { Recommendations } from './recommendations.tsx';

type ConsultationViewProps = {
  consultation: Consultation;
  /** Why the photo could not be judged, null where it could. */
  unread: string | null;
  /** As they were sent with it. */
  symptoms: string;
  /** The keeper's own copy of the photo. */
  file: File;
  onPrint: () => void;
};

const noSources: readonly number[] = [];
const nothing = () => undefined;
const count = (conditions: number): string =>
  conditions === 1 ? 'one condition' : `${conditions} conditions`;

/** What was found: what cannot wait first, then how grave it is, on what evidence, and what to do by when. */
export const ConsultationView = (props: ConsultationViewProps) => {
  const { consultation, unread, symptoms, file, onPrint } = props;
  const { severity_level: severity, analysis, diagnosis, photo } = consultation;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const localUrl = useObjectUrl(file);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const evidence = evidenceOf(consultation);
  const Photo = evidence.photo ? PhotoCard : UnreadPhoto;
  return (
    <article aria-labelledby={id} className="space-y-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl outline-none">
          {diagnosis.headline}
        </h2>
        <Badge tone={severityTone(severity)}>{severityWords[severity]}</Badge>
      </div>
      <UrgentSteps steps={diagnosis.urgent} />
      {unread !== null && (
        <Notice tone="attention" title="The photo could not be judged">
          {unread} What follows stands on what you told alone.
        </Notice>
      )}
      {unread !== null && photo === null && <NotCharged />}
      {diagnosis.report !== null && <ReportCard report={diagnosis.report} />}
      <ResultCard title="Analysis">
        <div className="max-w-measure">
          <AnswerText text={analysis} sources={noSources} onSource={nothing} />
        </div>
      </ResultCard>
      <Recommendations consultation={consultation} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {photo !== null && <Photo analysis={photo} localUrl={localUrl} />}
        <div className="space-y-6">
          <EvidenceCard raises={diagnosis.raises} {...evidence} />
          {photo?.asked && <ToldSigns signs={photo.asked.signs} />}
        </div>
      </div>
      <MeasuredWater water={diagnosis.water} />
      {diagnosis.conditions.length > 0 && (
        <div className="border-y border-hairline">
          <Folded
            title="What it may be, each with what speaks for it"
            state={count(diagnosis.conditions.length)}
          >
            <div className="space-y-6">
              <ConditionList conditions={diagnosis.conditions} askNext={undefined} />
            </div>
          </Folded>
        </div>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <AskLink consultation={consultation} symptoms={symptoms} />
        <Button onClick={onPrint}>
          <Printer aria-hidden="true" className="size-5" />
          Print
        </Button>
      </div>
    </article>
  );
};
