import type { PlanId } from '@nishiki/contract/plans';
import { useAccount } from '../../lib/account-store.ts';

/** The plan of whoever is signed in; null for guests, and until it is known. */
export const useHeldPlan = (): PlanId | null => {
  const account = useAccount();
  return account.status === 'signed-in' ? (account.profile?.plan ?? null) : null;
};
