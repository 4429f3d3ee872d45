import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> & {
  /** Tells password managers which one it is. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at while it is typed. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          className="grid h-full w-11 place-items-center rounded-field text-muted hover:text-ink disabled:opacity-60"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
};
