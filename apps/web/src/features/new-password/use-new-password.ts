import { MIN_PASSWORD } from '@nishiki/contract/account-rules';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { routes } from '../../app/routes.ts';
import { loadAuth } from '../../lib/auth-client.ts';
import { authFailure, thrownFailure } from '../../lib/auth-failure.ts';
import { useToast } from '../../ui/toast.tsx';

export type NewPasswordState =
  | { kind: 'waiting' }
  | { kind: 'busy' }
  | { kind: 'wrong'; message: string }
  | { kind: 'failed'; message: string }
  /** The link from the mail is too long ago. */
  | { kind: 'late' };

export const passwordProblem = (password: string): string | null => {
  if (password === '') return 'Please fill in all fields';
  return password.length < MIN_PASSWORD
    ? `Password must be at least ${MIN_PASSWORD} characters long`
    : null;
};

/** Codes that say something about the password itself. */
const AT_THE_FIELD = new Set(['weak_password', 'same_password']);

/** Sets the password at the server; null when that worked. */
const setPassword = async (password: string): Promise<NewPasswordState | null> => {
  try {
    const auth = await loadAuth();
    const { error } = await auth.updateUser({ password });
    if (error === null) return null;
    const { code = '', name } = error;
    if (code === 'reauthentication_needed' || name === 'AuthSessionMissingError')
      return { kind: 'late' };
    const { message } = authFailure(error);
    return AT_THE_FIELD.has(code) ? { kind: 'wrong', message } : { kind: 'failed', message };
  } catch (error) {
    return { kind: 'failed', message: thrownFailure(error).message };
  }
};

export const useNewPassword = () => {
  const [state, setState] = useState<NewPasswordState>({ kind: 'waiting' });
  const working = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  /** `focus` is called when the words about a wrong value are there. */
  const save = async (password: string, focus: () => void) => {
    if (working.current) return;
    const tell = (next: NewPasswordState) => {
      flushSync(() => setState(next));
      if (next.kind === 'wrong') focus();
    };
    const problem = passwordProblem(password);
    if (problem !== null) return tell({ kind: 'wrong', message: problem });
    working.current = true;
    setState({ kind: 'busy' });
    const outcome = await setPassword(password);
    working.current = false;
    if (outcome !== null) return tell(outcome);
    toast.show({
      title: 'Your new password is saved',
      description: 'Other devices were signed out.',
      tone: 'good',
    });
    await navigate(routes.dashboard.path, { replace: true });
  };
  return { state, save };
};
