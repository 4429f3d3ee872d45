import { MIN_PASSWORD } from '@nishiki/contract/account-rules';
import { EMAIL_SHAPE } from '../../lib/email-shape.ts';

export type Mode = 'sign-in' | 'sign-up' | 'forgot';
export type FieldName = 'email' | 'password' | 'confirm';
export type Values = Record<FieldName, string>;
export type Problem = { field: FieldName; message: string };

/** The first thing that is wrong, at the field where it is mended. */
export const findProblem = (mode: Mode, { email, password, confirm }: Values): Problem | null => {
  const empty = 'Please fill in all fields';
  if (email === '') return { field: 'email', message: empty };
  if (mode !== 'forgot' && password === '') return { field: 'password', message: empty };
  if (!EMAIL_SHAPE.test(email))
    return { field: 'email', message: 'Please enter a valid email address' };
  if (mode === 'forgot') return null;
  if (password.length < MIN_PASSWORD) {
    const message = `Password must be at least ${MIN_PASSWORD} characters long`;
    return { field: 'password', message };
  }
  if (mode === 'sign-up' && confirm !== password)
    return { field: 'confirm', message: 'Passwords do not match' };
  return null;
};
