import type { ReactNode } from 'react';
import { FurtherPhotosCard } from '../results/further-photos-card.tsx';
import { PhotoCard } from '../results/photo-card.tsx';
import { ConditionList } from './condition-list.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { MeasuredWater } from './measured-water.tsx';
import { ReportCard } from './report-card.tsx';
import { isReadable, type Searched } from './standing.ts';
import { ToldSigns } from './told-signs.tsx';
import { UnreadPhoto } from './unread-photo.tsx';
import { UrgentSteps } from './urgent-steps.tsx';

type DiagnosisViewProps = {
  analysis: Searched;
  /** The keeper's own copy of the photo, where it is at hand. */
  localUrl: string | null;
  onPhotoBroken?: () => void;
  /** Asks which of several fish is meant, or offers the others. */
  fish?: ReactNode;
  /** In place of the authority, where the country is not known yet. */
  country?: ReactNode;
  /** The questions that would tell the conditions apart, with a place for their answers. */
  askNext?: ReactNode;
};

/** What a search for disease found: what kills today first, what the law asks next, then what it may be. */
const DiagnosisView = (props: DiagnosisViewProps) => {
  const { analysis, localUrl, onPhotoBroken, fish, country, askNext } = props;
  const { diagnosis, asked } = analysis;
  const { urgent, report, water, conditions, raises } = diagnosis;
  const readable = isReadable(analysis);
  const Photo = readable ? PhotoCard : UnreadPhoto;
  return (
    <div className="space-y-6">
      <UrgentSteps steps={urgent} />
      {report !== null && <ReportCard report={report}>{country}</ReportCard>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="space-y-6">
          {(analysis.outcome !== 'several_fish' || fish === undefined) && (
            <Photo analysis={analysis} localUrl={localUrl} onBroken={onPhotoBroken} />
          )}
          {fish}
          <FurtherPhotosCard more={analysis.more} />
          <EvidenceCard
            raises={raises}
            photo={readable}
            signs={(asked?.signs.length ?? 0) > 0}
            water={Object.keys(asked?.water ?? {}).length > 0}
          />
          {asked !== undefined && <ToldSigns signs={asked.signs} />}
        </div>
        <div className="space-y-6">
          <MeasuredWater water={water} />
          <ConditionList conditions={conditions} askNext={askNext} />
        </div>
      </div>
    </div>
  );
};

export default DiagnosisView;
