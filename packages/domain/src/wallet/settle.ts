import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';

/**
 * The work was done: the tokens stay spent. Call it in the transaction that stores the work's result,
 * so that neither is without the other.
 * @returns false when the reservation had been released in the meantime (it took too long)
 */
export const settleTokens = async (
  tx: Transaction,
  input: { userId: string; id: string },
): Promise<boolean> => {
  const settled = await tx.execute(sql`
    update token_reservations set state = 'settled', ended_at = now()
    where user_id = ${input.userId} and id = ${input.id} and state = 'reserved'
    returning id`);
  return settled.rows.length === 1;
};
