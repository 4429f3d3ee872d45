import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';

/** Erases one of the keeper's own analyses with its photo. @throws DomainError not_found */
export const deleteAnalysis = async (ctx: Ctx, input: { id: string }): Promise<void> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<{ photo_key: string | null }>(
      sql`select photo_key from analyses where user_id = ${userId} and id = ${input.id}`,
    ),
  );
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no such analysis of this keeper');
  // The file first: should it fail, the row still leads to it.
  if (row.photo_key) await ctx.files.remove(row.photo_key);
  await inOwnRows(ctx, (tx, userId) =>
    tx.execute(sql`delete from analyses where user_id = ${userId} and id = ${input.id}`),
  );
};
