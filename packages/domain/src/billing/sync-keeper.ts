import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';
import { credit } from '../wallet/credit.ts';
import { customersOf, openAccount } from './customers.ts';
import { decide, type Decision } from './decide.ts';
import type { BilledInvoice, CustomerState } from './facts.ts';
import { holdBooks } from './held.ts';
import { keepInvoice } from './keep-invoices.ts';
import { keepPlan } from './keep-plan.ts';
import { paymentsOf } from './payments-of.ts';

type Reading = { readonly applied: number; readonly customers: readonly string[] };

/** How many readings were applied before this one asks. Null for nobody's, or an account that is gone. */
const beginReading = async (tx: Transaction, userId: string): Promise<Reading | null> => {
  const customers = await customersOf(tx, userId);
  if (customers.length === 0) return null;
  await openAccount(tx, userId);
  const found = await tx.execute<{ applied: number }>(
    sql`select applied from billing_accounts where user_id = ${userId}`,
  );
  return { applied: found.rows[0]?.applied ?? 0, customers };
};

/**
 * Held until the transaction ends. @returns false when another reading was applied since this one
 * began: that may know what this one was too early for
 */
const takeTurn = async (tx: Transaction, userId: string, applied: number): Promise<boolean> => {
  const taken = await tx.execute(sql`
    update billing_accounts set applied = applied + 1
    where user_id = ${userId} and applied = ${applied} returning user_id`);
  return taken.rows.length === 1;
};

/** Once, when a payment has failed: what was paid before still works for a while. */
const tellFailure = async (tx: Transaction, userId: string, { plan }: Decision): Promise<void> => {
  if (typeof plan === 'string' || plan.standing.status !== 'past_due') return;
  const graceUntil = plan.standing.graceUntil?.toISOString();
  const told = await tx.execute(sql`
    select 1 from subscriptions where user_id = ${userId} and status = 'past_due'`);
  if (graceUntil === undefined || told.rows.length > 0) return;
  await enqueue(tx, { kind: 'payment-failed', userId, graceUntil });
};

const keep = async (
  tx: Transaction,
  userId: string,
  invoices: readonly BilledInvoice[],
  decision: Decision,
): Promise<void> => {
  for (const move of decision.moves) await credit(tx, { userId, ...move });
  for (const invoice of invoices)
    await keepInvoice(tx, userId, invoice, decision.marks.get(invoice.id));
  await tellFailure(tx, userId, decision);
  await keepPlan(tx, userId, decision);
  await tx.execute(sql`
    update billing_accounts set check_at = ${decision.checkAt?.toISOString() ?? null}
    where user_id = ${userId}`);
  for (const { id } of decision.surplus)
    await enqueue(tx, { kind: 'drop-surplus', userId, subscription: id });
};

/** Everything that the keeper bought, as the payment service says now. */
export const readState = async (ctx: Ctx, customers: readonly string[]): Promise<CustomerState> => {
  const payments = paymentsOf(ctx);
  const states = await Promise.all(customers.map((customer) => payments.readCustomer(customer)));
  return {
    plans: states.flatMap(({ plans }) => plans),
    invoices: states.flatMap(({ invoices }) => invoices),
  };
};

/** @returns false when it came too late and has to be made again */
const readOnce = async (ctx: Ctx, userId: string): Promise<boolean> => {
  const reading = await asSystem(ctx, (tx) => beginReading(tx, userId));
  if (reading === null) return true;
  const state = await readState(ctx, reading.customers);
  const now = paymentsOf(ctx).now();
  return asSystem(ctx, async (tx) => {
    if (!(await takeTurn(tx, userId, reading.applied))) return false;
    const held = await holdBooks(tx, userId);
    if (held === null) return true;
    const decision = decide(state, held, now);
    await keep(tx, userId, state.invoices, decision);
    if (decision.moves.length > 0)
      ctx.log.info({ userId, moves: decision.moves.length }, 'payments changed a balance');
    return true;
  });
};

/** More than ever meet at one keeper: a dozen messages of one payment, and the keeper's own return. */
const MOST_TRIES = 20;

/**
 * Brings plan, tokens and invoices of a keeper to what the payment service says now. May be called at
 * any time, any number of times, by several processes at once.
 * @throws DomainError payments_off, payment_unreachable
 */
export const syncKeeper = async (ctx: Ctx, userId: string): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1)
    if (await readOnce(ctx, userId)) {
      ctx.wakeOutbox();
      return;
    }
  throw new DomainError('payment_unreachable', 'too many readings of one keeper at once');
};
