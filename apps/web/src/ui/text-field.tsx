import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, fieldClass, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'children'> &
  FieldTexts & {
    /** A button at the end of the field, 44 px wide, such as show and hide. */
    trailing?: ReactNode;
  };

/** One line of text with its label. `className` is that of the whole; the rest goes to the input. */
export const TextField = ({
  label,
  hint,
  error,
  id,
  className,
  trailing,
  type = 'text',
  ...rest
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(wiring) => (
      <div className="relative">
        <input
          {...rest}
          {...wiring}
          type={type}
          className={`${fieldClass} ${trailing === undefined ? '' : 'pr-12'}`}
        />
        {trailing !== undefined && <div className="absolute inset-y-0 right-0">{trailing}</div>}
      </div>
    )}
  </Field>
);
