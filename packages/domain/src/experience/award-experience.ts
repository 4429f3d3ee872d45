import { experienceRules, levelAt, levels } from '@nishiki/contract/experience';
import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import { localDay } from './day.ts';

export type Deed = {
  readonly userId: string;
  /** A type of the contract's table. */
  readonly type: string;
  /** Names the deed, such as an analysis' id: the same one never earns twice. */
  readonly deed: string;
  readonly description: string;
  /** Which entry of the rule's points, for checklists. Default the first. */
  readonly item?: number;
  readonly now: Date;
};

export type Award = {
  /** Points for this deed; 0 when it earned before, or the day's cap is reached. */
  readonly awarded: number;
  readonly tickets: number;
  readonly experience_points: number;
  readonly level: number;
};

type Row = {
  experience_points: number;
  level: number;
  time_zone: string | null;
};

/** Tickets for every level that is newly reached. A level is never lost, so they come once. */
const ticketsBetween = (before: number, after: number): number =>
  levels
    .filter(({ level }) => level > before && level <= after)
    .reduce((sum, { tickets }) => sum + tickets, 0);

/**
 * Gives the experience of a deed, once, within the caps of the contract's table, in the keeper's own
 * day. Call it in the transaction that does the deed.
 */
export const awardExperience = async (tx: Transaction, deed: Deed): Promise<Award> => {
  const { userId, type } = deed;
  const rule = experienceRules.find((entry) => entry.type === type);
  if (!rule) throw new Error(`no rule for ${type}`);
  // The profile's row is locked first, so that deeds at once are counted one after the other.
  const found = await tx.execute<Row>(sql`
    select experience_points, level, time_zone from profiles where user_id = ${userId} for update`);
  const profile = found.rows[0];
  if (!profile) throw new Error('there is no such profile');
  const day = localDay(deed.now, profile.time_zone);
  const id = uuidv7();
  const points = rule.points[deed.item ?? 0] ?? 0;
  const itemTickets = rule.tickets?.[deed.item ?? 0] ?? 0;
  const earned = await tx.execute(sql`
    insert into experience_activities
      (user_id, id, activity_type, deed, description, experience_points, show_tickets, day)
    select ${userId}, ${id}, ${type}, ${deed.deed}, ${deed.description}, ${points}, ${itemTickets}, ${day}
    where ${rule.dailyCap}::integer is null
       or (select count(*) from experience_activities
           where user_id = ${userId} and activity_type = ${type} and day = ${day}) < ${rule.dailyCap}::integer
    on conflict (user_id, activity_type, deed) do nothing
    returning id`);
  if (earned.rows.length === 0)
    return {
      awarded: 0,
      tickets: 0,
      experience_points: profile.experience_points,
      level: profile.level,
    };
  const total = profile.experience_points + points;
  const level = Math.max(profile.level, levelAt(total).level);
  const tickets = itemTickets + ticketsBetween(profile.level, level);
  await tx.execute(sql`
    update profiles set experience_points = ${total}, level = ${level},
      show_tickets = show_tickets + ${tickets} where user_id = ${userId}`);
  return { awarded: points, tickets, experience_points: total, level };
};
