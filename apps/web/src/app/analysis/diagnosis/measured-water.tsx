import type { Diagnosis } from '@nishiki/contract/condition';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ResultCard } from '../results/result-card.tsx';

type Verdict = Diagnosis['water'][number]['verdict'];

const verdicts: Record<Verdict, { tone: Tone; words: string }> = {
  good: { tone: 'good', words: 'Good' },
  watch: { tone: 'attention', words: 'Watch' },
  act: { tone: 'alarm', words: 'Act' },
  'not judged': { tone: 'neutral', words: 'Not judged' },
};

/** Each measured value, judged only as far as the others allow. */
export const MeasuredWater = ({ water }: Pick<Diagnosis, 'water'>) =>
  water.length === 0 ? null : (
    <ResultCard title="Your water">
      <ul className="divide-y divide-hairline border-y border-hairline">
        {water.map(({ parameter, value, verdict, words }) => (
          <li key={parameter} className="space-y-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>
                <span className="font-semibold">{parameter}</span> {value}
              </span>
              <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].words}</Badge>
            </p>
            <p className="max-w-measure text-sm text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </ResultCard>
  );
