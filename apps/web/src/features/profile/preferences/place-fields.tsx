import { useMemo } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import { countryGroups } from './country-groups.ts';
import { knownZones, zoneGroups } from './time-zones.ts';

type ChoiceProps = { value: string | null; onChange: (value: string | null) => void };

export const CountryField = ({ value, onChange }: ChoiceProps) => {
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

export const TimeZoneField = ({ value, onChange }: ChoiceProps) => {
  const groups = useMemo(() => zoneGroups(knownZones(), value), [value]);
  return (
    <SelectField
      label="Time zone"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      hint="Your days and weeks begin by it. It was taken from your browser at first."
    >
      {value === null && <option value="">That of this browser</option>}
      {groups.map(({ label, zones }) => (
        <optgroup key={label} label={label}>
          {zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
};
