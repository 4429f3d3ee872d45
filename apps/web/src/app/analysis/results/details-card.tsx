import type { Analysis } from '@nishiki/contract/analysis';
import { Facts } from './facts.tsx';
import { ResultCard } from './result-card.tsx';

export const DetailsCard = ({ details }: { details: Analysis['details'] }) => (
  <ResultCard title="Detailed analysis">
    <Facts
      facts={[
        ['Body shape', details.bodyShape],
        ['Coloration', details.coloration],
        ['Pattern quality', details.patternQuality],
        ['Size estimation', details.sizeEstimation],
        ['Age estimation', details.ageEstimation],
      ]}
    />
  </ResultCard>
);
