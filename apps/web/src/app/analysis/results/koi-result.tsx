import type { Analysis } from '@nishiki/contract/analysis';
import { CandidatesCard } from './candidates-card.tsx';
import { ColourCard } from './colour-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { HealthCard } from './health-card.tsx';
import { HowToRetake } from './how-to-retake.tsx';
import { NotCharged } from './not-charged.tsx';
import { PhotoCard } from './photo-card.tsx';
import { ShowCard } from './show-card.tsx';
import { VarietyCard } from './variety-card.tsx';
import { WaterCard } from './water-card.tsx';

type KoiResultProps = { analysis: Analysis; localUrl: string | null };

/** Not firm: no name is given, but what was measured and the nearest varieties are. */
const Unsure = ({ analysis }: { analysis: Analysis }) => (
  <div className="space-y-6">
    <p className="max-w-measure text-lg">{analysis.description}</p>
    <NotCharged />
    <HowToRetake tips={analysis.retake} />
  </div>
);

/** A koi was measured: what it is or might be, and all that the photo shows. */
export const KoiResult = ({ analysis, localUrl }: KoiResultProps) => {
  const firm = analysis.outcome === 'identified';
  return (
    <div className="space-y-6">
      {/* Read in one column: photo, answer, health, colours. In two: the words beside both pictures. */}
      <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <PhotoCard analysis={analysis} localUrl={localUrl} />
        <div className="space-y-6 md:row-span-2">
          {firm ? <VarietyCard analysis={analysis} /> : <Unsure analysis={analysis} />}
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
