/** What comes back, and what goes with it, before anybody confirms it. Pure. */
import type { Invoice } from '@nishiki/contract/billing';
import { decimal } from '../../lib/formats.ts';
import { planWords } from '../../lib/account-words.ts';
import { money } from '../../lib/money.ts';

export type Offer = NonNullable<Invoice['refund_offer']>;

const leaving = (tokens: number): string =>
  tokens === 1
    ? '1 unused token leaves your balance'
    : `${decimal(tokens)} unused tokens leave your balance`;

/** The first payment of a plan whose month is over: neither a plan nor tokens go with it. */
const isOfPastMonth = ({ plan, tokens }: Pick<Offer, 'plan' | 'tokens'>): boolean =>
  plan === null && tokens === 0;

/** What was paid for changes of the plan is not the first payment. */
const staying = (stays: number, currency: string): string =>
  stays > 0 ? ` The ${money(stays, currency)} that you paid for changing it do not come back.` : '';

export const offerWords = ({ amount, tokens, plan, stays }: Offer, currency: string): string => {
  if (isOfPastMonth({ plan, tokens }))
    return `${money(amount, currency)} comes back; nothing else changes.`;
  const goes =
    plan === null ? leaving(tokens) : `the ${planWords(plan)} plan and its tokens end now`;
  return `${money(amount, currency)} comes back; ${goes}.${staying(stays, currency)}`;
};

/** The rule that makes it the only time. */
export const onceWords = (offer: Pick<Offer, 'plan' | 'tokens'>): string =>
  offer.plan === null && !isOfPastMonth(offer)
    ? 'Unused tokens of a package are paid back once per customer, so this is the one time.'
    : 'The first payment of a plan is paid back once per customer, so this is the one time.';
