import type { ComponentPropsWithRef } from 'react';
import { Field, fieldClass, type FieldTexts } from './field.tsx';

export type TextAreaFieldProps = ComponentPropsWithRef<'textarea'> & FieldTexts;

/** Several lines of text with their label. It can be pulled taller, not wider than the page. */
export const TextAreaField = ({
  label,
  hint,
  error,
  id,
  className,
  rows = 8,
  ...rest
}: TextAreaFieldProps) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(wiring) => (
      <textarea {...rest} {...wiring} rows={rows} className={`${fieldClass} resize-y`} />
    )}
  </Field>
);
