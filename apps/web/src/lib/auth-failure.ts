import type { AuthError } from '@supabase/auth-js';
import { ApiError, offlineError } from './api-error.ts';
import { isNoAnswer, isPassing } from './auth-client.ts';

export type AuthFailure = {
  message: string;
  /** The address has an account: signing in is the way on. */
  exists: boolean;
};

const UNEXPECTED = 'An unexpected error occurred';

const isExisting = ({ code, message }: Pick<AuthError, 'code' | 'message'>): boolean =>
  code === 'user_already_exists' ||
  code === 'email_exists' ||
  /already (registered|exists)/i.test(message);

/** What the account service refused, in the words that a keeper reads. */
export const authFailure = (error: AuthError): AuthFailure => {
  if (isExisting(error)) {
    const message = 'An account with this email already exists. Please sign in instead.';
    return { message, exists: true };
  }
  const told = (message: string): AuthFailure => ({ message, exists: false });
  if (isNoAnswer(error)) return told(offlineError().message);
  if (/invalid login credentials/i.test(error.message))
    return told('Invalid email or password. Please check your credentials.');
  // Of a server that is unwell the library passes no words on.
  return told(isPassing(error) || error.message === '' ? UNEXPECTED : error.message);
};

/** The same for whatever else was thrown on the way. */
export const thrownFailure = (error: unknown): AuthFailure => ({
  message: error instanceof ApiError ? error.message : UNEXPECTED,
  exists: false,
});
