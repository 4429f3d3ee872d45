import type { Analysis } from '@nishiki/contract/analysis';
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
          Looks like: {analysis.disease_name}
          {analysis.severity !== null && `, ${analysis.severity} severity`}. A photo alone proves no
          disease.
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
        <details className="group border-t border-hairline pt-2">
          <summary className="flex min-h-11 items-center font-semibold">
            What the score is made of
          </summary>
          <ul className="mt-2 space-y-4">
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
