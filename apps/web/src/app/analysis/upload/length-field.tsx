import { useId, useState } from 'react';
import { useAccount } from '../../../lib/account-store.ts';
import { Field, fieldClass } from '../../../ui/field.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { lengthUnits, type LengthUnit, type TypedLength } from '../photo-details.ts';
import { readLength } from '../typed-length.ts';

type LengthFieldProps = {
  length: TypedLength | null;
  onChange: (length: TypedLength) => void;
};

const unitWords: Record<LengthUnit, string> = { cm: 'cm', in: 'inches' };

/** A keeper's own unit; null for whoever has told none. */
const useOwnUnit = (): LengthUnit | null => {
  const account = useAccount();
  if (account.status !== 'signed-in' || account.profile === null) return null;
  return account.profile.units === 'metric' ? 'cm' : 'in';
};

/** No photo without a scale shows how long a fish is, so it is asked. */
export const LengthField = ({ length, onChange }: LengthFieldProps) => {
  const own = useOwnUnit();
  const unitId = useId();
  const { text, unit } = length ?? { text: '', unit: own ?? 'cm' };
  const { cm, wrong } = readLength({ text, unit });
  // Put on the page anew after a complaint, it shows what to mend; it never closes under the hand.
  const [openAtFirst] = useState(wrong !== null);
  return (
    <Folded
      title="Length"
      openAtFirst={openAtFirst}
      state={cm === null ? 'not measured' : `${text.trim()} ${unitWords[unit]}`}
    >
      <Field
        label="Length, if you measured it"
        hint="From the nose to the end of the tail fin. Without it size is not judged."
        error={wrong}
      >
        {(wiring) => (
          <div className="flex items-center gap-2">
            <input
              {...wiring}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => onChange({ text: event.target.value, unit })}
              className={`${fieldClass} max-w-32`}
            />
            {own === null ? (
              <>
                <label htmlFor={unitId} className="sr-only">
                  Unit of length
                </label>
                <select
                  id={unitId}
                  value={unit}
                  onChange={(event) =>
                    onChange({
                      text,
                      unit: lengthUnits.find((id) => id === event.target.value) ?? unit,
                    })
                  }
                  className={`${fieldClass} w-auto!`}
                >
                  {lengthUnits.map((id) => (
                    <option key={id} value={id}>
                      {unitWords[id]}
                    </option>
                  ))}
                </select>
              </>
            ) : (
              <span className="text-muted">{unitWords[unit]}</span>
            )}
          </div>
        )}
      </Field>
    </Folded>
  );
};
