/** A new profile has no time zone until a browser tells its own; days are counted by it. */
import type { Profile } from '@nishiki/contract/account';
import { applyProfile } from './account-store.ts';
import { call } from './api-client.ts';

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let told: string | null = null;

/** Once a visit and only where none is known: a zone that the keeper chose is never changed. */
export const tellTimeZone = (profile: Profile): void => {
  if (profile.time_zone !== null || told === profile.user_id) return;
  told = profile.user_id;
  call('updateProfile', { user_id: `eq.${profile.user_id}`, time_zone: browserTimeZone() }).then(
    ([updated]) => {
      if (updated !== undefined) applyProfile(updated);
    },
    // Nobody waits for it, and the next visit tells it again.
    () => undefined,
  );
};
