import type { Profile } from '@nishiki/contract/account';
import { ERASURE_DAYS } from '@nishiki/contract/account-rules';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { confirmationProblem } from './confirm-words.ts';
import { useDeleteAccount } from './use-delete-account.ts';

type DeleteDialogProps = { profile: Profile; open: boolean; onClose: () => void };
type Problem = { at: 'email' | 'password' | 'form'; message: string };

/** Asks for what only the keeper knows before the account is given up. */
export const DeleteDialog = ({ profile, open, onClose }: DeleteDialogProps) => {
  const { has_password: hasPassword } = profile;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const tell = (found: Problem) => {
    setProblem(found);
    if (found.at === 'email') emailField.current?.focus();
    if (found.at === 'password') passwordField.current?.focus();
  };
  const remove = useDeleteAccount({ hasPassword, onProblem: tell });
  const close = () => {
    setEmail('');
    setPassword('');
    setProblem(null);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    const found = confirmationProblem({ email, password }, profile.email, hasPassword);
    if (found !== null) return tell(found);
    setProblem(null);
    remove.mutate({ email, password });
  };
  const at = (place: Problem['at']) => (problem?.at === place ? problem.message : null);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={remove.isPending}
            busyText="Deleting..."
          >
            Delete my account
          </Button>
        </>
      }
    >
      <p>
        You will be signed out everywhere at once. After {ERASURE_DAYS} days your account, photos
        and analyses are erased for good; signing in before then undoes it.
      </p>
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        <TextField
          ref={emailField}
          label="Your email address, to be sure"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={at('email')}
          hint={`Type ${profile.email}`}
        />
        {hasPassword && (
          <PasswordField
            ref={passwordField}
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={at('password')}
          />
        )}
        <FormError message={at('form')}>Your account is as it was.</FormError>
      </form>
    </Dialog>
  );
};
