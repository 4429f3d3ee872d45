/** What whoever asks may spend on a photo. Pure. */
import { isUnlimited } from '../token-words.ts';
import type { AccountState } from '../../lib/account-store.ts';

export type Allowance =
  /** Not known (yet): the server decides. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tries'; readonly left: number }
  | { readonly kind: 'tokens'; readonly left: number }
  | { readonly kind: 'unlimited' };

export const allowanceOf = (account: AccountState, triesLeft: number): Allowance => {
  if (account.status === 'signed-out') return { kind: 'tries', left: triesLeft };
  if (account.status === 'loading' || account.profile === null) return { kind: 'unknown' };
  const { profile } = account;
  return isUnlimited(profile)
    ? { kind: 'unlimited' }
    : { kind: 'tokens', left: profile.tokens_remaining };
};

/** What is offered instead of the analysis when it cannot be paid for; null when it can. */
export const offerFor = (allowance: Allowance, cost: number): 'sign-up' | 'tokens' | null => {
  if (allowance.kind === 'tries') return allowance.left > 0 ? null : 'sign-up';
  if (allowance.kind === 'tokens') return allowance.left >= cost ? null : 'tokens';
  return null;
};
