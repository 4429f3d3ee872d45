import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { enqueue } from '../outbox/enqueue.ts';
import { openAccount } from './customers.ts';

/**
 * Gives a keeper what was paid for without an account from an address that they have proved to read.
 * Nothing to one who is erased at this moment: it waits for the next. Call it where somebody signs in,
 * inside that transaction.
 */
export const claimPurchases = async (
  tx: Transaction,
  account: { user_id: string; email: string; email_verified_at: string | null },
): Promise<boolean> => {
  if (account.email_verified_at === null) return false;
  const claimed = await tx.execute(sql`
    with keeper as (
      select user_id from accounts where user_id = ${account.user_id} for key share)
    update billing_customers c set user_id = k.user_id, email = null from keeper k
    where c.email = ${account.email} and c.user_id is null returning c.customer_id`);
  if (claimed.rows.length === 0) return false;
  await openAccount(tx, account.user_id);
  await enqueue(tx, { kind: 'sync-billing', userId: account.user_id });
  return true;
};
