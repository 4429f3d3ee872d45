import { MIN_PASSWORD } from '@nishiki/contract/account-rules';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { NewPasswordState } from './use-new-password.ts';

type PasswordFormProps = {
  /** The keeper's address, so that password managers know whose password it is. */
  email: string | null;
  state: NewPasswordState;
  onSave: (password: string, focus: () => void) => void;
};

export const PasswordForm = ({ email, state, onSave }: PasswordFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('password');
    onSave(typeof typed === 'string' ? typed : '', () =>
      form.querySelector<HTMLInputElement>('[name=password]')?.focus(),
    );
  };
  const busy = state.kind === 'busy';
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-busy={busy || undefined}
      className="w-full max-w-md space-y-5"
    >
      {email !== null && (
        <p>
          For <strong className="break-all">{email}</strong>
          <input hidden type="email" name="email" autoComplete="username" value={email} readOnly />
        </p>
      )}
      <PasswordField
        id="password"
        name="password"
        label="New password"
        autoComplete="new-password"
        required
        readOnly={busy}
        error={state.kind === 'wrong' ? state.message : null}
        hint={`At least ${MIN_PASSWORD} characters.`}
      />
      <FormError message={state.kind === 'failed' ? state.message : null}>
        Your password is as it was.
      </FormError>
      <Button type="submit" tone="primary" className="w-full" busy={busy} busyText="Saving...">
        Save the new password
      </Button>
    </form>
  );
};
