import type { Analysis } from '@nishiki/contract/analysis';
import { ColourMap } from './colour-map.tsx';
import { ColourShares } from './colour-shares.tsx';
import { ResultCard } from './result-card.tsx';

type ColourCardProps = { evidence: Analysis['evidence'] };

/** Which colours were measured, where they lie, and how much of the fish they cover. */
export const ColourCard = ({ evidence: { patternMap, colourShares, marks } }: ColourCardProps) => (
  <ResultCard title="Colour map">
    <p className="text-sm text-muted">
      The fish drawn straight, head up, with its colours corrected for the light.
    </p>
    <div className="@container">
      <div className="grid items-center gap-6 @sm:grid-cols-[auto_minmax(0,1fr)]">
        {patternMap !== null && <ColourMap map={patternMap} shares={colourShares} marks={marks} />}
        <ColourShares shares={colourShares} />
      </div>
    </div>
  </ResultCard>
);
