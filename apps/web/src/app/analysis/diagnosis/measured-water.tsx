import type { Diagnosis } from '@nishiki/contract/condition';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ResultCard } from '../results/result-card.tsx';
import { parameterPage } from './parameter-pages.ts';

type Verdict = Diagnosis['water'][number]['verdict'];

const verdicts: Record<Verdict, { tone: Tone; words: string }> = {
  good: { tone: 'good', words: 'Good' },
  watch: { tone: 'attention', words: 'Watch' },
  act: { tone: 'alarm', words: 'Act' },
  'not judged': { tone: 'neutral', words: 'Not judged' },
};

/** Leads to the page of a parameter, in a tab of its own so that the analysis stays. */
const ParameterName = ({ name }: { name: string }) => {
  const page = parameterPage(name);
  if (page === undefined) return <span className="font-semibold">{name}</span>;
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold text-ai underline decoration-1 underline-offset-4"
    >
      {name}
      <span className="sr-only">, opens in a new tab</span>
    </a>
  );
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
                <ParameterName name={parameter} /> {value}
              </span>
              <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].words}</Badge>
            </p>
            <p className="max-w-measure text-sm text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </ResultCard>
  );
