/** Which payment comes back for the asking: decisions.md, "30-day money-back". Pure. */
import { MONEY_BACK_DAYS } from '@nishiki/contract/billing-rules';
import type { PlanId } from '@nishiki/contract/plans';

const DAY = 24 * 3600 * 1000;

export type Refundable = {
  readonly kind: 'plan' | 'tokens' | 'other';
  readonly status: string;
  /** Money of it was sent back, or is about to be. */
  readonly goesBack: boolean;
  /** Held by it now: after a change, the new one. */
  readonly plan: PlanId | null;
  /** The first payment of a plan that this keeper ever made. */
  readonly isFirstPlan: boolean;
  readonly paid: number;
  readonly refunded: number;
  readonly disputed: number;
  readonly paidAt: Date | null;
  readonly given: number;
  readonly ended: number;
  readonly taken: number;
  /** Of the month that it pays for; null for a package. */
  readonly periodEnd: Date | null;
  /** Minor units that were paid since for changes of that plan in the same month. */
  readonly changes: number;
};

export type RefundFacts = {
  readonly wallet: { readonly monthly: number; readonly lasting: number };
  /** Kinds that came back before, or are on their way: once per customer each. */
  readonly used: readonly string[];
  readonly now: Date;
};

export type RefundOffer = {
  readonly amount: number;
  readonly tokens: number;
  /** That ends with it; null for a package, and where the month is over. */
  readonly plan: PlanId | null;
  /** Minor units that were paid for changes of the plan, and do not come back. */
  readonly stays: number;
};

const isOpen = (
  { status, goesBack, paid, refunded, disputed, paidAt }: Refundable,
  now: Date,
): boolean =>
  status === 'paid' &&
  !goesBack &&
  paid > 0 &&
  refunded === 0 &&
  disputed === 0 &&
  paidAt !== null &&
  now.getTime() - paidAt.getTime() <= MONEY_BACK_DAYS * DAY;

const planOffer = (invoice: Refundable, { wallet, now }: RefundFacts): RefundOffer | null => {
  const { isFirstPlan, paid, given, ended, taken, plan, periodEnd, changes } = invoice;
  if (!isFirstPlan || periodEnd === null) return null;
  // After a short month its tokens have ended, and the next one may be paid for: that goes on.
  if (periodEnd <= now) return { amount: paid, tokens: 0, plan: null, stays: 0 };
  const tokens = Math.min(wallet.monthly, given - ended - taken);
  return { amount: paid, tokens, plan, stays: changes };
};

const packageOffer = (invoice: Refundable, { wallet }: RefundFacts): RefundOffer | null => {
  const { paid, given, taken } = invoice;
  if (given === 0) return null;
  const tokens = Math.min(wallet.lasting, given - taken);
  const amount = Math.floor((paid * tokens) / given);
  return amount > 0 ? { amount, tokens, plan: null, stays: 0 } : null;
};

/**
 * What of a payment its keeper can have back now: the first payment of a plan in full, which ends
 * the plan while its month runs, or the part of a package's price that belongs to its unused tokens, rounded down to a penny.
 * Null for nothing.
 */
export const offerOf = (invoice: Refundable, facts: RefundFacts): RefundOffer | null => {
  if (!isOpen(invoice, facts.now) || facts.used.includes(invoice.kind)) return null;
  if (invoice.kind === 'plan') return planOffer(invoice, facts);
  return invoice.kind === 'tokens' ? packageOffer(invoice, facts) : null;
};
