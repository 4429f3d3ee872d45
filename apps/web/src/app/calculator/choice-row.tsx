import { SelectField } from '../../ui/select-field.tsx';
import type { ChoiceField } from './fields.ts';
import type { RowProps } from './row.ts';

export const ChoiceRow = ({ id, field, entry, error, onEnter, onLeave }: RowProps<ChoiceField>) => (
  <SelectField
    id={`field-${id}`}
    label={field.label}
    hint={field.hint}
    error={error}
    value={entry.text}
    onChange={({ target }) => onEnter({ ...entry, text: target.value })}
    onBlur={onLeave}
  >
    {!Object.hasOwn(field.options, entry.text) && (
      // What an address brought is shown as it is, though it cannot be used.
      <option value={entry.text}>{entry.text === '' ? 'Choose' : entry.text}</option>
    )}
    {Object.entries(field.options).map(([option, words]) => (
      <option key={option} value={option}>
        {words}
      </option>
    ))}
  </SelectField>
);
