import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { describe, expect, it } from 'vitest';
import { asSystem } from '../own-rows.ts';
import { newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { awardExperience, type Award } from './award-experience.ts';

const db = await createTestDatabase();
const ctx = testCtx(db);

const keeperIn = async (zone: string | null = null, points = 0, level = 1): Promise<string> => {
  const userId = await newKeeper(ctx);
  await db.asOwner(
    'update profiles set time_zone = $2, experience_points = $3, level = $4 where user_id = $1',
    [userId, zone, points, level],
  );
  return userId;
};

const award = (userId: string, type: string, deed: string, time: string): Promise<Award> =>
  asSystem(ctx, (tx) =>
    awardExperience(tx, { userId, type, deed, description: 'test', now: new Date(time) }),
  );

const noon = '2026-12-01T12:00:00Z';
/** As many different deeds as there are numbers, at once. @returns how many of them earned */
const earned = async (userId: string, type: string, from: number, to: number, time = noon) => {
  const deeds = Array.from({ length: to - from }, (_, at) => `deed ${from + at}`);
  const awards = await Promise.all(deeds.map((deed) => award(userId, type, deed, time)));
  return awards.filter(({ awarded }) => awarded > 0).length;
};

const standing = async (userId: string) => {
  const [row] = await db.asOwner<Record<string, number>>(
    `select experience_points as points, level, show_tickets as tickets,
            (select count(*)::int from experience_activities a where a.user_id = p.user_id) as deeds
     from profiles p where user_id = $1`,
    [userId],
  );
  return row;
};

describe('a deed', () => {
  it('earns once, when twenty tell of it at the same time', async () => {
    const userId = await keeperIn();
    const awards = await Promise.all(
      Array.from({ length: 20 }, () => award(userId, 'image_analysis', 'one photo', noon)),
    );
    expect(awards.filter(({ awarded }) => awarded === 5)).toHaveLength(1);
    expect(awards.filter(({ awarded }) => awarded === 0)).toHaveLength(19);
    expect(await standing(userId)).toEqual({ points: 5, level: 1, tickets: 0, deeds: 1 });
  });

  it('earns once on whatever day it is told again', async () => {
    const userId = await keeperIn();
    await award(userId, 'show_entry', 'show 1', noon);
    expect((await award(userId, 'show_entry', 'show 1', '2026-12-24T12:00:00Z')).awarded).toBe(0);
  });

  // decisions.md, "Experience": points and how often a day; null where another rule limits it.
  it.each([
    ['ai_chat', 2, 10],
    ['ai_consultation', 5, 3],
    ['image_analysis', 5, 3],
    ['daily_maintenance', 10, 1],
    ['show_vote', 2, 10],
    ['community_post', 5, 2],
    ['show_entry', 25, null],
    ['first_place_show', 100, null],
  ] as const)('%s earns %i points, at most %s times a day', async (type, points, cap) => {
    const userId = await keeperIn();
    expect(await earned(userId, type, 0, 12)).toBe(cap ?? 12);
    expect((await standing(userId))?.['points']).toBe(points * (cap ?? 12));
    // Midnight in UTC, where a keeper without a time zone lives.
    expect(await earned(userId, type, 12, 13, '2026-12-01T23:59:59Z')).toBe(cap ? 0 : 1);
    expect(await earned(userId, type, 13, 14, '2026-12-02T00:00:00Z')).toBe(1);
  });

  it('is counted by type: one cap does not use up another', async () => {
    const userId = await keeperIn();
    expect(await earned(userId, 'community_post', 0, 5)).toBe(2);
    expect(await earned(userId, 'image_analysis', 0, 5)).toBe(3);
  });

  // UTC+14 without summer time; UTC-8 in December.
  it.each([
    ['Pacific/Kiritimati', '2026-12-01T09:59:59Z', '2026-12-01T10:00:00Z'],
    ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-12-01T08:00:00Z'],
  ])('belongs to the day in %s: the cap ends between %s and %s', async (zone, before, after) => {
    const userId = await keeperIn(zone);
    expect(await earned(userId, 'image_analysis', 0, 6, before)).toBe(3);
    expect(await earned(userId, 'image_analysis', 6, 12, after)).toBe(3);
  });
});

describe('a level', () => {
  // Thresholds and tickets are the specification's table of levels.
  it.each([
    [1, 95, 2, 1],
    [2, 295, 3, 2],
    [3, 595, 4, 3],
    [4, 995, 5, 5],
    [5, 1495, 6, 10],
    [6, 2495, 7, 0],
  ])('after %i is reached at %i + 5 points: level %i, %i tickets', async (from, points, to, n) => {
    const userId = await keeperIn(null, points, from);
    expect(await award(userId, 'image_analysis', 'short of it', noon)).toEqual({
      awarded: 5,
      tickets: n,
      experience_points: points + 5,
      level: to,
    });
    expect(await award(userId, 'image_analysis', 'next', noon)).toMatchObject({ tickets: 0 });
    expect(await standing(userId)).toMatchObject({ points: points + 10, level: to, tickets: n });
  });

  it('gives its tickets once, when many deeds pass it at the same time', async () => {
    const userId = await keeperIn();
    expect(await earned(userId, 'show_entry', 0, 20)).toBe(20);
    // 20 times 25 points: past 100 (1 ticket) and 300 (2 tickets), short of 600.
    expect(await standing(userId)).toEqual({ points: 500, level: 3, tickets: 3, deeds: 20 });
  });
});
