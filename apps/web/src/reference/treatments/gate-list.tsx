import { everyGate } from '@nishiki/koi-science/treatments/dose';
import { gates } from '@nishiki/koi-science/treatments/gates';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';

/** What must be known, each with all that forbids it: limits of one measurement stand together. */
export const askedBefore = (treatment: TreatmentEntry): [ask: string, stops: string[]][] => {
  const byQuestion = new Map<string, string[]>();
  for (const id of [...everyGate, ...treatment.gates]) {
    const { ask, stop } = gates[id];
    byQuestion.set(ask, [...(byQuestion.get(ask) ?? []), stop]);
  }
  return [...byQuestion];
};

export const GateList = ({ treatment }: { treatment: TreatmentEntry }) => (
  <ol className="max-w-measure list-decimal space-y-3 pl-6">
    {askedBefore(treatment).map(([ask, stops]) => (
      <li key={ask}>
        <p className="font-semibold">{ask}</p>
        {stops.map((stop) => (
          <p key={stop} className="text-muted">
            {stop}
          </p>
        ))}
      </li>
    ))}
  </ol>
);
