import type { Profile } from '@nishiki/contract/account';
import { decimal } from '../lib/formats.ts';

export type Balance = Pick<Profile, 'subscription_tier' | 'tokens_remaining'>;

/** Nothing is deducted from this keeper. */
export const isUnlimited = ({ subscription_tier }: Balance): boolean =>
  subscription_tier === 'premium';

/** '1 token', '1,000 tokens'. */
export const countOfTokens = (count: number): string =>
  `${decimal(count)} ${count === 1 ? 'token' : 'tokens'}`;

/** What the menus say of a balance. */
export const balanceInWords = (balance: Balance): string =>
  isUnlimited(balance) ? 'Unlimited' : countOfTokens(balance.tokens_remaining);
