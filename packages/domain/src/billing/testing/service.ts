/**
 * A payment service in small: what happens to one customer, written from the meaning of the facts and
 * from the plan table alone. It knows by itself what each invoice is worth in tokens.
 */
import { plans, type PlanId } from '@nishiki/contract/plans';
import { inPence, tokenPackages, type PackageId } from '@nishiki/contract/token-packages';
import { nextMonth } from '../../subscription/months.ts';
import type { BilledInvoice, BilledPlan, CustomerState, InvoiceLine } from '../facts.ts';
import type { HeldRefund } from '../owed.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export type Invoice = Writable<BilledInvoice> & {
  /** In tokens, once it is paid. */
  worth: number;
  /** Came back in another way than by asking here. */
  byHand: number;
  dispute: 'none' | 'open' | 'lost';
};

export type Subscription = Writable<BilledPlan> & {
  /** Since when it waits for a payment that failed. */
  unpaidSince: Date | null;
  /** Of the running month. */
  base: Invoice;
  /** Changes that are billed with the next month; `tokens` in parts of a millisecond of the month. */
  later: { lines: InvoiceLine[]; tokens: number };
  anchor: number;
};

export type Service = {
  now: Date;
  cardWorks: boolean;
  /** Days after which it gives up on a payment that failed. */
  patience: number;
  subscriptions: Subscription[];
  invoices: Invoice[];
  refunds: Writable<HeldRefund>[];
  /** Money that came (positive) and went. */
  till: number[];
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (date: Date, milliseconds: number): Date =>
  new Date(date.getTime() + milliseconds);

export const openService = (now: Date, patience: number): Service => ({
  now,
  cardWorks: true,
  patience,
  subscriptions: [],
  invoices: [],
  refunds: [],
  till: [],
});

export const planOf = (id: PlanId) => {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`no plan ${id}`);
  return {
    tokens: found.tokens ?? 0,
    first: inPence(found.price),
    full: inPence(found.originalPrice),
  };
};

/** Whole tokens for a fraction, in whole numbers all the way. */
const upwards = (tokens: number, parts: number): number =>
  (tokens - (tokens % parts)) / parts + (tokens % parts > 0 ? 1 : 0);

export const newInvoice = (
  service: Service,
  given: Pick<Invoice, 'kind' | 'amount' | 'lines' | 'reason' | 'worth'> & Partial<Invoice>,
): Invoice => {
  const invoice: Invoice = {
    id: `in_${String(service.invoices.length + 1).padStart(3, '0')}`,
    customer: 'cus_1',
    number: null,
    subscription: null,
    pack: null,
    status: 'pending',
    currency: 'gbp',
    paid: 0,
    refunded: 0,
    disputed: 0,
    createdAt: service.now,
    paidAt: null,
    pdfUrl: null,
    pageUrl: null,
    byHand: 0,
    dispute: 'none',
    ...given,
  };
  service.invoices.push(invoice);
  return invoice;
};

/** @returns whether the card paid */
export const charge = (service: Service, invoice: Invoice): boolean => {
  if (!service.cardWorks && invoice.amount > 0) {
    invoice.status = 'failed';
    return false;
  }
  invoice.status = 'paid';
  invoice.paid = invoice.amount;
  invoice.paidAt = service.now;
  service.till.push(invoice.amount);
  return true;
};

export const buy = (service: Service, pack: PackageId): void => {
  const found = tokenPackages.find(({ id }) => id === pack);
  if (!found || !service.cardWorks) return;
  charge(
    service,
    newInvoice(service, {
      kind: 'tokens',
      pack,
      amount: inPence(found.price),
      lines: [],
      reason: 'other',
      worth: found.tokens,
    }),
  );
};

export const lineOf = (
  plan: PlanId,
  amount: number,
  from: Date,
  to: Date,
  isProration = false,
): InvoiceLine => ({ plan, amount, periodStart: from, periodEnd: to, isProration });

