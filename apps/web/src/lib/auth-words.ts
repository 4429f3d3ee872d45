import type { AuthError } from '@supabase/auth-js';
import { offlineError } from './api-error.ts';
import { isPassing } from './auth-client.ts';

/** What the account service's refusal says to the keeper; the library has no words for silence. */
export const authWords = (error: AuthError): string =>
  isPassing(error) ? offlineError().message : error.message;

/** As an error whose message a page may show. */
export const authFailure = (error: AuthError): Error => new Error(authWords(error));
