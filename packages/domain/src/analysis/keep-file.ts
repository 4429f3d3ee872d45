import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';

/**
 * Puts the photo of an analysis whose row is there. The row may be erased while the file is written,
 * by somebody who found no file yet: then this takes it away again.
 */
export const keepFile = async (
  ctx: Ctx,
  input: { id: string; key: string; bytes: Uint8Array },
): Promise<void> => {
  const { id, key, bytes } = input;
  await ctx.files.put(key, bytes);
  const row = await asSystem(ctx, (tx) => tx.execute(sql`select 1 from analyses where id = ${id}`));
  if (row.rows.length === 0) await ctx.files.remove(key);
};
