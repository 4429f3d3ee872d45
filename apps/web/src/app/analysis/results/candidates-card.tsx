import type { Analysis } from '@nishiki/contract/analysis';
import { Meter } from '../../../ui/meter.tsx';
import { AboutVariety } from './about-variety.tsx';
import { percentWords } from './colour-words.ts';
import { ResultCard } from './result-card.tsx';
import { WordsUsed } from './words-used.tsx';

type CandidatesCardProps = { candidates: Analysis['candidates']; title: string };

/** The nearest varieties with their probabilities and what tells them apart on the fish. */
export const CandidatesCard = ({ candidates, title }: CandidatesCardProps) => {
  const shown = candidates.slice(0, 3);
  return (
    <ResultCard title={title}>
      <ol className="space-y-6">
        {shown.map(({ id, name, probability, tellsApart }, at) => (
          <li key={id}>
            <Meter
              label={name}
              value={Math.round(probability * 100)}
              text={`${percentWords(probability)} likely`}
            />
            {tellsApart.length > 0 && (
              <>
                <p className="mt-3 text-sm font-semibold">
                  {at === 0
                    ? 'Its marks'
                    : `What tells it from ${candidates[0]?.name ?? 'the first'}`}
                </p>
                <ul className="mt-1 list-disc space-y-1 pl-5 text-sm marker:text-muted">
                  {tellsApart.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </>
            )}
            <p className="text-sm">
              <AboutVariety id={id} />
            </p>
          </li>
        ))}
      </ol>
      <WordsUsed texts={shown.flatMap(({ tellsApart }) => tellsApart)} />
    </ResultCard>
  );
};
