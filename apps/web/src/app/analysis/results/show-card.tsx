import type { Analysis } from '@nishiki/contract/analysis';
import { judgingCaveat, judgingLimits } from '@nishiki/knowledge/judging';
import { Meter } from '../../../ui/meter.tsx';
import { ResultCard } from './result-card.tsx';
import { ScoreParts } from './score-parts.tsx';
import { WordsList } from './words-list.tsx';

export const ShowCard = ({ show }: { show: Analysis['showQuality'] }) => (
  <ResultCard title="Show quality">
    {show.rating === null ? (
      <p className="text-muted">The fish could not be measured well enough for a practice score.</p>
    ) : (
      <div>
        <Meter
          label="Practice score"
          value={show.rating}
          max={10}
          text={`${show.rating.toFixed(1)} out of 10`}
        />
        <p className="mt-2 text-sm text-muted">
          {[judgingCaveat, ...judgingLimits].map(({ text }) => text).join(' ')}
        </p>
      </div>
    )}
    {show.score && <ScoreParts score={show.score} />}
    <WordsList title="Strengths" items={show.strengths} none="None stands out on this photo." />
    <WordsList
      title="Areas for improvement"
      items={show.improvements}
      none="None stands out on this photo."
    />
  </ResultCard>
);
