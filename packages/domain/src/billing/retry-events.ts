import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asOperator } from '../operator/policy.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';

/** Their tasks may still wait for a later try, or have been given up: they begin anew. */
const retryMessages = async (tx: Transaction): Promise<number> => {
  const failed = await tx.execute<{ id: string }>(sql`
    update billing_events set state = 'waiting' where state = 'failed' returning id`);
  for (const { id } of failed.rows) {
    await tx.execute(
      sql`delete from outbox where kind = 'billing-event' and payload->>'event' = ${id}`,
    );
    await enqueue(tx, { kind: 'billing-event', event: id });
  }
  return failed.rows.length;
};

/** Money that is still to go back, and that nothing sends any more. */
const retryRefunds = async (tx: Transaction): Promise<number> => {
  const stuck = await tx.execute<{ user_id: string; id: string }>(sql`
    select user_id, id from refunds r
    where state = 'asked' and not exists (
      select 1 from outbox where kind = 'refund' and payload->>'refundId' = r.id::text)
    for update`);
  for (const { user_id: userId, id: refundId } of stuck.rows)
    await enqueue(tx, { kind: 'refund', userId, refundId });
  return stuck.rows.length;
};

/** Has the site follow every failed message of the payment service again, and send refunds that got stuck. */
export const retryEvents = async (ctx: Ctx): Promise<{ events: number; refunds: number }> => {
  asOperator(ctx);
  const retried = await asSystem(ctx, async (tx) => ({
    events: await retryMessages(tx),
    refunds: await retryRefunds(tx),
  }));
  ctx.log.info(retried, 'payment events retried by operator');
  ctx.wakeOutbox();
  return retried;
};
