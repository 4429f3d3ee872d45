import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';
import { paymentsOf } from './payments-of.ts';

type Row = {
  kind: 'plan' | 'tokens' | 'operator';
  amount: number;
  provider_id: string;
  subscription_id: string | null;
  /** Asked for while the month that was paid for ran. */
  ends_plan: boolean | null;
};

const find = (ctx: Ctx, userId: string, refundId: string): Promise<Row | undefined> =>
  asSystem(ctx, async (tx) => {
    const found = await tx.execute<Row>(sql`
      select r.kind, r.amount, i.provider_id, i.subscription_id,
        r.created_at < i.period_end as ends_plan
      from refunds r join invoices i on i.user_id = r.user_id and i.id = r.invoice_id
      where r.user_id = ${userId} and r.id = ${refundId} and r.state = 'asked'`);
    return found.rows[0];
  });

/** With the reading that it calls for, so that neither is without the other. */
const end = (ctx: Ctx, userId: string, refundId: string, state: 'done' | 'failed') =>
  asSystem(ctx, async (tx) => {
    await tx.execute(sql`
      update refunds set state = ${state}, ended_at = now()
      where user_id = ${userId} and id = ${refundId} and state = 'asked'`);
    await enqueue(tx, { kind: 'sync-billing', userId });
  });

/**
 * Hands the money of a refund back. The plan ends after that, never before. Where the payment service
 * refuses for good, the refund has failed, and the next reading gives the tokens back.
 */
export const doRefund = async (
  ctx: Ctx,
  input: { userId: string; refundId: string },
): Promise<void> => {
  const payments = paymentsOf(ctx);
  const { userId, refundId } = input;
  const row = await find(ctx, userId, refundId);
  if (!row) return;
  try {
    await payments.refund({ key: refundId, invoice: row.provider_id, amount: row.amount });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'payment_refused') throw error;
    ctx.log.error({ userId, refundId, error: error.message }, 'a refund was refused');
    await end(ctx, userId, refundId, 'failed');
    return;
  }
  if (row.kind === 'plan' && row.ends_plan && row.subscription_id)
    await payments.cancelNow(row.subscription_id);
  await end(ctx, userId, refundId, 'done');
};
