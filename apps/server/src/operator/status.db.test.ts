import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { expect, it } from 'vitest';
import { jsonOf, operatorHere, operatorOf } from '../../test/operator-command.ts';
import { createTill } from '../../test/till.ts';

const db = await createTestDatabase();
const till = await createTill(db);
const environment = { DATABASE_URL: db.ownerUrl, NISHIKI_DATA: till.test.folder };
const here = operatorHere(environment);
const reason = ['--reason', 'a test'];

const lastApplied = async (): Promise<string | undefined> => {
  const [row] = await db.asOwner<{ name: string }>(
    'select name from private.migrations order by name desc limit 1',
  );
  return row?.name;
};

/** One row of a keeper's own. */
const oneOf = async (what: string, from: string, userId: string): Promise<string> => {
  const [row] = await db.asOwner<{ found: string }>(
    `select ${what} as found from ${from} where user_id = $1`,
    [userId],
  );
  if (!row) throw new Error(`no ${what} in ${from}`);
  return row.found;
};

it('tells of an empty site, too', async () => {
  expect(await operatorOf(environment)('status')).toEqual({
    code: 0,
    err: '',
    out: `Accounts              0
Plans                 none
Open reservations     0
Token debts           0 tokens of 0 keepers
Payments of 30 days   none
Refunds on their way  0
Open checkouts        0
Paid by guests        0 customers that nobody has claimed
Payment events        0 waiting, 0 failed
Outbox                0 tasks
Database              ${await lastApplied()}
`,
  });
});

it('counts what there is, on one screen', async () => {
  // A message that arrives in the middle would be counted; what was paid is found without them.
  till.hear(false);
  const [paying, buying, given] = [
    await till.newKeeper(),
    await till.newKeeper(),
    await till.newKeeper(),
  ];
  await till.pay(await till.planPage(paying, 'Hobbyist'));
  await till.held(paying);
  await till.pay(await till.tokensPage(buying, '200'));
  await till.held(buying);
  await till.spend(buying, 150);
  await here('refund', await oneOf('provider_id', 'invoices', buying.userId), ...reason);
  await here('plan', 'grant', await oneOf('email', 'accounts', given.userId), 'breeder', ...reason);
  await till.tokensPage(given, '100');
  await db.asOwner(
    `insert into billing_customers (customer_id, email) values ('cus_guest', 'guest@pond.example')`,
  );
  await till.settle();

  expect(jsonOf(await here('status', '--json'))).toEqual({
    accounts: 3,
    plans: [
      { plan: 'breeder', source: 'operator', keepers: 1 },
      { plan: 'hobbyist', source: 'stripe', keepers: 1 },
    ],
    open_reservations: 1,
    // 205 - 150 could be taken of the 200.
    token_debts: { keepers: 1, tokens: 145 },
    // £7.99 for the first month of the plan, £8.99 for the package, which went back.
    payments: [{ currency: 'gbp', invoices: 2, paid: 1698, back: 899 }],
    refunds_on_their_way: 0,
    open_checkouts: 1,
    unclaimed_customers: 1,
    payment_events: { waiting: 0, failed: 0 },
    outbox: { tasks: 0, oldest: null },
    migration: await lastApplied(),
  });
  await db.asOwner(
    `insert into outbox (id, kind, payload, created_at)
     values (gen_random_uuid(), 'sync-billing', '{}', now() - interval '95 minutes')`,
  );
  const lines = (await here('status')).out.split('\n');
  expect(lines).toContain('Plans                 1 breeder (operator), 1 hobbyist (stripe)');
  expect(lines).toContain('Payments of 30 days   £16.98 paid, £8.99 of it back');
  expect(lines).toContain('Token debts           145 tokens of 1 keeper');
  expect(lines).toContain('Outbox                1 task, the oldest 1 h old');
});
