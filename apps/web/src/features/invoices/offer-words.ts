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

/** What was paid for changes of the plan is not the first payment. */
const staying = (stays: number, currency: string): string =>
  stays > 0 ? ` The ${money(stays, currency)} that you paid for changing it do not come back.` : '';

export const offerWords = ({ amount, tokens, plan, stays }: Offer, currency: string): string => {
  const goes =
    plan === null ? leaving(tokens) : `the ${planWords(plan)} plan and its tokens end now`;
  return `${money(amount, currency)} comes back; ${goes}.${staying(stays, currency)}`;
};

/** The rule that makes it the only time. */
export const onceWords = ({ plan }: Pick<Offer, 'plan'>): string =>
  plan === null
    ? 'Unused tokens of a package are paid back once per customer, so this is the one time.'
    : 'The first payment of a plan is paid back once per customer, so this is the one time.';
