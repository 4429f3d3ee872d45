import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { customersOf } from './customers.ts';
import { paymentsOf } from './payments-of.ts';
import { readState } from './sync-keeper.ts';

/**
 * Asks for the end of everything that a keeper pays for, as part of deleting the account. Payment pages
 * that are open close too: what is paid there later would be nobody's.
 */
export const leavePlans = async (tx: Transaction, userId: string): Promise<void> => {
  const customers = await customersOf(tx, userId);
  const open = await tx.execute<{ session_id: string }>(sql`
    select session_id from checkouts
    where user_id = ${userId} and state = 'open' and session_id is not null order by session_id`);
  const sessions = open.rows.map(({ session_id: session }) => session);
  if (customers.length > 0 || sessions.length > 0)
    await enqueue(tx, { kind: 'cancel-plans', customers, sessions });
};

/** Closes these payment pages and ends every subscription of these customers at once. */
export const cancelPlans = async (
  ctx: Ctx,
  { customers, sessions }: { customers: readonly string[]; sessions: readonly string[] },
): Promise<void> => {
  const payments = paymentsOf(ctx);
  for (const session of sessions) await payments.endCheckout(session);
  const { plans } = await readState(ctx, customers);
  for (const { id, status } of plans) if (status !== 'ended') await payments.cancelNow(id);
};
