import type { Analysis } from '@nishiki/contract/analysis';
import { EvidencePhoto } from '../results/evidence-photo.tsx';
import { HowToRetake } from '../results/how-to-retake.tsx';
import { NotCharged } from '../results/not-charged.tsx';
import { ResultCard } from '../results/result-card.tsx';

type UnreadPhotoProps = {
  analysis: Analysis;
  localUrl: string | null;
  onBroken?: (() => void) | undefined;
};

/** The photo says too little about the fish: why, and how to take it again. */
export const UnreadPhoto = ({ analysis, localUrl, onBroken }: UnreadPhotoProps) => (
  <ResultCard title="The photo could not be read">
    <EvidencePhoto analysis={analysis} localUrl={localUrl} onBroken={onBroken} />
    <p className="max-w-measure">{analysis.description}</p>
    <NotCharged />
    <HowToRetake tips={analysis.retake} />
  </ResultCard>
);
