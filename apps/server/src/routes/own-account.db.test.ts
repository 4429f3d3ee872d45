import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { describe, expect, it } from 'vitest';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { createTestApp, jobCtx } from '../../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db, { jobs: true });
const ctx = jobCtx(test);

const send = (
  { method, path }: { method: string; path: string },
  body: object,
  keeper?: SignedIn,
): Promise<Response> =>
  Promise.resolve(
    test.app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...keeper?.headers },
      body: JSON.stringify(body),
    }),
  );

const row = async (userId: string): Promise<unknown> =>
  (
    await db.asOwner(
      `select p.*, w.monthly, w.lasting, w.used, a.email, a.email_verified_at
       from profiles p join wallets w using (user_id) join accounts a using (user_id)
       where user_id = $1`,
      [userId],
    )
  )[0];

/** What a client would like to be, in the words of the tables and of the specification. */
const wishes = (other: string) => ({
  tokens_remaining: 999,
  total_tokens_used: 0,
  subscription_tier: 'premium',
  plan: 'professional',
  badge: 'Pro',
  experience_points: 1_000_000,
  level: 7,
  daily_streak: 365,
  show_tickets: 99,
  trial_ends_at: '2099-01-01T00:00:00Z',
  created_at: '2000-01-01T00:00:00Z',
  email_verified: true,
  has_password: true,
  monthly: 999,
  lasting: 999,
  user_id: other,
});

describe('PATCH profiles', () => {
  it('changes nothing of what is the server’s, of nobody', async () => {
    const keeper = await newSignedIn(ctx, { verified: false });
    const other = await newSignedIn(ctx);
    const before = [await row(keeper.userId), await row(other.userId)];
    const response = await send(endpoints.updateProfile, wishes(other.userId), keeper);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([
      {
        user_id: keeper.userId,
        tokens_remaining: 5,
        subscription_tier: 'free',
        badge: 'Trial',
        experience_points: 0,
        level: 1,
        show_tickets: 0,
        email_verified: false,
      },
    ]);
    expect([await row(keeper.userId), await row(other.userId)]).toEqual(before);
  });

  it('keeps what is allowed beside it, and only for the keeper', async () => {
    const keeper = await newSignedIn(ctx);
    const other = await newSignedIn(ctx);
    const before = await row(other.userId);
    const body = { ...wishes(other.userId), display_name: 'Hana', units: 'uk' };
    await send(endpoints.updateProfile, body, keeper);
    expect(await row(keeper.userId)).toMatchObject({
      display_name: 'Hana',
      units: 'uk',
      version: 2,
      lasting: 5,
      subscription_tier: 'free',
      show_tickets: 0,
    });
    expect(await row(other.userId)).toEqual(before);
  });
});

describe('asking for experience', () => {
  it.each([
    [
      endpoints.awardExperienceRpc,
      (other: string) => ({
        p_user_id: other,
        p_activity_type: 'first_place_show',
        p_experience_points: 1_000_000,
        p_description: 'I won everything',
      }),
      { awarded: 0, experience_points: 0, level: 1 },
    ],
    [
      endpoints.awardExperience,
      (other: string) => ({
        userId: other,
        activityType: 'daily_checklist',
        experiencePoints: 1_000_000,
        description: 'Completed: Feed koi',
      }),
      { success: true, awarded: 5, tickets: 0, experience_points: 5, level: 1 },
    ],
    [
      endpoints.updateDailyStreak,
      (other: string) => ({ p_user_id: other, p_experience_points: 1_000_000 }),
      { daily_streak: 0 },
    ],
  ])('$name believes neither the id nor the points that are sent', async (endpoint, body, told) => {
    const keeper = await newSignedIn(ctx);
    const other = await newSignedIn(ctx);
    const before = await row(other.userId);
    const response = await send(endpoint, body(other.userId), keeper);
    expect([response.status, await response.json()]).toEqual([200, told]);
    expect(await row(other.userId)).toEqual(before);
  });
});

describe('signing up', () => {
  it('gives five tokens once, however often and however many at once', async () => {
    const body = { email: 'mio@koi.example', password: 'nine ponds deep' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(endpoints.authSignup, body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const made = answers.find(({ status }) => status === 200);
    const { id } = (await made?.json()) as { id: string };
    expect((await send(endpoints.authSignup, body)).status).toBe(422);
    for (let n = 0; n < 2; n += 1) {
      const signIn = { method: 'POST', path: `${endpoints.authToken.path}?grant_type=password` };
      expect((await send(signIn, body)).status).toBe(200);
    }
    expect(await booksOf(ctx, id)).toMatchObject({
      monthly: 0,
      lasting: 5,
      used: 0,
      lines: ['sign_up 5'],
    });
  });
});
