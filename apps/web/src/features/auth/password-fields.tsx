import { MIN_PASSWORD } from '@nishiki/contract/account-rules';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCapsLock } from './use-caps-lock.ts';
import type { Mode, Problem } from './validate.ts';

type PasswordFieldsProps = { mode: Mode; problem: Problem | null; busy: boolean };

/** The password, and in sign-up mode the same once more. The first field stays when the mode changes. */
export const PasswordFields = ({ mode, problem, busy }: PasswordFieldsProps) => {
  const { on, handlers } = useCapsLock();
  const isNew = mode === 'sign-up';
  const autoComplete = isNew ? 'new-password' : 'current-password';
  const errorAt = (field: Problem['field']) => (problem?.field === field ? problem.message : null);
  const rule = isNew ? `At least ${MIN_PASSWORD} characters.` : undefined;
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label="Password"
        autoComplete={autoComplete}
        required
        readOnly={busy}
        error={errorAt('password')}
        hint={on ? 'Caps Lock is on.' : rule}
        {...handlers}
      />
      {isNew && (
        <PasswordField
          id="confirm-password"
          name="confirm"
          label="Confirm password"
          autoComplete="new-password"
          required
          readOnly={busy}
          error={errorAt('confirm')}
        />
      )}
    </>
  );
};
