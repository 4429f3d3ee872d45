import { severities, type Condition } from '@nishiki/knowledge/conditions/schema';
import { severityTone, severityWords } from '../../app/analysis/diagnosis/condition-words.ts';
import { toneText } from '../../ui/tone.ts';

type Judged = Pick<Condition, 'group' | 'severity'>;

export const severityWordsOf = ({ group, severity }: Judged): string =>
  group === 'harmless' ? 'No disease' : severityWords[severity];

/** Bars that rise with the severity, filled up to it, and the words: never colour alone. */
export const Severity = ({ condition }: { condition: Judged }) => {
  const isHarmless = condition.group === 'harmless';
  const filled = isHarmless ? 0 : severities.indexOf(condition.severity) + 1;
  const tone = isHarmless ? 'good' : severityTone(condition.severity);
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap ${toneText[tone]}`}
    >
      <svg viewBox="0 0 18 14" aria-hidden="true" className="h-3.5 w-4.5 shrink-0">
        {severities.map((level, at) => (
          <rect
            key={level}
            x={at * 4.75 + 0.5}
            y={9.5 - at * 3}
            width="2.75"
            height={4 + at * 3}
            fill={at < filled ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
        ))}
      </svg>
      {severityWordsOf(condition)}
    </span>
  );
};
