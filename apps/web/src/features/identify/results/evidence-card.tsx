import type { Analysis } from '@nishiki/contract/analysis';
import { Meter } from '../../../ui/meter.tsx';
import { ColourMap } from './colour-map.tsx';
import { ColourShares } from './colour-shares.tsx';
import { EvidencePhoto } from './evidence-photo.tsx';
import { ResultCard } from './result-card.tsx';
import { partTone } from './score-words.ts';

type EvidenceCardProps = { analysis: Analysis; localUrl: string | null };

/** What the answer rests on: the fish on the photo, its colours, and how good the photo was. */
export const EvidenceCard = ({ analysis, localUrl }: EvidenceCardProps) => {
  const { patternMap, colourShares, photoQuality } = analysis.evidence;
  return (
    <ResultCard title="What was seen">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <EvidencePhoto analysis={analysis} localUrl={localUrl} />
        <div className="space-y-6">
          {patternMap !== null && (
            <div>
              <h4 className="font-semibold">Colour map</h4>
              <p className="mb-4 text-sm text-muted">
                Your fish drawn straight, head up, with its colours corrected for the light.
              </p>
              <ColourMap map={patternMap} shares={colourShares} />
            </div>
          )}
          {colourShares.length > 0 && <ColourShares shares={colourShares} />}
          <div>
            <Meter
              label="Photo quality"
              value={photoQuality.score}
              text={`${Math.round(photoQuality.score)} out of 100`}
              tone={partTone(photoQuality.score)}
            />
            {photoQuality.issues.map((issue) => (
              <p key={issue} className="mt-2 text-sm text-muted">
                {issue}
              </p>
            ))}
          </div>
        </div>
      </div>
    </ResultCard>
  );
};
