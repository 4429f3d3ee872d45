import { useMemo } from 'react';
import { SelectField } from '../../ui/select-field.tsx';
import { countryGroups } from './country-groups.ts';

type CountryFieldProps = { value: string | null; onChange: (value: string | null) => void };

export const CountryField = ({ value, onChange }: CountryFieldProps) => {
  const groups = useMemo(countryGroups, []);
  return (
    <SelectField
      label="Country"
      autoComplete="country"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      hint="The law on fish diseases differs by country, in the United Kingdom by nation: it decides which authority must be told of a suspected case."
    >
      <option value="">Not given</option>
      {groups.map(({ label, countries }) => (
        <optgroup key={label} label={label}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
};
