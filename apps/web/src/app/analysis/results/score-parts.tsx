import type { Analysis } from '@nishiki/contract/analysis';
import { partNames } from '@nishiki/knowledge/scoring/parts';
import { ChevronDown } from 'lucide-react';
import { decimal } from '../../../lib/formats.ts';
import { ScoreRange } from './score-range.tsx';
import { WordsList } from './words-list.tsx';

type Score = NonNullable<Analysis['showQuality']['score']>;
type Part = Score['parts'][number];

const Reasons = ({ reasons, name }: { reasons: readonly string[]; name: string }) => (
  <details className="group">
    <summary className="flex min-h-11 list-none items-center gap-2 text-sm text-muted [&::-webkit-details-marker]:hidden">
      <ChevronDown
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform duration-200 ease-calm group-open:rotate-180"
      />
      <span>
        What was measured<span className="sr-only"> for {name}</span>
      </span>
    </summary>
    <ul className="list-disc space-y-1 pb-2 pl-5 text-sm marker:text-muted">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </details>
);

const ScorePart = ({ part: { id, max, low, high, reasons } }: { part: Part }) => {
  const name = partNames[id];
  return (
    <li>
      {low === null || high === null ? (
        <>
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{name}</span>
            <span className="shrink-0 text-muted">not scored</span>
          </div>
          <p className="mt-1 text-sm text-muted">{reasons.join(' ')}</p>
        </>
      ) : (
        <>
          <ScoreRange
            label={name}
            low={low}
            high={high}
            max={max}
            text={`${decimal(low)} to ${decimal(high)} of ${max}`}
          />
          <Reasons reasons={reasons} name={name} />
        </>
      )}
    </li>
  );
};

/** The five parts of the practice score as ranges, each with what it rests on, and the faults. */
export const ScoreParts = ({ score }: { score: Score }) => (
  <>
    <div>
      <h4 className="font-semibold">
        {score.low} to {score.high} of {score.outOf}
      </h4>
      <p className="mt-1 text-sm text-muted">
        A practice score, not a judge’s. It is a range because another photo of the same fish gives
        other measures, and because a photo does not show everything. “Usual” is what the middle
        half of the koi reach by which the score was set.
      </p>
    </div>
    <ul className="space-y-3">
      {score.parts.map((part) => (
        <ScorePart key={part.id} part={part} />
      ))}
    </ul>
    <WordsList
      title="Faults"
      items={score.faults}
      none="None was found of those that a photo from above can show."
    />
  </>
);
