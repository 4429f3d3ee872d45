import type { Analysis } from '@nishiki/contract/analysis';
import { percent } from '../../../lib/formats.ts';
import { Meter } from '../../../ui/meter.tsx';
import { bandTone, sureWords, whyWords } from '../results/score-words.ts';
import { SeenFromSide } from '../results/seen-from-side.tsx';
import { Stars } from '../results/stars.tsx';

/** Variety, health and quality in short. */
export const QuickIdentity = ({ analysis }: { analysis: Analysis }) => {
  const { confidence, healthScore, health, qualityRating, candidates, view } = analysis;
  return (
    <div className="space-y-4">
      <SeenFromSide view={view} />
      <div>
        <Meter
          label={sureWords(confidence)}
          value={confidence}
          text={`${percent(confidence / 100)} confidence`}
          tone={confidence >= 80 ? 'good' : 'attention'}
        />
        <p className="mt-2 text-sm text-muted">{whyWords(candidates)}</p>
      </div>
      {healthScore === null ? (
        <p className="text-muted">A health score is not assessable from this photo.</p>
      ) : (
        <div>
          <Meter
            label="Health score"
            value={healthScore}
            text={`${Math.round(healthScore)} out of 100`}
            tone={health.band === null ? 'neutral' : bandTone(health.band)}
          />
          <p className="mt-2 text-sm text-muted">{health.headline}</p>
        </div>
      )}
      {qualityRating === null ? (
        <p className="text-muted">The fish could not be measured well enough for a rating.</p>
      ) : (
        <Stars value={qualityRating} />
      )}
    </div>
  );
};
