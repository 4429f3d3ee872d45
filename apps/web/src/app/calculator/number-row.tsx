import { Field, fieldClass } from '../../ui/field.tsx';
import type { NumberField } from './fields.ts';
import { quantities } from './quantities.ts';
import type { RowProps } from './row.ts';

/** A number as text, so that nothing typed is lost or bent, and its unit. */
export const NumberRow = ({ id, field, entry, error, onEnter, onLeave }: RowProps<NumberField>) => {
  const units = Object.entries(quantities[field.quantity].units);
  const isKnown = units.some(([unit]) => unit === entry.unit);
  return (
    <Field label={field.label} hint={field.hint} error={error} id={`field-${id}`}>
      {(wiring) => (
        <div className="flex items-center gap-2">
          <input
            {...wiring}
            inputMode="decimal"
            autoComplete="off"
            value={entry.text}
            onChange={({ target }) => onEnter({ ...entry, text: target.value })}
            onBlur={onLeave}
            className={`${fieldClass} flex-1`}
          />
          {units.length > 1 ? (
            <select
              aria-label={`Unit: ${field.label}`}
              value={entry.unit}
              onChange={({ target }) => onEnter({ ...entry, unit: target.value })}
              className={`${fieldClass} max-w-40 flex-1`}
            >
              {!isKnown && <option value={entry.unit}>Choose the unit</option>}
              {units.map(([unit, { name }]) => (
                <option key={unit} value={unit}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <span className="w-40 max-w-40 flex-1 text-muted">{units[0]?.[1].name}</span>
          )}
        </div>
      )}
    </Field>
  );
};
