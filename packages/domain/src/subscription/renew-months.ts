import type { PlanId } from '@nishiki/contract/plans';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { endMonth, giveMonth, setTier } from './give-month.ts';
import { nextMonth } from './months.ts';

const BATCH = 100;

type Due = { user_id: string };
type Held = {
  plan: PlanId;
  started_at: string;
  period_end: string;
  ends_at: string | null;
};

/** One keeper's month, under the lock of their subscription. @returns false when another did it first */
const renewOne = (ctx: Ctx, userId: string): Promise<boolean> =>
  asSystem(ctx, async (tx) => {
    const now = ctx.now();
    const found = await tx.execute<Held>(sql`
      select plan, started_at, period_end, ends_at from subscriptions
      where user_id = ${userId} and source = 'operator'
        and period_end <= ${now.toISOString()}::timestamptz for update`);
    const held = found.rows[0];
    if (!held) return false;
    const start = new Date(held.period_end);
    await endMonth(tx, userId, start.toISOString());
    // By now, not by the end of the old month: after a long stop the plan may have ended meanwhile.
    if (held.ends_at !== null && new Date(held.ends_at) <= now) {
      await tx.execute(sql`delete from subscriptions where user_id = ${userId}`);
      await setTier(tx, userId, null);
      return true;
    }
    const anchor = new Date(held.started_at).getUTCDate();
    // After a long stop months are not made up for: the one that is running now is given.
    let [from, to] = [start, nextMonth(start, anchor)];
    while (to <= now) [from, to] = [to, nextMonth(to, anchor)];
    await tx.execute(sql`
      update subscriptions set period_start = ${from.toISOString()}, period_end = ${to.toISOString()},
        version = version + 1 where user_id = ${userId}`);
    await giveMonth(tx, { userId, plan: held.plan, key: from.toISOString() });
    return true;
  });

/** Begins the next month of each plan that an operator gave and whose month is over. */
export const renewMonths = async (ctx: Ctx): Promise<number> => {
  let renewed = 0;
  for (;;) {
    const due = await asSystem(ctx, (tx) =>
      tx.execute<Due>(sql`
        select user_id from subscriptions
        where source = 'operator' and period_end <= ${ctx.now().toISOString()}::timestamptz
        order by period_end limit ${BATCH}`),
    );
    if (due.rows.length === 0) return renewed;
    for (const { user_id: userId } of due.rows) if (await renewOne(ctx, userId)) renewed += 1;
  }
};
