/** What whoever asks may spend on a photo. Pure. */
import { tokenCosts } from '@nishiki/contract/tokens';
import { isUnlimited } from '../../app/token-words.ts';
import type { AccountState } from '../../lib/account-store.ts';

/** Tokens for one photo read in full. */
export const PHOTO_COST = tokenCosts.analyzeKoi.comprehensive;

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
export const offerFor = (allowance: Allowance): 'sign-up' | 'tokens' | null => {
  if (allowance.kind === 'tries') return allowance.left > 0 ? null : 'sign-up';
  if (allowance.kind === 'tokens') return allowance.left >= PHOTO_COST ? null : 'tokens';
  return null;
};
