import type { Analysis } from '@nishiki/contract/analysis';
import { Facts } from './facts.tsx';
import { ResultCard } from './result-card.tsx';
import { WordsList } from './words-list.tsx';

/** Water as it looks. There is no score, since ammonia and nitrite are invisible. */
export const WaterCard = ({ water }: { water: Analysis['water'] }) => (
  <ResultCard title="Water quality assessment">
    <Facts
      facts={[
        ['Clarity', water.clarity],
        ['Tint', water.tint],
      ]}
    />
    <WordsList title="Indicators" items={water.indicators} />
    <p className="text-sm text-muted">
      No score: what harms fish in water cannot be seen. Only a test kit tells:{' '}
      <a href="/water" target="_blank" rel="noopener">
        what to test, and what is good<span className="sr-only"> (opens in a new tab)</span>
      </a>
      .
    </p>
  </ResultCard>
);
