import { dailyChecklist, weeklyChecklist } from '@nishiki/contract/checklists';
import { sql } from 'drizzle-orm';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { awardExperience, type Award } from './award-experience.ts';
import { localDay, mondayOf } from './day.ts';

const PREFIX = 'Completed: ';

/**
 * A checklist item that the keeper says is done. What it earns is the table's; a daily item earns
 * once a day, a weekly one once from Monday to Sunday, in the keeper's time zone.
 * @throws DomainError invalid_request for a task that is on no list
 */
export const awardChecklist = async (
  ctx: Ctx,
  input: { activityType: 'daily_checklist' | 'weekly_checklist'; description: string },
): Promise<Award> => {
  const { userId } = keeperOf(ctx.actor);
  const daily = input.activityType === 'daily_checklist';
  const list = daily ? dailyChecklist : weeklyChecklist;
  const task = input.description.startsWith(PREFIX)
    ? input.description.slice(PREFIX.length).trim()
    : '';
  const item = list.findIndex((entry) => entry.task === task);
  const found = list[item];
  if (!found)
    throw new DomainError('invalid_request', 'no such checklist item', {
      userMessage: 'There is no such task on the checklist.',
    });
  return asSystem(ctx, async (tx) => {
    const zone = await tx.execute<{ time_zone: string | null }>(
      sql`select time_zone from profiles where user_id = ${userId}`,
    );
    const day = localDay(ctx.now(), zone.rows[0]?.time_zone ?? null);
    return awardExperience(tx, {
      userId,
      type: daily ? 'daily_checklist' : 'weekly_checklist_complete',
      deed: `${found.id} ${daily ? day : mondayOf(day)}`,
      description: `${PREFIX}${found.task}`,
      item,
      now: ctx.now(),
    });
  });
};
