/**
 * What follows from what the payment service says and what was done about it before. Pure: the same
 * facts always lead to the same plan, balance and books, in whatever order and however often they
 * were told.
 */
import type { PlanId } from '@nishiki/contract/plans';
import type { BilledInvoice, BilledPlan, CustomerState } from './facts.ts';
import { chooseHolder, isOfMonth, type Holder } from './holder.ts';
import { backOf, type HeldRefund } from './owed.ts';
import { tokensOf } from './tokens-of.ts';

/** What the ledger was told of an invoice so far. Its lines come to given - ended - taken. */
export type Marks = {
  readonly given: number;
  /** Gone with its month, or taken back out of it while it ran. */
  readonly ended: number;
  /** To be taken from other tokens, since those of the invoice were spent. */
  readonly owed: number;
  readonly taken: number;
  /** Ledger lines so far. */
  readonly moves: number;
};

export type HeldPlan = {
  readonly source: 'operator' | 'stripe';
  readonly subscription: string | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
};

export type Held = {
  readonly plan: HeldPlan | null;
  /** By the payment service's id of the invoice. */
  readonly marks: ReadonlyMap<string, Marks>;
  readonly refunds: readonly HeldRefund[];
  readonly wallet: { readonly monthly: number; readonly lasting: number };
};

export type Move = {
  readonly kind: 'monthly' | 'monthly_ended' | 'purchase' | 'refund';
  readonly monthly: number;
  readonly lasting: number;
  /** Names the change for good, so that it is made once. */
  readonly key: string;
  readonly note: string | null;
};

export type Decision = {
  readonly moves: readonly Move[];
  readonly marks: ReadonlyMap<string, Marks>;
  /** leave: no paid plan, and one that an operator gave stays. */
  readonly plan: Holder | 'none' | 'leave';
  /** What the keeper may use now. */
  readonly works: PlanId | null;
  /** Begun beside the one that is held: to be ended, with their money back. */
  readonly surplus: readonly BilledPlan[];
  /** When time alone will change something. */
  readonly checkAt: Date | null;
};

const HOUR = 3600 * 1000;
const unmarked: Marks = { given: 0, ended: 0, owed: 0, taken: 0, moves: 0 };

const byTime = (a: BilledInvoice, b: BilledInvoice): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

export const decide = (state: CustomerState, held: Held, now: Date): Decision => {
  const invoices = [...state.invoices].sort(byTime);
  const { holder: chosen, others } = chooseHolder(
    state.plans,
    invoices,
    now,
    held.plan?.subscription ?? null,
  );
  const keepsGiven =
    held.plan?.source === 'operator' && (chosen === null || chosen.standing.status === 'suspended');
  const holder = keepsGiven ? null : chosen;
  const isRunning = (invoice: BilledInvoice): boolean =>
    holder !== null && isOfMonth(invoice, holder.plan);
  const books = openBooks(held);
  if (held.plan && monthIsOver(held.plan, holder)) {
    const { subscription: id, ...month } = held.plan;
    const paidFor = invoices.filter((invoice) => isOfMonth(invoice, { id, ...month }));
    books.endMonth(held.plan, paidFor.reverse());
  }
  if (held.plan === null && holder === null) books.endRest(now);
  for (const invoice of invoices)
    if (invoice.status === 'paid')
      books.give(invoice, tokensOf(invoice, invoices), isRunning(invoice));
  // What comes to the balance goes before what leaves it, so that no debt outlives tokens that are there.
  for (const invoice of invoices) books.bringBack(invoice, isRunning(invoice));
  for (const invoice of invoices) books.takeBack(invoice, isRunning(invoice));
  return {
    moves: books.moves,
    marks: books.marks,
    plan: holder ?? (keepsGiven ? 'leave' : 'none'),
    works: holder && holder.standing.status !== 'suspended' ? holder.plan.plan : null,
    surplus: others,
    checkAt: chosen ? nextCheck(chosen, invoices, now) : afterThePlan(held.plan, now),
  };
};

/** Tokens of a month end with it, paid for or not; and with the plan. */
const monthIsOver = (held: HeldPlan, holder: Holder | null): boolean => {
  if (holder === null) return held.source === 'stripe';
  return (
    held.subscription !== holder.plan.id ||
    held.periodStart.getTime() !== holder.plan.periodStart.getTime()
  );
};

/** Work that was begun with the last tokens of a plan may still give them back: looked for once more. */
const afterThePlan = (held: HeldPlan | null, now: Date): Date | null =>
  held?.source === 'stripe' ? new Date(now.getTime() + HOUR) : null;

/** The payment service tells of changes by itself; these are for what is lost. */
const nextCheck = (
  { plan, standing }: Holder,
  invoices: readonly BilledInvoice[],
  now: Date,
): Date => {
  const isCharged = invoices.some(
    (invoice) =>
      invoice.status === 'paid' && invoice.reason !== 'update' && isOfMonth(invoice, plan),
  );
  // A month begins an hour before it is charged, and the service may be late with either.
  const isLate = plan.periodEnd <= now || (plan.status === 'active' && !isCharged);
  const turn = (isLate ? now : plan.periodEnd).getTime() + HOUR;
  const grace = standing.graceUntil?.getTime() ?? 0;
  return new Date(grace > now.getTime() ? Math.min(turn, grace) : turn);
};

