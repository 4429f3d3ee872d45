import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { describe, expect, it } from 'vitest';
import { asKeeper, newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { awardChecklist } from './award-checklist.ts';
import { updateDailyStreak } from './update-daily-streak.ts';

const db = await createTestDatabase();
const at = (time: string) => testCtx(db, { now: () => new Date(time) });

const keeperIn = async (zone: string | null = null): Promise<string> => {
  const userId = await newKeeper(at('2026-12-01T12:00:00Z'));
  await moveTo(userId, zone);
  return userId;
};
const moveTo = async (userId: string, zone: string | null): Promise<void> => {
  await db.asOwner('update profiles set time_zone = $2 where user_id = $1', [userId, zone]);
};

const daily = (userId: string, time: string, task = 'Feed koi') =>
  awardChecklist(asKeeper(at(time), userId), {
    activityType: 'daily_checklist',
    description: `Completed: ${task}`,
  });
const weekly = (userId: string, time: string, task = 'Clean filter media') =>
  awardChecklist(asKeeper(at(time), userId), {
    activityType: 'weekly_checklist',
    description: `Completed: ${task}`,
  });

describe('the checklist', () => {
  // Points and tickets are decisions.md, "Experience", in the order of the specification's items.
  it.each([
    [daily, 'Feed koi', 5, 0],
    [daily, 'Check water temperature', 3, 0],
    [daily, 'Observe behavior', 5, 0],
    [weekly, 'Test water parameters', 15, 1],
    [weekly, 'Clean filter media', 20, 1],
    [weekly, 'General pond cleaning', 25, 2],
  ])('gives for an item (%#) its points and tickets, once', async (done, task, points, tickets) => {
    const userId = await keeperIn();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => done(userId, '2026-12-01T12:00:00Z', task)),
    );
    expect(all.filter(({ awarded }) => awarded > 0)).toEqual([
      { awarded: points, tickets, experience_points: points, level: 1 },
    ]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-12-01T09:59:59Z', '2026-12-01T10:00:00Z'],
    ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-12-01T08:00:00Z'],
    [null, '2026-12-01T23:59:59Z', '2026-12-02T00:00:00Z'],
  ])('of a day begins anew at midnight in %s', async (zone, before, after) => {
    const userId = await keeperIn(zone);
    expect((await daily(userId, before)).awarded).toBe(5);
    expect((await daily(userId, before)).awarded).toBe(0);
    expect((await daily(userId, after)).awarded).toBe(5);
  });

  // 7 December 2026 is a Monday.
  it.each([
    ['Pacific/Kiritimati', '2026-12-06T09:59:59Z', '2026-12-06T10:00:00Z'],
    ['America/Los_Angeles', '2026-12-07T07:59:59Z', '2026-12-07T08:00:00Z'],
    [null, '2026-12-06T23:59:59Z', '2026-12-07T00:00:00Z'],
  ])('of a week begins anew on Monday in %s', async (zone, sunday, monday) => {
    const userId = await keeperIn(zone);
    expect((await weekly(userId, '2026-12-01T12:00:00Z')).awarded).toBe(20);
    expect((await weekly(userId, sunday)).awarded).toBe(0);
    expect((await weekly(userId, monday)).awarded).toBe(20);
    expect((await weekly(userId, '2026-12-13T07:00:00Z')).awarded).toBe(0);
  });

  it.each([
    ['daily_checklist', 'Completed: Win the lottery'],
    ['daily_checklist', 'Feed koi'],
    ['daily_checklist', 'Completed: Clean filter media'],
    ['weekly_checklist', 'Completed: Feed koi'],
    ['weekly_checklist', ''],
  ] as const)('refuses %s, %s', async (activityType, description) => {
    const userId = await keeperIn();
    const asked = awardChecklist(asKeeper(at('2026-12-01T12:00:00Z'), userId), {
      activityType,
      description,
    });
    await expect(asked).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

const day = (n: number, hour = '12:00:00'): string =>
  `2026-12-${String(n).padStart(2, '0')}T${hour}Z`;
const streak = async (userId: string, time: string): Promise<number> =>
  (await updateDailyStreak(asKeeper(at(time), userId))).daily_streak;
/** A daily task and the question for the streak, as the page does both. */
const keepUp = async (userId: string, time: string): Promise<number> => {
  await daily(userId, time);
  return streak(userId, time);
};
const bonuses = (userId: string) =>
  db.asOwner<{ points: number }>(
    `select experience_points as points from experience_activities
     where user_id = $1 and activity_type = 'weekly_streak_bonus'`,
    [userId],
  );

describe('the streak', () => {
  it('counts days in a row, and every seventh earns 25 points once', async () => {
    const userId = await keeperIn();
    for (let n = 1; n <= 14; n += 1) {
      expect(await keepUp(userId, day(n))).toBe(n);
      expect(await bonuses(userId)).toHaveLength(Math.floor(n / 7));
    }
    expect((await bonuses(userId)).map(({ points }) => points)).toEqual([25, 25]);
  });

  it('counts a day once, when ten ask at the same time', async () => {
    const userId = await keeperIn();
    for (let n = 1; n <= 6; n += 1) await keepUp(userId, day(n));
    await daily(userId, day(7));
    const asked = await Promise.all(Array.from({ length: 10 }, () => streak(userId, day(7))));
    expect(new Set(asked)).toEqual(new Set([7]));
    expect(await bonuses(userId)).toHaveLength(1);
  });

  it('begins anew after a gap', async () => {
    const userId = await keeperIn();
    for (let n = 1; n <= 3; n += 1) await keepUp(userId, day(n));
    expect(await keepUp(userId, day(5))).toBe(1);
    expect(await keepUp(userId, day(6))).toBe(2);
  });

  it('does not grow without a task done today', async () => {
    const userId = await keeperIn();
    await keepUp(userId, day(1));
    expect(await streak(userId, day(2))).toBe(1);
    // A weekly task is not a daily one.
    await weekly(userId, day(2));
    expect(await streak(userId, day(2))).toBe(1);
    expect(await keepUp(userId, day(2, '23:00:00'))).toBe(2);
  });

  it("goes by the keeper's own midnight", async () => {
    const userId = await keeperIn('America/Los_Angeles');
    expect(await keepUp(userId, day(2, '07:59:59'))).toBe(1);
    expect(await keepUp(userId, day(2, '08:00:00'))).toBe(2);
  });

  it('counts a date once that a journey westwards gives twice', async () => {
    const userId = await keeperIn('Pacific/Kiritimati');
    // The 2nd there; still the 1st in Los Angeles, where the 2nd comes again.
    expect(await keepUp(userId, day(1, '11:00:00'))).toBe(1);
    await moveTo(userId, 'America/Los_Angeles');
    expect(await keepUp(userId, day(1, '12:00:00'))).toBe(1);
    expect(await keepUp(userId, day(2, '12:00:00'))).toBe(1);
    expect(await keepUp(userId, day(3, '12:00:00'))).toBe(2);
  });
});
