import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** The look of a field that takes text or a choice. */
export const fieldClass =
  'block min-h-11 w-full min-w-0 rounded-field border border-field bg-raised px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted disabled:bg-sunken disabled:text-muted aria-invalid:border-beni ' +
  'aria-invalid:outline aria-invalid:outline-beni focus-visible:aria-invalid:outline-3';

export type FieldTexts = {
  /** Always visible; a placeholder is no label. */
  label: string;
  /** What to enter, or why it is asked. */
  hint?: ReactNode;
  /** What is wrong with the value and how to mend it. Read out with the field. */
  error?: string | null | undefined;
};

/** Attributes that tie a field to its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  /** Given: the field keeps this id, for links and labels elsewhere. */
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** Label, field, hint and error, tied together. */
export const Field = ({ label, hint, error, id, className, children }: FieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const wrong = error !== undefined && error !== null && error !== '';
  const hinted = hint !== undefined && hint !== null;
  const described = [wrong ? errorId : '', hinted ? hintId : ''].filter((part) => part !== '');
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': wrong ? true : undefined,
      })}
      {wrong && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-sm text-beni">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hinted && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};