type Pools = { readonly monthly: number; readonly lasting: number };

/** Balance, marks and ledger lines while they are worked out. Nothing goes below zero. */
const openBooks = (held: Held) => {
  let { monthly, lasting } = held.wallet;
  const marks = new Map(held.marks);
  const moves: Move[] = [];
  const marksOf = (id: string): Marks => marks.get(id) ?? unmarked;
  const change = (id: string, changed: Partial<Marks>): void =>
    void marks.set(id, { ...marksOf(id), ...changed });
  const move = (kind: Move['kind'], key: string, pools: Partial<Pools>): void => {
    monthly += pools.monthly ?? 0;
    lasting += pools.lasting ?? 0;
    moves.push({ kind, key, monthly: 0, lasting: 0, note: null, ...pools });
  };
  const moveOf = (id: string, kind: Move['kind'], pools: Partial<Pools>): void => {
    const count = marksOf(id).moves + 1;
    change(id, { moves: count });
    move(kind, `invoice:${id}:${count}`, pools);
  };
  const end = (id: string, tokens: number): void => {
    moveOf(id, 'monthly_ended', { monthly: -tokens });
    change(id, { ended: marksOf(id).ended + tokens });
  };

  /** What is left goes; it is set against the invoices of that month, the latest first. */
  const endMonth = (plan: HeldPlan, latestFirst: readonly BilledInvoice[]): void => {
    for (const { id } of latestFirst) {
      const { given, ended, taken } = marksOf(id);
      const part = Math.min(monthly, given - ended - taken);
      if (part > 0) end(id, part);
    }
    if (monthly === 0) return;
    // Given by an operator, or back from work that was begun in an earlier month.
    const month = `${plan.subscription ?? plan.source}:${plan.periodStart.toISOString()}`;
    move('monthly_ended', `month-ended:${month}`, { monthly: -monthly });
  };

  /** Came back from work that outlived the plan. */
  const endRest = (now: Date): void => {
    if (monthly > 0) move('monthly_ended', `rest:${now.toISOString()}`, { monthly: -monthly });
  };

  /**
   * Also what went back before it was heard of, and the month of a plan that is over or is not the one
   * that is held: given and taken, given and ended, so that the books say both.
   */
  const give = ({ id, kind }: BilledInvoice, tokens: number, isRunning: boolean): void => {
    if (marksOf(id).given > 0 || tokens === 0) return;
    change(id, { given: tokens });
    if (kind === 'tokens') return moveOf(id, 'purchase', { lasting: tokens });
    moveOf(id, 'monthly', { monthly: tokens });
    if (!isRunning) end(id, tokens);
  };

  /**
   * More is gone than went back: the bank decided for us, a refund failed, or a plan is the one that is
   * held again. Tokens of a month come back within it; after it they would have ended anyway.
   */
  const bringBack = (invoice: BilledInvoice, isRunning: boolean): void => {
    const { given, ended, taken } = marksOf(invoice.id);
    if (given === 0) return;
    const back = backOf(invoice, given, held.refunds);
    const fromMonth = isRunning ? Math.max(0, ended - back) : 0;
    const owed = Math.max(0, back - ended);
    const fromOthers = Math.max(0, taken - owed);
    if (fromMonth > 0) moveOf(invoice.id, 'monthly', { monthly: fromMonth });
    if (fromOthers > 0) moveOf(invoice.id, 'refund', { lasting: fromOthers });
    change(invoice.id, { ended: ended - fromMonth, owed, taken: taken - fromOthers });
  };

  /** First from where they were given to, then from the other tokens; what is not there stays owed. */
  const takeBack = (invoice: BilledInvoice, isRunning: boolean): void => {
    const { given, ended, taken } = marksOf(invoice.id);
    const missing = Math.max(0, backOf(invoice, given, held.refunds) - ended - taken);
    if (missing === 0) return;
    const pools = split(missing, invoice.kind === 'plan' ? 'monthly' : 'lasting');
    const fromMonth = isRunning ? pools.monthly : 0;
    const fromOthers = pools.monthly + pools.lasting - fromMonth;
    if (fromMonth + fromOthers > 0)
      moveOf(invoice.id, 'refund', { monthly: -pools.monthly, lasting: -pools.lasting });
    change(invoice.id, {
      ended: ended + fromMonth,
      owed: taken + missing - fromMonth,
      taken: taken + fromOthers,
    });
  };

  const split = (wanted: number, first: keyof Pools): Pools => {
    if (first === 'monthly') {
      const own = Math.min(wanted, monthly);
      return { monthly: own, lasting: Math.min(wanted - own, lasting) };
    }
    const own = Math.min(wanted, lasting);
    return { lasting: own, monthly: Math.min(wanted - own, monthly) };
  };

  return { moves, marks, endMonth, endRest, give, bringBack, takeBack };
};
