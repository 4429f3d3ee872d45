import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';

/**
 * Ends sessions of a keeper, from the next request on. `keep` is left out of it. Locked in the order
 * of their ids, since two who end the same ones in different orders would wait for each other.
 */
export const endSessions = async (
  tx: Transaction,
  input: { userId: string; because: string; keep?: string; only?: string },
): Promise<number> => {
  const { userId, because, keep, only } = input;
  const ended = await tx.execute(sql`
    with standing as (
      select id from sessions
      where user_id = ${userId} and ended_at is null
        and (${keep ?? null}::uuid is null or id <> ${keep ?? null}::uuid)
        and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)
      order by id for update)
    update sessions set ended_at = now(), ended_because = ${because}
    where user_id = ${userId} and id in (select id from standing)
    returning id`);
  return ended.rows.length;
};
