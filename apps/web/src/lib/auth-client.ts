/**
 * The account service's own client, loaded when somebody signs in or is signed in. It keeps the
 * session in local storage and renews it by itself every 30 seconds as needed.
 */
import type { AuthChangeEvent, AuthError, GoTrueClient, Session } from '@supabase/auth-js';
import { offlineError } from './api-error.ts';
import { loadOnce } from './load-once.ts';
import { clearStoredAuth, readStoredSession, STORAGE_KEY } from './stored-auth.ts';
import { within } from './within.ts';
import { importing } from './importing.ts';

const REQUEST_MS = 20_000;
/** Longer than any renewal takes; only then is the lock of a tab that fell asleep broken. */
const LOCK_MS = 30_000;
/** A call waits no longer for its token: the library tries for half a minute to renew it. */
const TOKEN_MS = 8000;
/** Stands for "nothing answered": of the numbers that the library takes for a network at fault. */
const NO_ANSWER = 530;

export type AuthClient = GoTrueClient;
type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

const authListeners = new Set<AuthListener>();
const lostListeners = new Set<() => void>();

/** The library writes a failing network to the console; the page tells of it in its own words. */
const calmFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_MS) });
  } catch {
    return new Response(null, { status: NO_ANSWER });
  }
};

let loaded: AuthClient | null = null;

const createClient = async (): Promise<AuthClient> => {
  const { AuthClient, navigatorLock } = await importing(() => import('@supabase/auth-js')).catch(
    () => {
      throw offlineError();
    },
  );
  const auth = new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    // The account store reads the return from Google, on any page.
    detectSessionInUrl: false,
    fetch: calmFetch,
    // A refresh token works once. Without a lock two tabs would use it twice, which ends the session.
    ...('locks' in navigator && { lock: navigatorLock, lockAcquireTimeout: LOCK_MS }),
  });
  // Called while the library holds its lock: listeners must not wait for it.
  auth.onAuthStateChange((event, session) => {
    for (const listener of authListeners) listener(event, session);
  });
  loaded = auth;
  return auth;
};

/** The one client. Rejects as offline where its code cannot be loaded; who asks next tries again. */
export const loadAuth: () => Promise<AuthClient> = loadOnce(createClient);

/** Whether somebody seems to be signed in here; looks only, asks nobody. */
export const hasStoredSession = (): boolean => readStoredSession() !== null;

/** Tells of sign-ins, renewals and sign-outs in this tab and in others, once the client is loaded. */
export const onAuthEvent = (listener: AuthListener): (() => void) => {
  authListeners.add(listener);
  return () => authListeners.delete(listener);
};

/** Tells that this browser has no session, or none that the server takes. */
export const onSessionLost = (listener: () => void): (() => void) => {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
};

const tellLost = (): void => {
  for (const listener of lostListeners) listener();
};

/** Nothing answered, or the server is unwell: the session may be fine. */
export const isPassing = (error: AuthError): boolean => error.name === 'AuthRetryableFetchError';

/** Nothing answered at all. */
export const isNoAnswer = (error: AuthError): boolean =>
  isPassing(error) && error.status === NO_ANSWER;

const storedToken = async (): Promise<string | null> => {
  const auth = await loadAuth();
  const { data, error } = await auth.getSession();
  if (error !== null && isPassing(error)) throw offlineError();
  // Somebody may have cleared the storage under a page that still shows its keeper.
  if (data.session === null) tellLost();
  return data.session?.access_token ?? null;
};

/** Bearer token for a call, null for a guest. Rejects when it must be renewed and nothing answers. */
export const accessToken = async (): Promise<string | null> => {
  if (loaded === null && !hasStoredSession()) return null;
  try {
    return await within(storedToken(), TOKEN_MS, () => {
      throw offlineError();
    });
  } catch {
    // Besides no answer: the library's lock was broken.
    throw offlineError();
  }
};

const renew = async (): Promise<string | null> => {
  const auth = await loadAuth();
  const { data, error } = await auth.refreshSession();
  if (data.session !== null) return data.session.access_token;
  if (error !== null && isPassing(error)) throw offlineError();
  // Somebody signed out or in meanwhile: theirs is what counts.
  if (error?.name === 'AuthRefreshDiscardedError') return readStoredSession()?.accessToken ?? null;
  clearStoredAuth();
  tellLost();
  return null;
};

let renewing: Promise<string | null> | null = null;

/** A token instead of one that the server refused; null when there is none, and then nobody is signed in. */
export const renewedToken = async (refused: string): Promise<string | null> => {
  const stored = readStoredSession();
  if (stored !== null && stored.accessToken !== refused) return stored.accessToken;
  renewing ??= renew().finally(() => {
    renewing = null;
  });
  return renewing;
};
