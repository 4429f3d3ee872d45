import type { deviceSessionSchema } from '@nishiki/contract/account';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { inOwnRows } from '../own-rows.ts';
import { iso } from '../timestamp.ts';

type Row = { id: string; device: string; created_at: string; refreshed_at: string };

/** Devices on which the keeper is signed in, this one first, then the latest used. */
export const listSessions = async (ctx: Ctx): Promise<z.infer<typeof deviceSessionSchema>[]> => {
  const { sessionId, userId } = keeperOf(ctx.actor);
  const found = await inOwnRows(ctx, (tx) =>
    tx.execute<Row>(sql`
      select id, device, created_at, refreshed_at from sessions
      where user_id = ${userId} and ended_at is null order by (id = ${sessionId}) desc, refreshed_at desc`),
  );
  return found.rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: iso(row.created_at),
    last_used_at: iso(row.refreshed_at),
    current: row.id === sessionId,
  }));
};
