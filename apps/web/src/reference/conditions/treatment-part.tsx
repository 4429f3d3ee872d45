import { emergencyOf } from '@nishiki/knowledge/conditions/first-aid';
import { treatmentRules } from '@nishiki/knowledge/conditions/rules';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { treatmentAddress } from '@nishiki/knowledge/reference/addresses';
import { treatmentsAgainst } from '@nishiki/knowledge/treatments/against';
import { doseAddressAgainst } from '../treatments/dose-address.ts';
import { TreatmentKind } from '../treatments/kind.tsx';
import type { Citations } from '../parts/citations.ts';
import { Part } from '../parts/document-frame.tsx';
import { Said, SaidList } from '../parts/said.tsx';

/** The rules stand wherever something may be treated: not with what must be reported, nor with what is no disease. */
export const rulesFor = ({ notifiable, group }: Condition) =>
  notifiable.length > 0 || group === 'harmless' ? [] : treatmentRules;

/** What helps, what is used and under which rules. An amount is only ever worked out by the calculator. */
export const TreatmentPart = ({ condition, cite }: { condition: Condition; cite: Citations }) => {
  const used = treatmentsAgainst(condition.id);
  const rules = rulesFor(condition);
  // What only a laboratory tells from KHV is for a vet.
  const isWorkedOut = emergencyOf(condition) !== 'khv';
  return (
    <Part id="treatment" title="Treatment">
      <p className="max-w-measure text-lg">
        <Said statement={condition.treatment} cite={cite} />
      </p>
      {used.length > 0 && (
        <>
          <h3 className="pt-2 text-xl">What is used against it</h3>
          <p className="max-w-measure text-muted">
            Each page tells what forbids it. One of them at a time, once it is certain what it is.
          </p>
          <ul className="max-w-measure">
            {used.map((treatment) => (
              <li
                key={treatment.id}
                className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-1"
              >
                <a
                  href={treatmentAddress(treatment.id)}
                  className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
                >
                  {treatment.name}
                </a>
                <TreatmentKind treatment={treatment} />
                {isWorkedOut && treatment.give !== undefined && (
                  <a
                    href={doseAddressAgainst(treatment.id, condition.id)}
                    className="ml-auto inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
                  >
                    Work out the dose<span className="sr-only"> of {treatment.name}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h3 className="pt-2 text-xl">Rules for every treatment</h3>
          <SaidList items={rules} cite={cite} />
        </>
      )}
    </Part>
  );
};
