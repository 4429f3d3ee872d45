/** What is known of the keeper at this browser, and how that changes. */
import type { Profile } from '@nishiki/contract/account';

export type AccountState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in';
      userId: string;
      /** Null when it could not be read: the keeper stays signed in all the same. */
      profile: Profile | null;
      /** The last attempt to read the profile failed; what is shown may be old. */
      profileFailed: boolean;
    };

export type AccountEvent =
  | { type: 'appeared' }
  | { type: 'signed-out' }
  | { type: 'profile'; profile: Profile }
  | { type: 'profile-failed'; userId: string };

export const nextAccountState = (state: AccountState, event: AccountEvent): AccountState => {
  switch (event.type) {
    case 'appeared':
      return { status: 'loading' };
    case 'signed-out':
      return { status: 'signed-out' };
    case 'profile': {
      const { profile } = event;
      return { status: 'signed-in', userId: profile.user_id, profile, profileFailed: false };
    }
    case 'profile-failed': {
      const { userId } = event;
      // What was read before is better than nothing.
      const known = state.status === 'signed-in' && state.userId === userId ? state.profile : null;
      return { status: 'signed-in', userId, profile: known, profileFailed: true };
    }
  }
};
