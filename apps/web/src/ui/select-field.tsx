import type { ComponentPropsWithRef } from 'react';
import { Field, fieldClass, type FieldTexts } from './field.tsx';

export type SelectFieldProps = ComponentPropsWithRef<'select'> & FieldTexts;

/** A choice among many: the browser's own list, which also is the best one on a phone. */
export const SelectField = ({ label, hint, error, id, className, ...rest }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(wiring) => <select {...rest} {...wiring} className={fieldClass} />}
  </Field>
);
