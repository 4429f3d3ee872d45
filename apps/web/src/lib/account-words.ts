/** What an account holds, in words. */
import type { Profile } from '@nishiki/contract/account';
import { plans } from '@nishiki/contract/plans';
import { dayWords } from './date-words.ts';

export const planWords = (plan: Profile['plan']): string =>
  plans.find(({ id }) => id === plan)?.name ?? 'Free';

/** The running trial, or null: it is over, or the plan brings the same abilities and more. */
export const trialWords = (
  {
    subscription_tier: tier,
    trial_ends_at: end,
  }: Pick<Profile, 'subscription_tier' | 'trial_ends_at'>,
  now: Date = new Date(),
): string | null => {
  const ends = new Date(end);
  if (ends <= now || tier === 'pro' || tier === 'premium') return null;
  return `Trial until ${dayWords(ends, now)}: the abilities of the pro tier, not its tokens`;
};

/** How a keeper is greeted; null where they gave no name. */
export const greetingName = ({
  display_name: name,
}: Pick<Profile, 'display_name'>): string | null =>
  name === null || name.trim() === '' ? null : name.trim();
