/** Ledger, entitlements and payments agree after random histories over HTTP and a real database. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectEven, history, live } from '../../test/till-history.ts';
import { createTill } from '../../test/till.ts';

const db = await createTestDatabase();
const till = await createTill(db);

// More of them: npm run bench -- till-books 300. The rules alone are tried 10,000 times in packages/domain.
const HISTORIES = Number(process.env['TILL_HISTORIES'] ?? 12);

it(
  `the books are even after ${HISTORIES} random histories`,
  { timeout: 60_000 + HISTORIES * 20_000 },
  async () => {
    let done = 0;
    await fc.assert(
      fc
        .asyncProperty(history, async (deeds) => {
          const keeper = await till.newKeeper();
          for (const deed of deeds) await live(till, keeper, deed);
          await expectEven(till, keeper);
          done += 1;
        })
        .afterEach(async () => {
          till.hear(true);
          await till.endPlans();
        }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    expect(done).toBe(HISTORIES);
  },
);
