/** The steps of the account service that the page takes. Each answers what went wrong, or null. */
import { call } from '../../lib/api-client.ts';
import { loadAuth } from '../../lib/auth-client.ts';
import { loadAuthSettings } from '../../lib/auth-settings.ts';
import { clearStoredAuth } from '../../lib/stored-auth.ts';
import { authFailure, thrownFailure, type AuthFailure } from '../../lib/auth-failure.ts';

export type Credentials = { email: string; password: string };

const origin = () => window.location.origin;

const failing = async (work: () => Promise<AuthFailure | null>): Promise<AuthFailure | null> => {
  try {
    return await work();
  } catch (error) {
    return thrownFailure(error);
  }
};

export const signIn = (credentials: Credentials): Promise<AuthFailure | null> =>
  failing(async () => {
    clearStoredAuth();
    const auth = await loadAuth();
    const { error } = await auth.signInWithPassword(credentials);
    return error === null ? null : authFailure(error);
  });

export const signUp = (credentials: Credentials): Promise<AuthFailure | null> =>
  failing(async () => {
    clearStoredAuth();
    const auth = await loadAuth();
    const { error } = await auth.signUp({
      ...credentials,
      options: {
        emailRedirectTo: `${origin()}/`,
        data: { email_confirm_url: `${origin()}/auth/confirm` },
      },
    });
    return error === null ? null : authFailure(error);
  });

/** Sends a link for a new password, if there is such an account; the answer does not tell. */
export const askForPassword = (email: string): Promise<AuthFailure | null> =>
  failing(async () => {
    await call('authRecover', { email, redirect_to: `${origin()}/auth/new-password` });
    return null;
  });

const leave = async (): Promise<string> => {
  const { external } = await loadAuthSettings();
  if (!external.google) return 'Sign-in with Google is not set up on this installation.';
  clearStoredAuth();
  const auth = await loadAuth();
  const { error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${origin()}/` },
  });
  if (error !== null) return authFailure(error).message;
  // The browser is on its way; the page stays busy until it is gone.
  return new Promise<never>(() => undefined);
};

/** Leaves the page for Google's. An answer means that it stayed, and why. */
export const leaveForGoogle = (): Promise<string> =>
  leave().catch((error: unknown) => thrownFailure(error).message);
