import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { DomainError } from '../errors.ts';

export type Reservation = {
  readonly userId: string;
  /** UUID of the reservation; what the work makes may carry the same id. */
  readonly id: string;
  /** What the tokens are for, such as 'identify'. */
  readonly feature: string;
  /** Whole tokens, at least 1. */
  readonly cost: number;
  /** Names the wish, so that sending it twice pays once. */
  readonly key: string;
  readonly seconds: number;
};

/**
 * Takes tokens before the work: monthly ones first, then lasting ones. One guarded statement, so that
 * any number of requests at once never take more than there is.
 * @throws DomainError tokens_short
 * @throws DatabaseError of token_reservations_once when the wish is under way or was fulfilled
 */
export const reserveTokens = async (tx: Transaction, input: Reservation): Promise<void> => {
  const { userId, id, feature, cost, key, seconds } = input;
  const taken = await tx.execute(sql`
    with paid as (
      update wallets set
        split_monthly = least(monthly, ${cost}),
        monthly = monthly - least(monthly, ${cost}),
        lasting = lasting - (${cost} - least(monthly, ${cost})),
        used = used + ${cost},
        seq = seq + 1
      where user_id = ${userId} and monthly + lasting >= ${cost}
      returning user_id, seq, split_monthly as from_monthly, monthly + lasting as balance),
    reserved as (
      insert into token_reservations
        (user_id, id, idempotency_key, feature, cost, from_monthly, state, expires_at)
      select user_id, ${id}, ${key}, ${feature}, ${cost}, from_monthly, 'reserved',
             now() + make_interval(secs => ${seconds}) from paid)
    insert into token_ledger (user_id, seq, idempotency_key, kind, monthly, lasting, balance_after,
                              feature, reservation_id)
    select user_id, seq, ${`spend:${id}`}, 'spend', -from_monthly, from_monthly - ${cost}::integer, balance,
           ${feature}, ${id} from paid
    returning seq`);
  if (taken.rows.length === 1) return;
  const has = await balanceOf(tx, userId);
  throw new DomainError('tokens_short', `needs ${cost}, has ${has}`, {
    userMessage: `This needs ${cost} ${cost === 1 ? 'token' : 'tokens'}, you have ${has}.`,
  });
};

export const balanceOf = async (tx: Transaction, userId: string): Promise<number> => {
  const found = await tx.execute<{ balance: number }>(
    sql`select monthly + lasting as balance from wallets where user_id = ${userId}`,
  );
  return found.rows[0]?.balance ?? 0;
};
