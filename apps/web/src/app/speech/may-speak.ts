import type { Profile } from '@nishiki/contract/account';

/** Speaking is for pro and premium, and for everybody's trial, which has the abilities of pro. Pure. */
export const maySpeak = (
  profile: Pick<Profile, 'subscription_tier' | 'trial_ends_at'> | null,
  now: Date,
): boolean =>
  profile !== null &&
  (profile.subscription_tier === 'pro' ||
    profile.subscription_tier === 'premium' ||
    new Date(profile.trial_ends_at) > now);
