import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asSystem } from '../own-rows.ts';
import { booksOf, newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';

const db = await createTestDatabase();
const ctx = testCtx(db);
const userId = await newKeeper(ctx);

const changes = [
  'update token_ledger set balance_after = 999',
  `update token_ledger set note = 'nothing to see'`,
  'delete from token_ledger',
  'truncate token_ledger',
  'truncate token_ledger cascade',
];

describe('the ledger is append-only', () => {
  it.each(changes)('for its owner: %s', async (change) => {
    await expect(db.asOwner(change)).rejects.toThrow('the ledger is append-only');
    expect((await booksOf(ctx, userId)).lines).toEqual(['sign_up 5']);
  });

  // PostgreSQL's 42501, insufficient_privilege: refused before a trigger is even asked.
  it.each(changes)('for the rules themselves: %s', async (change) => {
    const refused = asSystem(ctx, (tx) => tx.execute(sql.raw(change)));
    await expect(refused).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a keeper under their own role', () => {
  const line = `insert into token_ledger (user_id, seq, idempotency_key, kind, monthly, lasting, balance_after)
                values ('${userId}', 2, 'mine', 'operator', 0, 1000, 1005)`;
  const reservation = `insert into token_reservations
    (user_id, id, idempotency_key, feature, cost, from_monthly, state, expires_at)
    values ('${userId}', '${uuidv7()}', 'mine', 'identify', 1, 0, 'settled', now())`;
  it.each([
    ...changes,
    line,
    reservation,
    'update wallets set lasting = 1000',
    'update wallets set used = 0',
    `insert into wallets (user_id, lasting) values ('${uuidv7()}', 1000)`,
    'delete from wallets',
    `update token_reservations set state = 'released'`,
    'delete from token_reservations',
    `update profiles set subscription_tier = 'premium', plan = 'professional'`,
    'update profiles set show_tickets = 99',
    'update profiles set experience_points = 1000000, level = 7',
    `update profiles set trial_ends_at = 'infinity'`,
    `insert into subscriptions (user_id, plan, source, period_start, period_end)
     values ('${userId}', 'professional', 'operator', now(), 'infinity')`,
    'update accounts set email_verified_at = now()',
  ])('cannot: %s', async (change) => {
    const refused = db.withRole('user', { userId }, (tx) => tx.execute(sql.raw(change)));
    await expect(refused).rejects.toMatchObject({ code: '42501' });
  });

  it('sees wallet, ledger and reservations all the same', async () => {
    const seen = await db.withRole('user', { userId }, (tx) =>
      tx.execute(sql`select (select lasting from wallets) as lasting,
                            (select count(*)::int from token_ledger) as lines,
                            (select count(*)::int from token_reservations) as reservations`),
    );
    expect(seen.rows).toEqual([{ lasting: 5, lines: 1, reservations: 0 }]);
  });
});
