/** The keeper at this browser: one store for all pages, and for all tabs. */
import type { Profile } from '@nishiki/contract/account';
import { useSyncExternalStore } from 'react';
import type { AccountState } from './account-state.ts';
import { call } from './api-client.ts';
import { loadAuth, onAuthEvent, onSessionLost } from './auth-client.ts';
import { authFailure } from './auth-failure.ts';
import { createAccountStore } from './create-account-store.ts';
import {
  moveTo,
  oauthFailure,
  readOAuthReturn,
  withoutOAuthReturn,
  type OAuthReturn,
} from './oauth-return.ts';
import {
  awaitsOAuthReturn,
  clearStoredAuth,
  readStoredSession,
  STORAGE_KEY,
} from './stored-auth.ts';
import { within } from './within.ts';

export type { AccountState } from './account-state.ts';

/** Signing out does not wait longer for a server that may be out of reach. */
const SIGN_OUT_MS = 6000;
const SIGN_IN_PAGE = '/auth';

const readProfile = async (userId: string): Promise<Profile> => {
  const own = { select: '*', user_id: `eq.${userId}`, limit: '1' };
  const [profile] = await call('readProfile', own);
  if (profile === undefined) throw new Error('there is no profile');
  return profile;
};

const store = createAccountStore({
  readProfile,
  log: (error) => console.error('The profile could not be read.', error),
});

let otherTabs: BroadcastChannel | null = null;

const loading: AccountState = { status: 'loading' };

/** Who is signed in. Before hydration, and until the first check is done, it is loading. */
export const useAccount = (): AccountState =>
  useSyncExternalStore(store.subscribe, store.state, () => loading);

/** Who is signed in at this moment, for code that shows nothing. */
export const accountNow = store.state;

/**
 * Whose session is stored here. Reading their profile checks it: the library renews it as needed, and
 * tells of a session that is over.
 */
const followStored = (): void => {
  const stored = readStoredSession();
  if (stored === null) store.signedOut();
  else store.signedIn(stored.userId);
};

const finishOAuth = async (returned: OAuthReturn): Promise<void> => {
  if (returned.kind === 'code') {
    try {
      const auth = await loadAuth();
      const { error } = await auth.exchangeCodeForSession(returned.code);
      if (error !== null) oauthFailure.put(authFailure(error).message);
    } catch {
      oauthFailure.put(null);
    }
  } else oauthFailure.put(returned.reason);
  // Whoever was signed in before stays so when it failed.
  followStored();
};

const followOtherTabs = (): void => {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that another tab cleared everything.
    if (key === STORAGE_KEY || key === null) followStored();
  });
  if (!('BroadcastChannel' in window)) return;
  otherTabs = new BroadcastChannel('nishiki-account');
  otherTabs.addEventListener('message', ({ data }: MessageEvent<{ profile: Profile }>) => {
    store.apply(data.profile);
  });
};

/** Begins to follow the account; called once, after the first paint. A guest's browser loads nothing. */
export const startAccount = (): void => {
  onAuthEvent((event, session) => {
    if (event === 'SIGNED_OUT') store.signedOut();
    else if (session !== null) store.signedIn(session.user.id);
    if (event === 'USER_UPDATED') void refreshProfile();
  });
  onSessionLost(store.signedOut);
  followOtherTabs();
  window.addEventListener('online', store.retry);

  const { search } = window.location;
  const returned = readOAuthReturn(search, awaitsOAuthReturn());
  if (returned !== null) {
    // The page of the sign-in shows what comes of it, and leads on.
    moveTo(`${SIGN_IN_PAGE}${withoutOAuthReturn(search)}`);
    void finishOAuth(returned);
  } else followStored();
};

/** Takes over a profile that an answer brought, here and in other tabs. */
export const applyProfile = (profile: Profile): void => {
  if (store.apply(profile)) otherTabs?.postMessage({ profile });
};

/** Reads the profile anew, after anything that changes it, and tells other tabs. Never rejects. */
export const refreshProfile = async (): Promise<void> => {
  if (!(await store.refresh())) return;
  const state = store.state();
  if (state.status === 'signed-in' && state.profile !== null)
    otherTabs?.postMessage({ profile: state.profile });
};

/**
 * Signs out here, and everywhere else unless the scope says otherwise. Where the server cannot be
 * reached this browser forgets the session all the same, and the answer says so.
 */
export const signOut = async (
  scope: 'global' | 'local' | 'others' = 'global',
): Promise<{ reachedServer: boolean }> => {
  // The server is told first: without the stored session there is nobody left to sign out.
  const telling = loadAuth()
    .then((auth) => auth.signOut({ scope }))
    .then(
      ({ error }) => error === null,
      () => false,
    );
  const reachedServer = await within(telling, SIGN_OUT_MS, () => false);
  if (scope !== 'others') {
    clearStoredAuth();
    store.signedOut();
  }
  return { reachedServer };
};
