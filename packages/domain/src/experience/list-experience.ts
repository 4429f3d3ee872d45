import type { experienceActivitySchema } from '@nishiki/contract/account';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Ctx } from '../ctx.ts';
import { inOwnRows } from '../own-rows.ts';
import { isOwnFilter, readLimit } from '../rest-query.ts';
import { iso } from '../timestamp.ts';

const MOST = 100;

type Activity = z.infer<typeof experienceActivitySchema>;

/** The keeper's own deeds, newest first. */
export const listExperience = async (
  ctx: Ctx,
  input: { user_id?: string | undefined; limit?: string | undefined },
): Promise<Activity[]> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<Activity>(sql`
      select id, user_id, activity_type, description, experience_points, created_at
      from experience_activities where user_id = ${userId}
      order by created_at desc, id desc limit ${readLimit(input.limit, MOST)}`),
  );
  // Asked for in any case: a session that has ended gets no answer at all, not even an empty one.
  if (!isOwnFilter(ctx, input.user_id)) return [];
  return found.rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
};
