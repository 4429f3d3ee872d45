import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { releaseTokens } from './release.ts';

/** Rows in one go, so that a run never holds many locks. */
const BATCH = 200;

/**
 * Gives back what processes that died had reserved. Bears being run by several processes at once:
 * each reservation ends once.
 * @returns how many were released
 */
export const releaseStaleTokens = async (ctx: Ctx): Promise<number> => {
  let released = 0;
  for (;;) {
    const stale = await asSystem(ctx, (tx) =>
      tx.execute<{ user_id: string; id: string }>(sql`
        select user_id, id from token_reservations
        where state = 'reserved' and expires_at < now() order by expires_at limit ${BATCH}`),
    );
    if (stale.rows.length === 0) return released;
    for (const { user_id: userId, id } of stale.rows)
      if (await asSystem(ctx, (tx) => releaseTokens(tx, { userId, id, reason: 'stale' })))
        released += 1;
  }
};
