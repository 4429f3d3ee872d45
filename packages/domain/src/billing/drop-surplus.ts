import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { customersOf } from './customers.ts';
import type { BilledInvoice } from './facts.ts';
import { chooseHolder, isOfMonth } from './holder.ts';
import { paymentsOf } from './payments-of.ts';
import { readState } from './sync-keeper.ts';

/** @returns false when the payment service refuses for good: then it is for the operator to see to */
const goesBack = async (ctx: Ctx, invoice: BilledInvoice): Promise<boolean> => {
  const amount = invoice.paid - invoice.refunded - invoice.disputed;
  if (amount <= 0) return true;
  try {
    await paymentsOf(ctx).refund({ key: `surplus:${invoice.id}`, invoice: invoice.id, amount });
    return true;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'payment_refused') throw error;
    ctx.log.error({ invoice: invoice.id }, 'a second subscription could not be paid back');
    return false;
  }
};

/**
 * A second subscription, begun in another tab or paid for without an account: it ends, and what was
 * paid for its running month goes back in full. Asked anew, since the first may have ended meanwhile.
 */
export const dropSurplus = async (
  ctx: Ctx,
  input: { userId: string; subscription: string },
): Promise<void> => {
  const payments = paymentsOf(ctx);
  const { userId, subscription } = input;
  const { customers, held } = await asSystem(ctx, async (tx) => {
    const found = await tx.execute<{ provider_id: string | null }>(
      sql`select provider_id from subscriptions where user_id = ${userId}`,
    );
    return {
      customers: await customersOf(tx, userId),
      held: found.rows[0]?.provider_id ?? null,
    };
  });
  const state = await readState(ctx, customers);
  const { others } = chooseHolder(state.plans, state.invoices, payments.now(), held);
  const surplus = others.find(({ id }) => id === subscription);
  if (!surplus) return;
  const paid = state.invoices.filter(
    (invoice) => invoice.status === 'paid' && isOfMonth(invoice, surplus),
  );
  let allWentBack = true;
  for (const invoice of paid) if (!(await goesBack(ctx, invoice))) allWentBack = false;
  await payments.cancelNow(surplus.id);
  // Not done here: should that fail, this task would find nothing to do any more, and tell nobody.
  await asSystem(ctx, async (tx) => {
    await enqueue(tx, { kind: 'sync-billing', userId });
    if (allWentBack) await enqueue(tx, { kind: 'plan-returned', userId });
  });
  ctx.wakeOutbox();
  ctx.log.info({ userId, subscription }, 'a second subscription was ended');
};
