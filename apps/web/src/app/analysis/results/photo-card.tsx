import type { Analysis } from '@nishiki/contract/analysis';
import { Meter } from '../../../ui/meter.tsx';
import { EvidencePhoto } from './evidence-photo.tsx';
import { ResultCard } from './result-card.tsx';

type PhotoCardProps = {
  analysis: Analysis;
  localUrl: string | null;
  onBroken?: (() => void) | undefined;
};

/** The fish as it was found on the photo, and how good the photo was. */
export const PhotoCard = ({ analysis, localUrl, onBroken }: PhotoCardProps) => {
  const { score, issues } = analysis.evidence.photoQuality;
  return (
    <ResultCard title="On the photo">
      <EvidencePhoto analysis={analysis} localUrl={localUrl} onBroken={onBroken} />
      <div>
        <Meter
          label="Photo quality"
          value={score}
          text={`${Math.round(score)} out of 100`}
          tone={score >= 75 ? 'good' : 'attention'}
        />
        {issues.map((issue) => (
          <p key={issue} className="mt-2 text-sm text-muted">
            {issue}
          </p>
        ))}
      </div>
    </ResultCard>
  );
};