export const subscribe = (
  service: Service,
  plan: PlanId,
  price: 'introduction' | 'full' | 'nothing',
): void => {
  const { first, full, tokens } = planOf(plan);
  const start = service.now;
  const end = nextMonth(start);
  const id = `sub_${String(service.subscriptions.length + 1).padStart(2, '0')}`;
  const base = newInvoice(service, {
    kind: 'plan',
    subscription: id,
    amount: { introduction: first, full, nothing: 0 }[price],
    lines: [lineOf(plan, full, start, end)],
    reason: 'create',
    worth: tokens,
  });
  service.subscriptions.push({
    id,
    plan,
    status: charge(service, base) ? 'active' : 'waiting',
    createdAt: start,
    periodStart: start,
    periodEnd: end,
    cancelAt: null,
    nextPlan: null,
    unpaidSince: null,
    base,
    later: { lines: [], tokens: 0 },
    anchor: start.getUTCDate(),
  });
};

/** To a plan that costs more, in the middle of a month. A card that does not pay changes nothing. */
export const upgrade = (
  service: Service,
  subscription: Subscription,
  plan: PlanId,
  billed: 'now' | 'later',
): void => {
  const { now } = service;
  const [from, to] = [planOf(subscription.plan), planOf(plan)];
  const { periodStart, periodEnd } = subscription;
  const left = periodEnd.getTime() - now.getTime();
  const month = periodEnd.getTime() - periodStart.getTime();
  const part = (pence: number): number => Math.round((pence * left) / month);
  const lines = [
    lineOf(subscription.plan, -part(from.full), now, periodEnd, true),
    lineOf(plan, part(to.full), now, periodEnd, true),
  ];
  const tokens = (to.tokens - from.tokens) * left;
  if (billed === 'now') {
    const invoice = newInvoice(service, {
      kind: 'plan',
      subscription: subscription.id,
      amount: part(to.full) - part(from.full),
      lines,
      reason: 'update',
      worth: upwards(tokens, month),
    });
    if (!charge(service, invoice)) {
      invoice.status = 'other';
      return;
    }
  } else {
    subscription.later.lines.push(...lines);
    subscription.later.tokens += tokens;
  }
  subscription.plan = plan;
  subscription.nextPlan = null;
};

export const end = (subscription: Subscription): void => {
  subscription.status = 'ended';
  subscription.cancelAt = null;
  if (subscription.base.status === 'pending') subscription.base.status = 'other';
};

/** The next month, which is charged an hour later. */
export const beginMonth = (service: Service, subscription: Subscription): void => {
  if (subscription.cancelAt !== null) return end(subscription);
  const { periodStart, periodEnd, anchor, nextPlan } = subscription;
  const month = periodEnd.getTime() - periodStart.getTime();
  subscription.plan = nextPlan ?? subscription.plan;
  subscription.nextPlan = null;
  subscription.periodStart = periodEnd;
  subscription.periodEnd = nextMonth(periodEnd, anchor);
  const { full, tokens } = planOf(subscription.plan);
  const { lines, tokens: more } = subscription.later;
  subscription.later = { lines: [], tokens: 0 };
  subscription.base = newInvoice(service, {
    kind: 'plan',
    subscription: subscription.id,
    amount: lines.reduce((sum, { amount }) => sum + amount, full),
    lines: [...lines, lineOf(subscription.plan, full, periodEnd, subscription.periodEnd)],
    reason: 'cycle',
    worth: upwards(tokens * month + more, month),
  });
};

export const chargeMonth = (service: Service, subscription: Subscription): void => {
  const isPaid = charge(service, subscription.base);
  subscription.status = isPaid ? 'active' : 'past_due';
  subscription.unpaidSince = isPaid
    ? null
    : (subscription.unpaidSince ?? subscription.base.createdAt);
};

/** What is open is paid, if the card works. */
export const payOpen = (service: Service): void => {
  for (const subscription of service.subscriptions) {
    if (subscription.status !== 'past_due' && subscription.status !== 'waiting') continue;
    const open = service.invoices.filter(
      (invoice) => invoice.subscription === subscription.id && invoice.status === 'failed',
    );
    if (!open.every((invoice) => charge(service, invoice))) continue;
    subscription.status = 'active';
    subscription.unpaidSince = null;
  }
};

/** How it stands now, as it would be read. */
export const look = (service: Service): CustomerState => ({
  plans: service.subscriptions.map((one) => ({ ...one })),
  invoices: service.invoices.map((one) => ({ ...one })),
});
