import type { Analysis } from '@nishiki/contract/analysis';
import type { ReactNode } from 'react';
import { CandidatesCard } from './candidates-card.tsx';
import { ColourCard } from './colour-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { FurtherPhotosCard } from './further-photos-card.tsx';
import { HealthCard } from './health-card.tsx';
import { HowToRetake } from './how-to-retake.tsx';
import { ModifierList } from './modifier-list.tsx';
import { NotCharged } from './not-charged.tsx';
import { PhotoCard } from './photo-card.tsx';
import { SeenFromSide } from './seen-from-side.tsx';
import { ShowCard } from './show-card.tsx';
import { VarietyCard } from './variety-card.tsx';
import { WaterCard } from './water-card.tsx';
import { WordsList } from './words-list.tsx';

type KoiResultProps = {
  analysis: Analysis;
  localUrl: string | null;
  onPhotoBroken?: (() => void) | undefined;
  /** Other fish of the photo, below it. */
  fish?: ReactNode;
  /** What the owner says it is, below the answer. */
  correction?: ReactNode;
};

/** Not firm: no name is given, but what was measured and the nearest varieties are. */
const Unsure = ({ analysis }: { analysis: Analysis }) => (
  <div className="space-y-6">
    <p className="max-w-measure text-lg">{analysis.description}</p>
    <SeenFromSide view={analysis.view} />
    <NotCharged />
    <ModifierList showClass={analysis.showClass} modifiers={analysis.modifiers} />
    <WordsList title="Which photo would tell" items={analysis.wouldTell ?? []} />
    <HowToRetake tips={analysis.retake} />
  </div>
);

/** A koi was measured: what it is or might be, and all that the photo shows. */
export const KoiResult = (props: KoiResultProps) => {
  const { analysis, localUrl, onPhotoBroken, fish, correction } = props;
  const firm = analysis.outcome === 'identified';
  return (
    <div className="space-y-6">
      {/* Read in one column: photo, answer, health, colours. In two: the words beside both pictures. */}
      <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <div className="space-y-6">
          <PhotoCard analysis={analysis} localUrl={localUrl} onBroken={onPhotoBroken} />
          {fish}
          <FurtherPhotosCard more={analysis.more} />
        </div>
        <div className="space-y-6 md:row-span-2">
          {firm ? <VarietyCard analysis={analysis} /> : <Unsure analysis={analysis} />}
          {correction}
          {analysis.candidates.length > 0 && (
            <CandidatesCard
              candidates={analysis.candidates}
              title={firm ? 'The nearest varieties' : 'What it might be'}
            />
          )}
          <HealthCard analysis={analysis} />
        </div>
        <div className="space-y-6">
          {analysis.evidence.colourShares.length > 0 && <ColourCard evidence={analysis.evidence} />}
          <ShowCard show={analysis.showQuality} />
        </div>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <WaterCard water={analysis.water} />
        <DetailsCard details={analysis.details} />
      </div>
    </div>
  );
};
