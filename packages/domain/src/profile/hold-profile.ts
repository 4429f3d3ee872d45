import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { DomainError } from '../errors.ts';

/**
 * An account that was erased meanwhile must not get new rows; one that is there cannot go now.
 * @throws DomainError session_ended
 */
export const holdProfile = async (tx: Transaction, userId: string): Promise<void> => {
  const held = await tx.execute(sql`select 1 from profiles where user_id = ${userId} for update`);
  if (held.rows.length === 0) throw new DomainError('session_ended', 'the account is gone');
};
