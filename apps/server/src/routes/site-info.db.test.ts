import type { Outcome } from '@nishiki/contract/analysis';
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import { toolIds } from '@nishiki/contract/tools';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { expireGuestPhotos } from '@nishiki/domain/analysis/expire-guest-photos';
import { adoptAnalyses } from '@nishiki/domain/analysis/adopt-analyses';
import { newKeeper } from '@nishiki/domain/testing/keepers';
import { describe, expect, it } from 'vitest';
import { newSignedIn } from '../../test/signed-in.ts';
import {
  answering,
  createTestApp,
  jobCtx,
  photoRequest,
  type TestApp,
} from '../../test/test-app.ts';

const db = await createTestDatabase();

type SiteInfo = Output<'siteInfo'>;
const ask = async (test: TestApp): Promise<SiteInfo> => {
  const answer = await test.app.request(endpoints.siteInfo.path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SiteInfo;
};
/** A server that has just started: what it tells is counted now. */
const fresh = async (): Promise<SiteInfo> => ask(await createTestApp(db));

const analyse = async (
  outcome: Outcome,
  headers: Record<string, string> = {},
): Promise<TestApp> => {
  const test = await createTestApp(db, { analyst: answering(outcome) });
  const answer = await test.app.request(
    endpoints.analyzeKoi.path,
    photoRequest(undefined, headers),
  );
  expect(answer.status).toBe(200);
  return test;
};
const usesOf = ({ tools }: SiteInfo): number | undefined =>
  tools.find(({ id }) => id === 'identification')?.uses;

describe('the operator', () => {
  it('is told as it is set', async () => {
    const test = await createTestApp(db, {
      environment: {
        SUPPORT_EMAIL: 'help@koi.example',
        SALES_EMAIL: 'sales@koi.example',
        COMPANY_ADDRESS: 'Koi Ltd; 1 Pond Lane ;London',
        SOCIAL_LINKS: 'Mastodon https://koi.example/@us, The Pond Tube https://video.example/us',
        SUPPORT_RESPONSE_TIME: '2-4 hours',
        MAIL_FROM: 'Nishiki <secret-sender@koi.example>',
      },
    });
    const answer = await test.app.request(endpoints.siteInfo.path);
    expect(await answer.clone().json()).toMatchObject({
      operator: {
        supportEmail: 'help@koi.example',
        salesEmail: 'sales@koi.example',
        company: ['Koi Ltd', '1 Pond Lane', 'London'],
        responseTime: '2-4 hours',
        social: [
          { name: 'Mastodon', url: 'https://koi.example/@us' },
          { name: 'The Pond Tube', url: 'https://video.example/us' },
        ],
      },
    });
    expect(await answer.text()).not.toContain('secret-sender');
  });

  it('is left out where nothing is set, and is nobody of ours', async () => {
    expect((await fresh()).operator).toEqual({
      supportEmail: null,
      salesEmail: null,
      company: null,
      responseTime: null,
      social: [],
    });
  });
});

describe('the figures', () => {
  it('are nought before anything happened, for every tool', async () => {
    const empty = await createTestDatabase();
    const { figures, tools } = await ask(await createTestApp(empty));
    expect(figures).toEqual({ analyses: 0, keepers: 0, medianMilliseconds: null });
    expect(tools).toEqual(toolIds.map((id) => ({ id, uses: 0 })));
  });

  it('count answers about a koi, of guests and keepers, and no refused photos', async () => {
    const before = await fresh();
    const keeper = await newSignedIn(jobCtx(await createTestApp(db)));
    await analyse('identified');
    await analyse('identified', keeper.headers);
    await analyse('unsure', keeper.headers);
    await analyse('not_koi');
    await analyse('poor_photo', keeper.headers);
    const { figures, tools } = await fresh();
    expect(figures.analyses - before.figures.analyses).toBe(3);
    expect(figures.medianMilliseconds).toBe(120);
    expect(tools.reduce((sum, { uses }) => sum + uses, 0)).toBe(figures.analyses);
  });

  it('never shrink: neither when a guest’s photo is erased, nor by taking it into an account', async () => {
    const test = await analyse('identified');
    const before = await fresh();
    const ctx = jobCtx(test);
    const [guest] = await db.asOwner<{ device_id: string }>(
      'select device_id from analyses where device_id is not null order by id desc limit 1',
    );
    const deviceId = guest?.device_id ?? '';
    await adoptAnalyses(ctx, { userId: await newKeeper(ctx), deviceId });
    const late = { ...ctx, now: () => new Date(Date.now() + 31 * 24 * 3600 * 1000) };
    expect(await expireGuestPhotos(late)).toBeGreaterThan(0);
    expect(usesOf(await fresh())).toBe(usesOf(before));
  });

  it('count no analysis whose transaction is rolled back', async () => {
    const keeper = await newSignedIn(jobCtx(await createTestApp(db)));
    const before = await fresh();
    const test = await createTestApp(db, {
      analyst: {
        async analyse(photo, options) {
          // Erased while the photo is read: what it tells is not kept.
          await db.asOwner('delete from profiles where user_id = $1', [keeper.userId]);
          return answering('identified').analyse(photo, options);
        },
      },
    });
    const answer = await test.app.request(
      endpoints.analyzeKoi.path,
      photoRequest(undefined, keeper.headers),
    );
    expect(answer.status).toBe(401);
    expect(usesOf(await fresh())).toBe(usesOf(before));
  });

  it('count many at once, each once', async () => {
    const before = await fresh();
    const test = await createTestApp(db, { environment: { GUEST_TRIES_PER_ADDRESS: '1000' } });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => test.app.request(endpoints.analyzeKoi.path, photoRequest())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(usesOf(await fresh())).toBe((usesOf(before) ?? 0) + 40);
  });

  it('count accounts that stand, not those that are to be erased', async () => {
    const ctx = jobCtx(await createTestApp(db));
    const before = await fresh();
    await newKeeper(ctx);
    const leaving = await newKeeper(ctx, { email: `${uuidv7()}@pond.example` });
    await db.asOwner(
      `update accounts set erase_after = now() + interval '14 days' where user_id = $1`,
      [leaving],
    );
    expect((await fresh()).figures.keepers - before.figures.keepers).toBe(1);
  });

  it('are counted once a minute, whoever asks', async () => {
    const test = await createTestApp(db);
    const before = await ask(test);
    await newKeeper(jobCtx(test));
    expect(await Promise.all(Array.from({ length: 50 }, () => ask(test)))).toEqual(
      Array(50).fill(before),
    );
    test.time = new Date(test.time.getTime() + 60_000);
    expect((await ask(test)).figures.keepers).toBe(before.figures.keepers + 1);
  });
});

it('may be kept by any cache for a minute, so that it hands out nobody’s cookie', async () => {
  const { app } = await createTestApp(db);
  const { headers } = await app.request(endpoints.siteInfo.path);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(headers.get('set-cookie')).toBeNull();
});

it('is kept by no cache when it fails', async () => {
  const { app } = await createTestApp(db);
  const { headers, status } = await app.request(`${endpoints.siteInfo.path}?x=%00`);
  expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
});
