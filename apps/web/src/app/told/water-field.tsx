import { useId } from 'react';
import { Field, fieldClass } from '../../ui/field.tsx';
import type { Draft } from './draft.ts';
import type { Telling } from './use-draft.ts';
import { readValue, type WaterValue } from './water-values.ts';

type WaterFieldProps = {
  value: WaterValue;
  typed: Draft['water'][WaterValue['id']];
  onChange: Telling['measure'];
};

/** One value with its unit; what a healthy pond shows is a suggestion, and counts for nothing. */
export const WaterField = ({ value, typed, onChange }: WaterFieldProps) => {
  const { id, label, units, usual, hint } = value;
  const unitId = useId();
  const { text = '', unit = units[0].id } = typed ?? {};
  const { ours, wrong } = readValue(value, text, unit);
  const state = ours === null && wrong === null ? 'Not tested.' : '';
  return (
    <Field label={label} hint={`${state} ${hint}`.trim()} error={wrong}>
      {(wiring) => (
        <div className="flex items-center gap-2">
          <input
            {...wiring}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            placeholder={`e.g. ${usual}`}
            onChange={(event) => onChange(id, event.target.value, unit)}
            className={`${fieldClass} max-w-32`}
          />
          {units.length === 1 ? (
            <span className="text-muted">{units[0].words}</span>
          ) : (
            <>
              <label htmlFor={unitId} className="sr-only">
                Unit of {label}
              </label>
              <select
                id={unitId}
                value={unit}
                onChange={(event) => onChange(id, text, event.target.value)}
                className={`${fieldClass} w-auto!`}
              >
                {units.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.words}
                  </option>
                ))}
              </select>
            </>
          )}
        </div>
      )}
    </Field>
  );
};
