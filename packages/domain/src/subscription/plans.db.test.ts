import type { PlanId } from '@nishiki/contract/plans';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { readProfile } from '../profile/read-profile.ts';
import { asKeeper, booksOf, newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { reserveTokens } from '../wallet/reserve.ts';
import { verifyLedger } from '../wallet/verify-ledger.ts';
import { checkSubscription } from './check-subscription.ts';
import { grantPlan } from './grant-plan.ts';
import { renewMonths } from './renew-months.ts';

const db = await createTestDatabase();
const at = (time: string): Ctx => testCtx(db, { now: () => new Date(time) });
const ctx = at('2027-01-31T10:00:00Z');

const grant = (userId: string, plan: PlanId | null, when = ctx) =>
  grantPlan({ ...when, actor: { kind: 'operator' } }, { userId, plan, reason: 'test' });

it('is given by whoever runs the site, and by nobody else', async () => {
  const userId = await newKeeper(ctx);
  const before = await booksOf(ctx, userId);
  for (const asking of [ctx, asKeeper(ctx, userId)])
    await expect(grantPlan(asking, { userId, plan: 'breeder', reason: 'test' })).rejects.toThrow(
      /is no operator/,
    );
  expect(await booksOf(ctx, userId)).toEqual(before);
});

const spend = (userId: string, cost: number): Promise<void> =>
  asSystem(ctx, (tx) => {
    const id = uuidv7();
    return reserveTokens(tx, { userId, id, feature: 'x', cost, key: id, seconds: 600 });
  });

const state = async (userId: string, when: Ctx) => {
  const asked = await checkSubscription(asKeeper(when, userId));
  const [profile] = await readProfile(asKeeper(when, userId), {});
  const { monthly, lasting } = await booksOf(when, userId);
  return {
    tier: asked.subscription_tier,
    plan: asked.plan,
    subscribed: asked.subscribed,
    end: asked.subscription_end,
    badge: profile?.badge,
    monthly,
    lasting,
  };
};

// Each test counts its own renewals.
beforeEach(async () => void (await db.asOwner('delete from subscriptions')));

const none = { tier: 'free', plan: null, subscribed: false, end: null, monthly: 0, lasting: 5 };

// Tokens a month are the specification's plan table; tiers are decisions.md, "Tiers and plans".
describe('granting a plan', () => {
  it.each([
    ['hobbyist', 'basic', 'Hobbyist', 150],
    ['enthusiast', 'pro', 'Pro', 400],
    ['breeder', 'pro', 'Pro', 1000],
    ['professional', 'premium', 'Pro', 0],
  ] as const)('%s gives the tier %s, badge %s and %i tokens', async (plan, tier, badge, tokens) => {
    const userId = await newKeeper(ctx);
    expect(await grant(userId, plan)).toEqual({ changed: true });
    expect(await state(userId, ctx)).toEqual({
      tier,
      plan,
      subscribed: true,
      end: '2027-02-28T10:00:00.000Z',
      badge,
      monthly: tokens,
      lasting: 5,
    });
  });

  it('again changes nothing and gives nothing', async () => {
    const userId = await newKeeper(ctx);
    await grant(userId, 'hobbyist');
    expect(await grant(userId, 'hobbyist')).toEqual({ changed: false });
    expect((await booksOf(ctx, userId)).lines).toEqual(['sign_up 5', 'monthly 150']);
  });

  it('of another plan ends the tokens of the first and begins anew', async () => {
    const userId = await newKeeper(ctx);
    await grant(userId, 'hobbyist');
    await spend(userId, 30);
    const later = at('2027-02-10T08:00:00Z');
    await grant(userId, 'enthusiast', later);
    expect(await state(userId, later)).toMatchObject({
      tier: 'pro',
      end: '2027-03-10T08:00:00.000Z',
      monthly: 400,
      lasting: 5,
    });
    expect((await booksOf(ctx, userId)).lines).toEqual([
      'sign_up 5',
      'monthly 150',
      'spend -30',
      'monthly_ended -120',
      'monthly 400',
    ]);
  });

  it('of none takes the plan away with what was left of its month', async () => {
    const userId = await newKeeper(ctx);
    await grant(userId, 'breeder');
    await grant(userId, null);
    expect(await state(userId, ctx)).toMatchObject(none);
    expect(await grant(userId, null)).toEqual({ changed: false });
  });

  it('by two operators at once gives one month', async () => {
    const userId = await newKeeper(ctx);
    await Promise.allSettled([grant(userId, 'hobbyist'), grant(userId, 'hobbyist')]);
    expect(await state(userId, ctx)).toMatchObject({ plan: 'hobbyist', monthly: 150 });
  });
});

describe('the next month', () => {
  it('begins on the day of the month on which the plan began, or its last', async () => {
    const userId = await newKeeper(ctx);
    await grant(userId, 'hobbyist');
    await spend(userId, 50);
    expect(await renewMonths(at('2027-02-28T09:59:59Z'))).toBe(0);

    const february = at('2027-02-28T10:00:00Z');
    expect(await renewMonths(february)).toBe(1);
    expect(await state(userId, february)).toMatchObject({
      end: '2027-03-31T10:00:00.000Z',
      monthly: 150,
    });
    const march = at('2027-03-31T10:00:01Z');
    expect(await renewMonths(march)).toBe(1);
    expect(await state(userId, march)).toMatchObject({
      end: '2027-04-30T10:00:00.000Z',
      monthly: 150,
    });
    expect((await booksOf(ctx, userId)).lines).toEqual([
      'sign_up 5',
      'monthly 150',
      'spend -50',
      'monthly_ended -100',
      'monthly 150',
      'monthly_ended -150',
      'monthly 150',
    ]);
  });

  it('is given once, when three processes renew at the same time', async () => {
    const users = await Promise.all([1, 2, 3].map(() => newKeeper(ctx)));
    for (const userId of users) await grant(userId, 'enthusiast');
    const february = at('2027-02-28T10:00:01Z');
    const renewed = await Promise.all([1, 2, 3].map(() => renewMonths(february)));
    expect(renewed.reduce((sum, n) => sum + n)).toBe(users.length);
    for (const userId of users)
      expect(await state(userId, february)).toMatchObject({ monthly: 400, lasting: 5 });
  });

  it('is given once after a stop of half a year, and ends when it would have', async () => {
    const userId = await newKeeper(ctx);
    await grant(userId, 'hobbyist');
    const august = at('2027-08-15T00:00:00Z');
    expect(await renewMonths(august)).toBe(1);
    expect(await state(userId, august)).toMatchObject({
      end: '2027-08-31T10:00:00.000Z',
      monthly: 150,
      lasting: 5,
    });
  });

  const endingAt = async (endsAt: string): Promise<string> => {
    const userId = await newKeeper(ctx);
    await grant(userId, 'hobbyist');
    await db.asOwner('update subscriptions set ends_at = $2 where user_id = $1', [userId, endsAt]);
    return userId;
  };

  it('does not come after the end of a plan; what was bought for good stays', async () => {
    const userId = await endingAt('2027-02-28T10:00:00Z');
    const february = at('2027-02-28T10:00:00Z');
    expect(await renewMonths(february)).toBe(1);
    expect(await state(userId, february)).toMatchObject({ ...none, badge: 'Free' });
  });

  it('does not come either when the plan ended during a long stop', async () => {
    const userId = await endingAt('2027-03-31T10:00:00Z');
    const august = at('2027-08-15T00:00:00Z');
    await renewMonths(august);
    expect(await state(userId, august)).toMatchObject(none);
    expect((await booksOf(ctx, userId)).lines).toEqual([
      'sign_up 5',
      'monthly 150',
      'monthly_ended -150',
    ]);
  });

  it('comes while the end is still ahead', async () => {
    const userId = await endingAt('2027-03-31T10:00:00Z');
    const february = at('2027-02-28T10:00:00Z');
    await renewMonths(february);
    expect(await state(userId, february)).toMatchObject({ plan: 'hobbyist', monthly: 150 });
    await renewMonths(at('2027-03-31T10:00:00Z'));
    expect(await state(userId, february)).toMatchObject(none);
  });
});

describe('the trial', () => {
  it('ends seven days after signing up, to the second', async () => {
    const userId = await newKeeper(at('2027-03-01T12:34:56Z'));
    const last = at('2027-03-08T12:34:55Z');
    expect(await checkSubscription(asKeeper(last, userId))).toMatchObject({
      subscribed: false,
      subscription_tier: 'free',
      trial_active: true,
      trial_ends_at: '2027-03-08T12:34:56.000Z',
    });
    expect((await state(userId, last)).badge).toBe('Trial');
    const over = at('2027-03-08T12:34:56Z');
    expect(await checkSubscription(asKeeper(over, userId))).toMatchObject({ trial_active: false });
    expect(await state(userId, over)).toMatchObject({ ...none, badge: 'Free' });
  });
});

it('all of this left the books in order', async () => {
  expect((await verifyLedger(ctx)).faults).toEqual([]);
});
