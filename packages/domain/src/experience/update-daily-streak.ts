import { sql } from 'drizzle-orm';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { awardExperience } from './award-experience.ts';
import { dayBefore, localDay } from './day.ts';

const WEEK = 7;

type Row = {
  daily_streak: number;
  streak_day: string | null;
  time_zone: string | null;
  done_today: boolean;
};

/**
 * Counts days in a row with a daily task done, in the keeper's time zone. Calling it again on one day,
 * or without a task done today, changes nothing; every seventh day running earns the bonus.
 */
export const updateDailyStreak = async (ctx: Ctx): Promise<{ daily_streak: number }> => {
  const { userId } = keeperOf(ctx.actor);
  return asSystem(ctx, async (tx) => {
    const zone = await tx.execute<{ time_zone: string | null }>(
      sql`select time_zone from profiles where user_id = ${userId} for update`,
    );
    const today = localDay(ctx.now(), zone.rows[0]?.time_zone ?? null);
    const found = await tx.execute<Row>(sql`
      select daily_streak, streak_day, time_zone,
             exists (select 1 from experience_activities a
                     where a.user_id = p.user_id and activity_type = 'daily_checklist' and day = ${today}) as done_today
      from profiles p where user_id = ${userId}`);
    const profile = found.rows[0];
    if (!profile) throw new DomainError('not_found', 'no profile');
    // A journey westwards can give one date twice; the streak counts it once.
    const counted = profile.streak_day !== null && profile.streak_day >= today;
    if (!profile.done_today || counted) return { daily_streak: profile.daily_streak };
    const streak = profile.streak_day === dayBefore(today) ? profile.daily_streak + 1 : 1;
    await tx.execute(sql`
      update profiles set daily_streak = ${streak}, streak_day = ${today} where user_id = ${userId}`);
    if (streak % WEEK === 0)
      await awardExperience(tx, {
        userId,
        type: 'weekly_streak_bonus',
        deed: `streak ${today}`,
        description: 'Seven days running',
        now: ctx.now(),
      });
    return { daily_streak: streak };
  });
};
