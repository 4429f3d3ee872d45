import type { AccountBadge, Tier } from '@nishiki/contract/account';

/** True while a new account has the abilities of the pro tier without a plan. */
export const isOnTrial = (trialEndsAt: string, now: Date): boolean => new Date(trialEndsAt) > now;

/** The word beside the token count. A plan is said before the trial. */
export const badgeOf = (tier: Tier, trialEndsAt: string, now: Date): AccountBadge => {
  if (tier === 'pro' || tier === 'premium') return 'Pro';
  if (tier === 'basic') return 'Hobbyist';
  return isOnTrial(trialEndsAt, now) ? 'Trial' : 'Free';
};

/** What a keeper may do now: the tier, or that of pro while the trial runs. Never its tokens. */
export const abilitiesOf = (tier: Tier, trialEndsAt: string, now: Date): Tier =>
  (tier === 'free' || tier === 'basic') && isOnTrial(trialEndsAt, now) ? 'pro' : tier;
