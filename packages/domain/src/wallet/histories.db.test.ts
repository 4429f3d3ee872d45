import { plans } from '@nishiki/contract/plans';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { endMonth, giveMonth } from '../subscription/give-month.ts';
import { booksOf, newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { credit } from './credit.ts';
import { releaseTokens } from './release.ts';
import { reserveTokens } from './reserve.ts';
import { settleTokens } from './settle.ts';
import { verifyLedger } from './verify-ledger.ts';

const db = await createTestDatabase();
const ctx = testCtx(db);

/** What may happen to a wallet. `at` picks one of the reservations that were made so far. */
const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('reserve'), n: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle'), n: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('release'), n: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('credit'), n: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end month'), n: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give month'), n: fc.constant(0) }) },
);
type Deed = { do: string; n: number };
const history = (most: number) => fc.array<Deed>(deed, { minLength: 1, maxLength: most });

/** Does one deed for real. @returns id of the reservation when one was made or ended */
const act = (userId: string, made: string[], { do: what, n }: Deed): Promise<string | null> =>
  asSystem(ctx, async (tx) => {
    const key = uuidv7();
    const id = made[n % Math.max(1, made.length)] ?? uuidv7();
    switch (what) {
      case 'reserve':
        await reserveTokens(tx, { userId, id: key, feature: 'x', cost: n, key, seconds: 600 });
        return key;
      case 'settle':
        return (await settleTokens(tx, { userId, id })) ? id : null;
      case 'release':
        return (await releaseTokens(tx, { userId, id, reason: 'failed' })) ? id : null;
      case 'credit':
        await credit(tx, { userId, kind: 'purchase', lasting: n, key });
        return null;
      case 'end month':
        await endMonth(tx, userId, key);
        return null;
      default:
        await giveMonth(tx, { userId, plan: 'hobbyist', key });
        return null;
    }
  }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'tokens_short') return null;
    throw error;
  });

const MONTH = plans.find(({ id }) => id === 'hobbyist')?.tokens ?? 0;

/** The rules of decisions.md and adr 10 in plain words, one after the other. */
const expected = (deeds: readonly Deed[]) => {
  const wallet = { monthly: 0, lasting: 5, used: 0 };
  const made: { cost: number; fromMonthly: number; open: boolean }[] = [];
  for (const { do: what, n } of deeds) {
    const chosen = made[n % Math.max(1, made.length)];
    if (what === 'credit') wallet.lasting += n;
    if (what === 'end month') wallet.monthly = 0;
    if (what === 'give month') wallet.monthly += MONTH;
    if (what === 'reserve' && wallet.monthly + wallet.lasting >= n) {
      const fromMonthly = Math.min(n, wallet.monthly);
      wallet.monthly -= fromMonthly;
      wallet.lasting -= n - fromMonthly;
      wallet.used += n;
      made.push({ cost: n, fromMonthly, open: true });
    }
    if (what === 'settle' && chosen) chosen.open = false;
    if (what === 'release' && chosen?.open) {
      wallet.monthly += chosen.fromMonthly;
      wallet.lasting += chosen.cost - chosen.fromMonthly;
      wallet.used -= chosen.cost;
      chosen.open = false;
    }
  }
  return wallet;
};

describe('any history of a wallet', () => {
  it('comes to what the rules say, one deed after the other', async () => {
    await fc.assert(
      fc.asyncProperty(history(30), async (deeds) => {
        const userId = await newKeeper(ctx);
        const made: string[] = [];
        for (const done of deeds) {
          const id = await act(userId, made, done);
          if (done.do === 'reserve' && id) made.push(id);
        }
        expect(await booksOf(ctx, userId)).toMatchObject(expected(deeds));
      }),
      { numRuns: 60 },
    );
    expect((await verifyLedger(ctx)).faults).toEqual([]);
  });

  it('keeps the books, with several workers on two wallets at once', async () => {
    let lines = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(history(15), { minLength: 3, maxLength: 6 }), async (workers) => {
        const users = [await newKeeper(ctx), await newKeeper(ctx)];
        // Shared, so that workers settle and release what others made, and each other's at once.
        const made = new Map(users.map((userId) => [userId, [] as string[]]));
        const ended = new Map<string, number>();
        await Promise.all(
          workers.map(async (deeds, worker) => {
            for (const [at, done] of deeds.entries()) {
              const userId = users[(worker + at) % 2] as string;
              const own = made.get(userId) ?? [];
              const id = await act(userId, own, done);
              if (done.do === 'reserve' && id) own.push(id);
              else if (id) ended.set(id, (ended.get(id) ?? 0) + 1);
            }
          }),
        );
        const { faults, ...counts } = await verifyLedger(ctx);
        expect(faults).toEqual([]);
        expect([...ended.values()].filter((times) => times !== 1)).toEqual([]);
        const below = await db.asOwner(
          'select 1 from token_ledger where balance_after < 0 union all select 1 from wallets where least(monthly, lasting, used) < 0',
        );
        expect(below).toEqual([]);
        ({ lines } = counts);
      }),
      { numRuns: 60 },
    );
    process.stdout.write(`histories of wallets: ${lines} ledger lines, 0 faults\n`);
  });
});
