import type { UnitSystem } from '@nishiki/contract/account';
import { useId } from 'react';
import { unitChoices } from './unit-words.ts';

type UnitFieldProps = { value: UnitSystem; onChange: (units: UnitSystem) => void };

export const UnitField = ({ value, onChange }: UnitFieldProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Units</legend>
      <div className="grid gap-2">
        {unitChoices.map(({ id, name: system, example }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-hairline px-3 py-2 hover:border-ai has-checked:border-ai"
          >
            <input
              type="radio"
              name={name}
              checked={value === id}
              onChange={() => onChange(id)}
              className="size-5 shrink-0"
            />
            <span>
              <span className="font-semibold">{system}</span>{' '}
              <span className="text-muted">{example}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
