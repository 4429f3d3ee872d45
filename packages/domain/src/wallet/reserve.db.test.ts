import type { Transaction } from '@nishiki/db/open-database';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { describe, expect, it } from 'vitest';
import { asSystem } from '../own-rows.ts';
import { endMonth } from '../subscription/give-month.ts';
import { booksOf, newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { credit } from './credit.ts';
import { releaseStaleTokens } from './release-stale.ts';
import { releaseTokens } from './release.ts';
import { reserveTokens } from './reserve.ts';
import { settleTokens } from './settle.ts';
import { verifyLedger } from './verify-ledger.ts';

const db = await createTestDatabase();
const ctx = testCtx(db);
const run = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => asSystem(ctx, work);

/** Three tokens of the month and the five of signing up. */
const withBoth = async (): Promise<string> => {
  const userId = await newKeeper(ctx);
  await run((tx) => credit(tx, { userId, kind: 'monthly', monthly: 3, key: 'month' }));
  return userId;
};

const reserve = async (userId: string, cost: number, seconds = 600): Promise<string> => {
  const id = uuidv7();
  await run((tx) => reserveTokens(tx, { userId, id, feature: 'identify', cost, key: id, seconds }));
  return id;
};

describe('reserving', () => {
  it('takes tokens of the month first and lasting ones last', async () => {
    const userId = await withBoth();
    await reserve(userId, 2);
    expect(await booksOf(ctx, userId)).toMatchObject({ monthly: 1, lasting: 5, used: 2 });
    await reserve(userId, 5);
    expect(await booksOf(ctx, userId)).toMatchObject({ monthly: 0, lasting: 1, used: 7 });
    await reserve(userId, 1);
    expect(await booksOf(ctx, userId)).toMatchObject({ monthly: 0, lasting: 0, used: 8 });
  });

  it('takes nothing when there is not enough, and says what there is', async () => {
    const userId = await withBoth();
    await expect(reserve(userId, 9)).rejects.toMatchObject({
      code: 'tokens_short',
      userMessage: 'This needs 9 tokens, you have 8.',
    });
    expect(await booksOf(ctx, userId)).toMatchObject({
      monthly: 3,
      lasting: 5,
      used: 0,
      lines: ['sign_up 5', 'monthly 3'],
    });
  });

  it('takes once for one wish, however often it is made at once', async () => {
    const userId = await withBoth();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        run((tx) =>
          reserveTokens(tx, {
            userId,
            id: uuidv7(),
            feature: 'identify',
            cost: 1,
            key: 'one wish',
            seconds: 600,
          }),
        ),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await booksOf(ctx, userId)).toMatchObject({ used: 1, reservations: { reserved: 1 } });
  });
});

describe('releasing', () => {
  it('gives tokens back to where they came from', async () => {
    const userId = await withBoth();
    const id = await reserve(userId, 5);
    expect(await booksOf(ctx, userId)).toMatchObject({ monthly: 0, lasting: 3, used: 5 });
    expect(await run((tx) => releaseTokens(tx, { userId, id, reason: 'failed' }))).toBe(true);
    expect(await booksOf(ctx, userId)).toMatchObject({
      monthly: 3,
      lasting: 5,
      used: 0,
      lines: ['sign_up 5', 'monthly 3', 'spend -5', 'release 5'],
    });
  });

  it('happens once, when ten ask for it at the same time', async () => {
    const userId = await withBoth();
    const id = await reserve(userId, 4);
    const ask = () => run((tx) => releaseTokens(tx, { userId, id, reason: 'failed' }));
    const released = await Promise.all(Array.from({ length: 10 }, ask));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await booksOf(ctx, userId)).toMatchObject({ monthly: 3, lasting: 5, used: 0 });
  });

  it('and settling exclude each other', async () => {
    for (let n = 0; n < 10; n += 1) {
      const userId = await withBoth();
      const id = await reserve(userId, 4);
      const [settled, released] = await Promise.all([
        run((tx) => settleTokens(tx, { userId, id })),
        run((tx) => releaseTokens(tx, { userId, id, reason: 'failed' })),
      ]);
      expect(settled).toBe(!released);
      expect((await booksOf(ctx, userId)).used).toBe(settled ? 4 : 0);
    }
  });

  it("does nothing to another keeper's reservation", async () => {
    const [userId, other] = [await withBoth(), await withBoth()];
    const id = await reserve(userId, 4);
    expect(await run((tx) => releaseTokens(tx, { userId: other, id, reason: 'failed' }))).toBe(
      false,
    );
    expect(await run((tx) => settleTokens(tx, { userId: other, id }))).toBe(false);
    expect(await booksOf(ctx, userId)).toMatchObject({ used: 4, reservations: { reserved: 1 } });
  });
});

describe('stale reservations', () => {
  it('are released by whichever job comes first, and only those', async () => {
    const userId = await withBoth();
    await reserve(userId, 1, 600);
    const settled = await reserve(userId, 1, 0);
    await run((tx) => settleTokens(tx, { userId, id: settled }));
    for (let n = 0; n < 3; n += 1) await reserve(userId, 1, 0);
    const released = await Promise.all([1, 2, 3, 4].map(() => releaseStaleTokens(ctx)));
    expect(released.reduce((sum, n) => sum + n)).toBe(3);
    expect(await booksOf(ctx, userId)).toMatchObject({
      used: 2,
      reservations: { reserved: 1, settled: 1, released: 3 },
    });
  });

  it('settle no more when the answer comes late: the keeper keeps the tokens', async () => {
    const userId = await withBoth();
    const id = await reserve(userId, 2, 0);
    await releaseStaleTokens(ctx);
    expect(await run((tx) => settleTokens(tx, { userId, id }))).toBe(false);
    expect(await booksOf(ctx, userId)).toMatchObject({ monthly: 3, lasting: 5, used: 0 });
  });
});

describe('the end of a month', () => {
  it('takes what is left of its tokens and nothing else', async () => {
    const userId = await withBoth();
    await reserve(userId, 1);
    await run((tx) => endMonth(tx, userId, 'test'));
    expect(await booksOf(ctx, userId)).toMatchObject({
      monthly: 0,
      lasting: 5,
      used: 1,
      lines: ['sign_up 5', 'monthly 3', 'spend -1', 'monthly_ended -2'],
    });
  });

  it('counts one event once, also when it is told twice at once', async () => {
    const userId = await newKeeper(ctx);
    const give = () => run((tx) => credit(tx, { userId, kind: 'refund', lasting: 7, key: 'evt' }));
    const told = await Promise.allSettled([give(), give(), give()]);
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await booksOf(ctx, userId)).lasting).toBe(5 + 7);
  });
});

it('all of this left the books in order', async () => {
  expect((await verifyLedger(ctx)).faults).toEqual([]);
});
