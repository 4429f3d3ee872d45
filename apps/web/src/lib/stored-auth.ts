/**
 * What the browser keeps of a sign-in. Looking at it loads no library, so that a guest's pages stay
 * as light as they are.
 */
export const STORAGE_KEY = 'sb-nishiki-auth-token';

/** Entries of the account library, under our key or under those of its older versions. */
const isAuthEntry = (key: string): boolean =>
  key.startsWith('sb-') || key.startsWith('supabase.auth.');

/** Needed on the return from Google, which began before the entries were cleared. */
const isVerifier = (key: string): boolean => key.endsWith('-code-verifier');

export type StoredSession = {
  readonly userId: string;
  readonly accessToken: string;
};

/** Even touching a storage throws where the browser blocks it. */
const storages = (): Storage[] => {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
};

const textAt = (value: unknown, ...path: string[]): string | null => {
  let at: unknown = value;
  for (const key of path)
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return typeof at === 'string' ? at : null;
};

export const parseStoredSession = (stored: string | null): StoredSession | null => {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    const userId = textAt(value, 'user', 'id');
    const accessToken = textAt(value, 'access_token');
    return userId === null || accessToken === null ? null : { userId, accessToken };
  } catch {
    return null;
  }
};

export const readStoredSession = (): StoredSession | null =>
  parseStoredSession(storages()[0]?.getItem(STORAGE_KEY) ?? null);

/** Whether this browser began a sign-in with Google that has not come back yet. */
export const awaitsOAuthReturn = (): boolean =>
  storages().some((storage) => storage.getItem(`${STORAGE_KEY}-code-verifier`) !== null);

/** Forgets every sign-in in the given storages. */
export const clearAuthEntries = (places: readonly Storage[]): void => {
  for (const place of places) {
    const keys = Array.from({ length: place.length }, (_, at) => place.key(at) ?? '');
    for (const key of keys) if (isAuthEntry(key) && !isVerifier(key)) place.removeItem(key);
  }
};

/** Forgets every sign-in in local and session storage. Done before each sign-in and after signing out. */
export const clearStoredAuth = (): void => clearAuthEntries(storages());
