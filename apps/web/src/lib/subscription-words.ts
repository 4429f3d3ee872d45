/** How a plan stands, in plain words: what it does, until when, and what can be done. Pure. */
import type { SubscriptionState } from '@nishiki/contract/account';
import { GRACE_DAYS } from '@nishiki/contract/billing-rules';
import { plans, pounds } from '@nishiki/contract/plans';
import type { Tone } from '../ui/tone.ts';
import { planWords } from './account-words.ts';
import { dayWords } from './date-words.ts';
import { decimal } from './formats.ts';

export type Standing = {
  readonly tone: Tone;
  /** In a word or two. */
  readonly badge: string;
  readonly text: string;
  /** What its keeper can do about it; null where there is nothing. */
  readonly advice: string | null;
};

type Held = Pick<
  SubscriptionState,
  'status' | 'plan' | 'subscription_end' | 'renews_at' | 'cancels_at' | 'next_plan' | 'grace_until'
>;

const standing = (
  tone: Tone,
  badge: string,
  text: string,
  advice: string | null = null,
): Standing => ({ tone, badge, text, advice });

/** The lower price is for the first month alone, so every payment that follows is the whole one. */
const monthlyPrice = (plan: Held['plan']): string => {
  const found = plans.find(({ id }) => id === plan);
  return found === undefined ? '' : ` for ${pounds(found.originalPrice)}`;
};

const suspended = (held: Held, day: (date: string) => string): Standing => {
  if (held.grace_until !== null)
    return standing(
      'alarm',
      'Suspended',
      `A payment failed, and the ${GRACE_DAYS} days after it are over, so the plan does not work for now.`,
      'Renew your card or pay the open invoice, and it works again.',
    );
  const end = held.subscription_end === null ? '' : `, on ${day(held.subscription_end)}`;
  const advice =
    held.cancels_at === null
      ? `It works again with the next payment${end}. If you want to leave, cancel it before then.`
      : 'It is cancelled, and nothing more is charged.';
  return standing(
    'alarm',
    'Suspended',
    'The money for this month went back, so the plan does not work for now.',
    advice,
  );
};

const active = (held: Held, day: (date: string) => string): Standing => {
  if (held.cancels_at !== null)
    return standing(
      'neutral',
      'Cancelled',
      `It works until ${day(held.cancels_at)}, and nothing more is charged.`,
    );
  if (held.renews_at === null)
    return standing('good', 'Active', 'It was arranged with us: nothing is charged here.');
  const on = day(held.renews_at);
  return standing(
    'good',
    'Active',
    held.next_plan === null
      ? `It renews on ${on}${monthlyPrice(held.plan)}.`
      : `On ${on} it changes to ${planWords(held.next_plan)}${monthlyPrice(held.next_plan)} a month.`,
  );
};

export const standingOf = (held: Held, now: Date = new Date()): Standing => {
  const day = (date: string): string => dayWords(new Date(date), now);
  switch (held.status) {
    case 'none':
      return standing('neutral', 'No plan', 'You hold no plan, and nothing is charged.');
    case 'active':
      return active(held, day);
    case 'past_due':
      return standing(
        'attention',
        'Payment failed',
        held.grace_until === null
          ? 'The last payment failed. The plan still works.'
          : `The last payment failed. The plan works until ${day(held.grace_until)}.`,
        'Renew your card or pay the open invoice, and it goes on as before.',
      );
    case 'suspended':
      return suspended(held, day);
  }
};

const count = (number: number | null, one: string, many: string): string =>
  number === null ? `unlimited ${many}` : `${decimal(number)} ${number === 1 ? one : many}`;

/** '400 tokens and 5 show entries'; what there is none of is left out. */
export const grantedWords = ({
  tokens,
  show_entries: entries,
}: NonNullable<SubscriptionState['granted']>): string =>
  [
    count(tokens, 'token', 'tokens'),
    ...(entries === 0 ? [] : [count(entries, 'show entry', 'show entries')]),
  ].join(' and ');

/** Null without a debt. */
export const debtWords = (debt: number): string | null =>
  debt === 0
    ? null
    : `A payment went back after ${count(debt, 'token', 'tokens')} of it had been spent: the next tokens that you pay for make up for ${debt === 1 ? 'it' : 'them'} first, and no money is asked of you.`;
