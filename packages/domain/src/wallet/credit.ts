import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';

export type Credit = {
  readonly userId: string;
  readonly kind:
    'sign_up' | 'monthly' | 'monthly_ended' | 'operator' | 'purchase' | 'referral' | 'refund';
  /** Tokens of the running month: they go first, and end with it. Negative when it ends. */
  readonly monthly?: number;
  /** Tokens that stay until they are spent. */
  readonly lasting?: number;
  /** Names the event, so that the same one never counts twice: the second fails on `token_ledger_once`. */
  readonly key: string;
  readonly note?: string | null;
};

/**
 * Changes a balance and writes the ledger line in one statement.
 * @returns the balance after it
 * @throws DatabaseError of the constraint token_ledger_once when the event was counted before
 */
export const credit = async (tx: Transaction, input: Credit): Promise<number> => {
  const { userId, kind, monthly = 0, lasting = 0, key, note = null } = input;
  const done = await tx.execute<{ balance_after: number }>(sql`
    with changed as (
      update wallets set monthly = monthly + ${monthly}, lasting = lasting + ${lasting}, seq = seq + 1
      where user_id = ${userId}
      returning user_id, seq, monthly + lasting as balance)
    insert into token_ledger (user_id, seq, idempotency_key, kind, monthly, lasting, balance_after, note)
    select user_id, seq, ${key}, ${kind}, ${monthly}, ${lasting}, balance, ${note} from changed
    returning balance_after`);
  const line = done.rows[0];
  if (!line) throw new Error('there is no such wallet');
  return line.balance_after;
};
