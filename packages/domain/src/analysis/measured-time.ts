import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';

/** How many of the latest analyses the shown time is taken over. */
const LATEST = 200;

/** Median milliseconds from photo to answer on this installation; null before the first analysis. */
export const measuredTime = (
  ctx: Ctx,
): Promise<{ medianMilliseconds: number; analyses: number } | null> =>
  ctx.db.withRole('system', {}, async (tx) => {
    const found = await tx.execute<{ median: number | null; n: string }>(sql`
      select percentile_cont(0.5) within group (order by ms) as median, count(*) as n
      from (select (result->>'milliseconds')::float8 as ms from analyses order by id desc limit ${LATEST}) latest`);
    const row = found.rows[0];
    if (!row || row.median === null) return null;
    return { medianMilliseconds: Math.round(row.median), analyses: Number(row.n) };
  });
