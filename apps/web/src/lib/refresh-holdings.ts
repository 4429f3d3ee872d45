import type { SubscriptionState } from '@nishiki/contract/account';
import { refreshProfile } from './account-store.ts';
import { call } from './api-client.ts';
import { hasStoredSession } from './auth-client.ts';
import { tellStale } from './stale.ts';

/**
 * Makes the server look at what was paid, and reads anew what follows from it: the profile, here and
 * in other tabs, and whatever this page remembers. Null for a guest, or when it could not be asked.
 */
export const refreshHoldings = async (): Promise<SubscriptionState | null> => {
  if (!hasStoredSession()) return null;
  const state = await call('checkSubscription', {}).catch(() => null);
  await refreshProfile();
  tellStale();
  return state;
};
