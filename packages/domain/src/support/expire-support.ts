import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';

/** Erases guests' conversations with support whose time is over. @returns how many messages went */
export const expireSupport = async (ctx: Ctx): Promise<number> => {
  const gone = await asSystem(ctx, (tx) =>
    tx.execute(sql`
      delete from support_messages where expires_at < ${ctx.now().toISOString()}::timestamptz
      returning id`),
  );
  return gone.rows.length;
};
