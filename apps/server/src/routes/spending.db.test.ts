import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { DomainError } from '@nishiki/domain/errors';
import type { Analyst } from '@nishiki/domain/ports';
import { grantPlan } from '@nishiki/domain/subscription/grant-plan';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { failing, photoSite } from '../../test/photo-site.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { answering, photoRequest } from '../../test/test-app.ts';

const db = await createTestDatabase();
const { calls, ctx, ask, app } = await photoSite(db);
const operator = { ...ctx, actor: { kind: 'operator' as const } };

const deeds = (keeper: SignedIn) =>
  db.asOwner('select deed from experience_activities where user_id = $1', [keeper.userId]);

describe('work that gave nothing', () => {
  const noAnswer = 'Given back: no firm answer';
  const failed = 'Given back: it did not work';
  it.each([
    ['not_koi', answering('not_koi'), 200, noAnswer],
    ['unsure', answering('unsure'), 200, noAnswer],
    ['poor_photo', answering('poor_photo'), 200, noAnswer],
    ['a failure', failing(new Error('broken')), 500, failed],
    ['a time-out', failing(new DomainError('analysis_timeout', 'slow')), 422, failed],
    ['an unreadable photo', failing(new DomainError('image_unreadable', 'cut')), 422, failed],
    ['a full queue', failing(new DomainError('busy', 'full')), 429, failed],
  ])('costs nothing: %s', async (_what, analyst, status, words) => {
    const keeper = await newSignedIn(ctx);
    calls.current = analyst;
    expect((await ask(keeper)).status).toBe(status);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 5, used: 0 });
    const history = await app.request(endpoints.tokenHistory.path, { headers: keeper.headers });
    const { lines } = (await history.json()) as { lines: object[] };
    expect(lines).toMatchObject([
      { seq: 3, kind: 'release', amount: 1, balance_after: 5, words },
      { seq: 2, kind: 'spend', amount: -1, balance_after: 4, words: 'Photo analysed' },
      { seq: 1, kind: 'sign_up', amount: 5, balance_after: 5 },
    ]);
    expect(await deeds(keeper)).toEqual([]);
  });

  /** Works until it is told that nobody waits any more. */
  const untilAborted: Analyst = {
    analyse: (_photo, { signal, onStep }) => {
      onStep?.('reading');
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    },
  };

  it('costs nothing when the client goes away', async () => {
    const keeper = await newSignedIn(ctx);
    calls.current = untilAborted;
    const gone = new AbortController();
    const asked = ask(keeper, undefined, { signal: gone.signal });
    await vi.waitFor(async () =>
      expect((await booksOf(ctx, keeper.userId)).reservations.reserved).toBe(1),
    );
    gone.abort();
    await asked;
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({
      lasting: 5,
      lines: ['sign_up 5', 'spend -1', 'release 1'],
    });
  });

  it('costs nothing when the client of an event stream goes away', async () => {
    const keeper = await newSignedIn(ctx);
    calls.current = untilAborted;
    const response = await app.request(
      endpoints.analyzeKoi.path,
      photoRequest(undefined, { ...keeper.headers, accept: 'text/event-stream' }),
    );
    const reader = response.body?.getReader();
    await reader?.read();
    expect((await booksOf(ctx, keeper.userId)).lasting).toBe(4);
    await reader?.cancel();
    await vi.waitFor(async () =>
      expect(await booksOf(ctx, keeper.userId)).toMatchObject({
        lasting: 5,
        lines: ['sign_up 5', 'spend -1', 'release 1'],
      }),
    );
  });
});

describe('who pays', () => {
  it('is nobody on the premium tier: no ledger line, also at a balance of 0', async () => {
    const keeper = await newSignedIn(ctx, { balance: 0 });
    await grantPlan(operator, { userId: keeper.userId, plan: 'professional', reason: 'test' });
    calls.current = answering('identified');
    const before = await booksOf(ctx, keeper.userId);
    expect((await ask(keeper, randomUUID())).status).toBe(200);
    expect((await ask(keeper)).status).toBe(200);
    calls.current = answering('unsure');
    expect((await ask(keeper)).status).toBe(200);
    expect(await booksOf(ctx, keeper.userId)).toEqual(before);
    expect(before).toMatchObject({ lasting: 0, used: 0, reservations: { settled: 0 } });
    expect(await deeds(keeper)).toHaveLength(2);
  });

  it('is the month first, then what lasts', async () => {
    const keeper = await newSignedIn(ctx);
    await grantPlan(operator, { userId: keeper.userId, plan: 'hobbyist', reason: 'test' });
    calls.current = answering('identified');
    await ask(keeper);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ monthly: 149, lasting: 5 });
  });
});

describe('a wallet that cannot be charged', () => {
  afterAll(() => db.asOwner('grant update on wallets to nishiki_system'));

  it('stops the work before it begins', async () => {
    const keeper = await newSignedIn(ctx);
    Object.assign(calls, { current: answering('identified'), count: 0 });
    await db.asOwner('revoke update on wallets from nishiki_system');
    expect(await ask(keeper)).toMatchObject({
      status: 503,
      code: 'token_usage_failed',
      message: 'Failed to process token usage',
    });
    expect(calls.count).toBe(0);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 5, lines: ['sign_up 5'] });
    await db.asOwner('grant update on wallets to nishiki_system');
    expect((await ask(keeper)).status).toBe(200);
  });
});

it('all of this left the books in order', async () => {
  expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });
});
