import { useMemo } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import { knownZones, zoneGroups } from './time-zones.ts';

type ChoiceProps = { value: string | null; onChange: (value: string | null) => void };

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
