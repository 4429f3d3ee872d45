import { volumeKnownAs } from '@nishiki/koi-science/volume';
import { amountFor, type FirstAidAmount } from '@nishiki/knowledge/first-aid/amounts';
import type { AmountId } from '@nishiki/knowledge/first-aid/schema';
import { Field, fieldClass } from '../../ui/field.tsx';
import { figure, massWords, readLitres, units, volumeWords, type Unit } from './litres.ts';
import { Reason } from './reason.tsx';

/** What was entered; every box of the page shows the same. */
export type Pond = { typed: string; unit: Unit; how: 'measured' | 'estimated' };

/** Shown until the own litres are there. */
const EXAMPLE = volumeKnownAs(1000, 'measured');

const big = `${fieldClass} min-h-14 text-lg`;

const wordsOf = ({ unit, low, high }: FirstAidAmount, chosen: Unit): string => {
  if (unit === 'g') return massWords(low);
  return `${figure(low, chosen)} to ${volumeWords(high, chosen)}`;
};

type AmountsBoxProps = {
  ids: readonly AmountId[];
  pond: Pond;
  onChange: (pond: Pond) => void;
};

export const AmountsBox = ({ ids, pond, onChange }: AmountsBoxProps) => {
  const { typed, unit, how } = pond;
  const { litres, problem } = readLitres(typed, unit);
  const volume = litres === null ? EXAMPLE : volumeKnownAs(litres, how);
  return (
    <section aria-label="Amounts" className="hairline space-y-4 rounded-card bg-raised p-4">
      <div className="grid gap-4 sm:grid-cols-3 print:hidden">
        <Field label="My pond holds" error={problem}>
          {(wiring) => (
            <input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => onChange({ ...pond, typed: target.value })}
              className={big}
            />
          )}
        </Field>
        <Field label="Unit">
          {(wiring) => (
            <select
              {...wiring}
              value={unit}
              onChange={({ target }) => onChange({ ...pond, unit: target.value as Unit })}
              className={big}
            >
              {Object.entries(units).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="I know it from">
          {(wiring) => (
            <select
              {...wiring}
              value={how}
              onChange={({ target }) => onChange({ ...pond, how: target.value as Pond['how'] })}
              className={big}
            >
              <option value="estimated">lengths, or a guess</option>
              <option value="measured">a water meter or salt</option>
            </select>
          )}
        </Field>
      </div>
      <div role="status">
        {problem === null && (
          <>
            <p className="font-semibold">
              {litres === null ? 'For 1,000 litres' : `For ${volumeWords(litres, unit)}`}
            </p>
            <dl>
              {ids.map((id) => {
                const amount = amountFor(id, volume);
                return (
                  <div key={id} className="mt-2">
                    <dt>{amount.name}</dt>
                    <dd>
                      <strong className="text-2xl">{wordsOf(amount, unit)}</strong>
                      <span className="block text-sm text-muted">
                        <Reason {...amount.note} /> Worked out: {amount.formula}.
                      </span>
                    </dd>
                  </div>
                );
              })}
            </dl>
          </>
        )}
      </div>
    </section>
  );
};
