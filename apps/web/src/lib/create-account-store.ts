/** Follows sign-ins and sign-outs and keeps the profile of whoever is signed in. */
import type { Profile } from '@nishiki/contract/account';
import { nextAccountState, type AccountEvent, type AccountState } from './account-state.ts';

export type AccountDeps = {
  /** Asks the server for the profile. */
  readProfile: (userId: string) => Promise<Profile>;
  /** Writes down that it failed. */
  log: (error: unknown) => void;
};

export type AccountStore = {
  state: () => AccountState;
  subscribe: (changed: () => void) => () => void;
  /** Somebody is signed in, perhaps as before. Loading lasts until the profile is here or has failed. */
  signedIn: (userId: string) => void;
  signedOut: () => void;
  /** Reads the profile anew. Never rejects; true when a fresh one is here. */
  refresh: () => Promise<boolean>;
  /** Reads it anew if it could not be read before. */
  retry: () => void;
  /** Takes over a profile that an answer brought; another keeper's is ignored. */
  apply: (profile: Profile) => boolean;
};

export const createAccountStore = ({ readProfile, log }: AccountDeps): AccountStore => {
  const listeners = new Set<() => void>();
  let state: AccountState = { status: 'loading' };
  /** Who is signed in, also while their profile is on its way. */
  let user: string | null = null;
  /** The latest reading counts; one that a change has overtaken does not. */
  let reading = 0;

  const take = (event: AccountEvent) => {
    state = nextAccountState(state, event);
    for (const changed of listeners) changed();
  };

  const read = async (userId: string): Promise<boolean> => {
    reading += 1;
    const mine = reading;
    const overtaken = () => mine !== reading || user !== userId;
    try {
      const profile = await readProfile(userId);
      if (overtaken()) return false;
      take({ type: 'profile', profile });
      return true;
    } catch (error) {
      if (overtaken()) return false;
      log(error);
      take({ type: 'profile-failed', userId });
      return false;
    }
  };

  const retry = () => {
    if (user !== null && state.status === 'signed-in' && state.profileFailed) void read(user);
  };

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    signedIn: (userId) => {
      if (user === userId) {
        retry();
        return;
      }
      user = userId;
      if (state.status !== 'loading') take({ type: 'appeared' });
      void read(userId);
    },
    signedOut: () => {
      user = null;
      reading += 1;
      if (state.status !== 'signed-out') take({ type: 'signed-out' });
    },
    refresh: async () => (user === null ? false : read(user)),
    retry,
    apply: (profile) => {
      if (profile.user_id !== user) return false;
      reading += 1;
      take({ type: 'profile', profile });
      return true;
    },
  };
};
