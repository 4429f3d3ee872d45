import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { describe, expect, it } from 'vitest';
import { asSystem } from '../own-rows.ts';
import { newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { credit } from './credit.ts';
import { releaseTokens } from './release.ts';
import { reserveTokens } from './reserve.ts';
import { settleTokens } from './settle.ts';
import { verifyLedger } from './verify-ledger.ts';

const db = await createTestDatabase();
const ctx = testCtx(db);

type Tampered = { userId: string; settled: string; released: string };

/** Lines: 1 sign_up 5 · 2 monthly 10 · 3 spend -2 (settled) · 4 spend -3 · 5 release 3. */
const newBooks = async (): Promise<Tampered> => {
  const userId = await newKeeper(ctx);
  const [settled, released] = [uuidv7(), uuidv7()];
  const wish = { userId, feature: 'identify', seconds: 600 };
  await asSystem(ctx, async (tx) => {
    await credit(tx, { userId, kind: 'monthly', monthly: 10, key: 'month' });
    await reserveTokens(tx, { ...wish, id: settled, cost: 2, key: 'one' });
    await settleTokens(tx, { userId, id: settled });
    await reserveTokens(tx, { ...wish, id: released, cost: 3, key: 'two' });
    await releaseTokens(tx, { userId, id: released, reason: 'failed' });
  });
  return { userId, settled, released };
};

/** As somebody with the owner's password would, past the triggers that refuse it. */
const tamper = (statement: string): Promise<unknown> =>
  db.asOwner(`
    alter table token_ledger disable trigger all;
    ${statement};
    alter table token_ledger enable trigger all`);

const differs = 'the wallet differs from the sum of its lines';

describe('the proof of the books', () => {
  it('finds nothing where nobody tampered, and counts', async () => {
    const { userId } = await newBooks();
    expect(await verifyLedger(ctx)).toEqual({
      wallets: 1,
      lines: 5,
      tokens: 13,
      openReservations: 0,
      faults: [],
    });
    await asSystem(ctx, (tx) =>
      reserveTokens(tx, { userId, id: uuidv7(), feature: 'x', cost: 4, key: 'k', seconds: 9 }),
    );
    expect(await verifyLedger(ctx)).toMatchObject({ tokens: 9, openReservations: 1, faults: [] });
  });

  const cases: [string, (books: Tampered) => string, (books: Tampered) => string[]][] = [
    [
      'tokens put into a wallet',
      ({ userId }) => `update wallets set lasting = lasting + 1 where user_id = '${userId}'`,
      () => [differs],
    ],
    [
      'tokens of the month made lasting',
      ({ userId }) =>
        `update wallets set lasting = lasting + 1, monthly = monthly - 1 where user_id = '${userId}'`,
      () => [differs],
    ],
    [
      'use forgotten',
      ({ userId }) => `update wallets set used = 0 where user_id = '${userId}'`,
      () => [differs],
    ],
    [
      'a wallet taken away',
      ({ userId }) => `delete from wallets where user_id = '${userId}'`,
      () => ['the keeper has no wallet'],
    ],
    [
      'the last line taken out',
      ({ userId }) => `delete from token_ledger where user_id = '${userId}' and seq = 5`,
      ({ released }) => [differs, `reservation ${released} and its lines disagree`],
    ],
    [
      'a line taken out of the middle',
      ({ userId }) => `delete from token_ledger where user_id = '${userId}' and seq = 2`,
      () => [
        'line 3 is out of order',
        'line 4 is out of order',
        'line 5 is out of order',
        'line 3 says 13, its sum is 3',
        'line 4 says 10, its sum is 0',
        'line 5 says 13, its sum is 3',
        differs,
      ],
    ],
    [
      'an amount changed',
      ({ userId }) => `update token_ledger set lasting = 6 where user_id = '${userId}' and seq = 1`,
      () => [
        'line 1 says 5, its sum is 6',
        'line 2 says 15, its sum is 16',
        'line 3 says 13, its sum is 14',
        'line 4 says 10, its sum is 11',
        'line 5 says 13, its sum is 14',
        differs,
      ],
    ],
    [
      'a balance in a line changed',
      ({ userId }) =>
        `update token_ledger set balance_after = 99 where user_id = '${userId}' and seq = 2`,
      () => ['line 2 says 99, its sum is 15'],
    ],
    [
      'spending told as something else',
      ({ userId }) =>
        `update token_ledger set kind = 'monthly_ended' where user_id = '${userId}' and seq = 3`,
      ({ settled }) => [differs, `reservation ${settled} and its lines disagree`],
    ],
    [
      'a line without its reservation',
      ({ userId, settled }) =>
        `delete from token_reservations where user_id = '${userId}' and id = '${settled}'`,
      ({ settled }) => [`reservation ${settled} and its lines disagree`],
    ],
    [
      'a reservation without its line',
      ({ userId, settled }) =>
        `update token_ledger set reservation_id = null where user_id = '${userId}' and reservation_id = '${settled}'`,
      ({ settled }) => [`reservation ${settled} and its lines disagree`],
    ],
    [
      'a release that is said and was not paid back',
      ({ userId, settled }) =>
        `update token_reservations set state = 'released' where user_id = '${userId}' and id = '${settled}'`,
      ({ settled }) => [`reservation ${settled} and its lines disagree`],
    ],
    [
      'a release that was paid back and is denied',
      ({ userId, released }) =>
        `update token_reservations set state = 'settled' where user_id = '${userId}' and id = '${released}'`,
      ({ released }) => [`reservation ${released} and its lines disagree`],
    ],
    [
      'another cost',
      ({ userId, settled }) =>
        `update token_reservations set cost = 3 where user_id = '${userId}' and id = '${settled}'`,
      ({ settled }) => [`reservation ${settled} and its lines disagree`],
    ],
    [
      'tokens of the month that a reservation says were lasting',
      ({ userId, settled }) =>
        `update token_reservations set from_monthly = 0 where user_id = '${userId}' and id = '${settled}'`,
      ({ settled }) => [`reservation ${settled} and its lines disagree`],
    ],
  ];

  it.each(cases)('finds %s, of that keeper alone', async (_name, statement, expected) => {
    const untouched = await newBooks();
    const books = await newBooks();
    await tamper(statement(books));
    const { faults } = await verifyLedger(ctx);
    const told = faults.filter(({ user_id: id }) => id === books.userId).map(({ fault }) => fault);
    expect(told.sort()).toEqual(expected(books).sort());
    expect(faults.filter(({ user_id: id }) => id === untouched.userId)).toEqual([]);
  });
});

/** A package of 100 tokens, of which 40 went back: lines of 100 and -40. */
const newPurchase = async (): Promise<{ userId: string; invoice: string }> => {
  const userId = await newKeeper(ctx);
  const invoice = `in_${userId}`;
  await asSystem(ctx, async (tx) => {
    const line = { userId, key: `invoice:${invoice}` };
    await credit(tx, { ...line, kind: 'purchase', lasting: 100, key: `${line.key}:1` });
    await credit(tx, { ...line, kind: 'refund', lasting: -40, key: `${line.key}:2` });
  });
  await db.asOwner(
    `insert into invoices (user_id, id, provider_id, customer_id, kind, package, reason, description,
       status, currency, amount, paid, refunded, disputed, created_at,
       tokens_given, tokens_owed, tokens_taken, moves)
     values ($1, $2, $3, 'cus_1', 'tokens', '100', 'other', '100 tokens', 'paid', 'gbp', 499, 499, 200,
       0, now(), 100, 40, 40, 2)`,
    [userId, uuidv7(), invoice],
  );
  return { userId, invoice };
};

describe('the proof of what was paid for', () => {
  it('finds nothing where invoices and lines agree', async () => {
    const { userId } = await newPurchase();
    const { faults } = await verifyLedger(ctx);
    expect(faults.filter(({ user_id: id }) => id === userId)).toEqual([]);
  });

  it.each([
    ['more was given than the lines say', 'tokens_given = 101'],
    ['some ended that no line ended', 'tokens_ended = 1'],
    ['less was taken than the lines took', 'tokens_taken = 39'],
    ['nothing was given at all', 'tokens_given = 0, tokens_taken = 0'],
    ['it is another invoice', `provider_id = provider_id || '-other'`],
  ])('names an invoice that says that %s, of that keeper alone', async (_name, change) => {
    const untouched = await newPurchase();
    const { userId, invoice } = await newPurchase();
    await db.asOwner(`update invoices set ${change} where user_id = $1`, [userId]);
    const { faults } = await verifyLedger(ctx);
    const told = faults.filter(({ user_id: id }) => id === userId).map(({ fault }) => fault);
    expect(told).toEqual([
      expect.stringMatching(`^invoice ${invoice}(-other)? and its lines disagree$`),
    ]);
    expect(faults.filter(({ user_id: id }) => id === untouched.userId)).toEqual([]);
  });
});
