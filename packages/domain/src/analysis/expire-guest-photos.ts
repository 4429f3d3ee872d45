import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';

/** Rows in one go, so that a run never holds many locks. */
const BATCH = 200;

/**
 * Erases guests' photos and analyses whose time is over. The file goes first: if the process dies
 * in between, the row is still there and the next run finishes the work.
 * @returns how many were erased
 */
export const expireGuestPhotos = async (ctx: Ctx): Promise<number> => {
  let erased = 0;
  for (;;) {
    const due = await ctx.db.withRole('system', {}, (tx) =>
      tx.execute<{ id: string; photo_key: string | null }>(sql`
        select id, photo_key from analyses where expires_at < ${ctx.now().toISOString()}::timestamptz
        order by expires_at limit ${BATCH}`),
    );
    if (due.rows.length === 0) return erased;
    for (const row of due.rows) {
      if (row.photo_key) await ctx.files.remove(row.photo_key);
      await ctx.db.withRole('system', {}, (tx) =>
        tx.execute(sql`delete from analyses where id = ${row.id}`),
      );
      erased += 1;
    }
  }
};
