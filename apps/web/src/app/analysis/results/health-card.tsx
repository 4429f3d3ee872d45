import type { Analysis } from '@nishiki/contract/analysis';
import { ChevronDown } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { ResultCard } from './result-card.tsx';
import { bandTone, partTone, riskTone } from './score-words.ts';
import { WordsList } from './words-list.tsx';

/** Health as far as this photo shows: never a diagnosis, and never an all-clear. */
export const HealthCard = ({ analysis }: { analysis: Analysis }) => {
  const { score, band, headline, diseaseRisk, recommendations, parts } = analysis.health;
  return (
    <ResultCard
      title="Health"
      aside={<Badge tone={riskTone(diseaseRisk)}>Disease risk: {diseaseRisk}</Badge>}
    >
      <p className="text-lg">{headline}</p>
      {analysis.disease_name !== null && (
        <p>
          {analysis.disease_name}
          {analysis.severity !== null && `, severity ${analysis.severity}`}.
        </p>
      )}
      {score === null || band === null ? (
        <p className="text-muted">An overall score is not assessable from this photo.</p>
      ) : (
        <div>
          <Meter
            label={`Overall score: ${band}`}
            value={score}
            text={`${Math.round(score)} out of 100`}
            tone={bandTone(band)}
          />
          <p className="mt-2 text-sm text-muted">As far as this photo shows.</p>
        </div>
      )}
      {parts.length > 0 && (
        <details className="group border-y border-hairline">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            What the score is made of
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform duration-200 ease-calm group-open:rotate-180"
            />
          </summary>
          <ul className="mt-2 space-y-4 pb-4">
            {parts.map(({ name, score: part, reason }) => (
              <li key={name}>
                <Meter
                  label={name}
                  value={part}
                  text={`${Math.round(part)} out of 100`}
                  tone={partTone(part)}
                />
                <p className="mt-1 text-sm text-muted">{reason}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <WordsList title="Recommendations" items={recommendations} />
    </ResultCard>
  );
};
