import { GRACE_DAYS } from '@nishiki/contract/billing-rules';
import type { BilledInvoice, BilledPlan } from './facts.ts';
import { shareKept } from './owed.ts';
import { monthOf } from './tokens-of.ts';

const DAY = 24 * 3600 * 1000;

/** How a subscription stands. suspended: it is not paid for, so the plan does not work. */
export type Standing =
  | { readonly status: 'active'; readonly graceUntil: null }
  | { readonly status: 'past_due' | 'suspended'; readonly graceUntil: Date | null };

type Month = { readonly id: string | null; readonly periodStart: Date; readonly periodEnd: Date };

/**
 * True when the invoice pays for that month of the subscription `id`, or for a part of it: what it pays
 * for begins in it. Where a month was cut short and begun anew, the old one's invoice reaches into the
 * new one.
 */
export const isOfMonth = (invoice: BilledInvoice, plan: Month): boolean => {
  const month = monthOf(invoice);
  return (
    plan.id !== null &&
    invoice.subscription === plan.id &&
    month !== null &&
    month.periodStart >= plan.periodStart &&
    month.periodStart < plan.periodEnd
  );
};

/** The first of the payments that failed since the last month that was paid. */
const unpaidSince = (plan: BilledPlan, invoices: readonly BilledInvoice[]): number => {
  const own = invoices.filter(({ subscription }) => subscription === plan.id);
  const timesOf = (some: readonly BilledInvoice[]) =>
    some.map(({ createdAt }) => createdAt.getTime());
  const months = own.filter(({ reason, status }) => reason !== 'update' && status === 'paid');
  const lastPaid = Math.max(0, ...timesOf(months));
  const open = own.filter(({ status }) => status === 'failed' || status === 'pending');
  const since = timesOf(open).filter((time) => time > lastPaid);
  return since.length > 0 ? Math.min(...since) : plan.periodStart.getTime();
};

/**
 * Money that went back in full suspends the plan. A payment that failed leaves it working for seven
 * days from that invoice on.
 */
export const standingOf = (
  plan: BilledPlan,
  invoices: readonly BilledInvoice[],
  now: Date,
): Standing => {
  const base = invoices.find(
    (invoice) =>
      invoice.reason !== 'update' && invoice.status === 'paid' && isOfMonth(invoice, plan),
  );
  if (base && shareKept(base) === 0) return { status: 'suspended', graceUntil: null };
  if (plan.status === 'active') return { status: 'active', graceUntil: null };
  const graceUntil = new Date(unpaidSince(plan, invoices) + GRACE_DAYS * DAY);
  return { status: graceUntil > now ? 'past_due' : 'suspended', graceUntil };
};

export type Holder = { readonly plan: BilledPlan; readonly standing: Standing };

/**
 * The one subscription that a keeper has, and those begun beside it (two tabs, or paid as a guest):
 * nobody holds two. One that works goes before one that does not, then the older, and of two that
 * began within one second the one that is `held` already.
 */
export const chooseHolder = (
  plans: readonly BilledPlan[],
  invoices: readonly BilledInvoice[],
  now: Date,
  held: string | null,
): { holder: Holder | null; others: readonly BilledPlan[] } => {
  const [holder = null, ...others] = plans
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .map((plan) => ({ plan, standing: standingOf(plan, invoices, now) }))
    .sort(
      (a, b) =>
        Number(a.standing.status === 'suspended') - Number(b.standing.status === 'suspended') ||
        a.plan.createdAt.getTime() - b.plan.createdAt.getTime() ||
        Number(b.plan.id === held) - Number(a.plan.id === held) ||
        (a.plan.id < b.plan.id ? -1 : 1),
    );
  return { holder, others: others.map(({ plan }) => plan) };
};
