/** What whoever runs the site does at the till, beside a site with the payment stand-in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { DomainError } from '@nishiki/domain/errors';
import type { Payments } from '@nishiki/domain/ports';
import { testCtx } from '@nishiki/domain/testing/test-ctx';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonOf, operatorHere, operatorOf, type Ran } from '../../test/operator-command.ts';
import type { SignedIn } from '../../test/signed-in.ts';
import { createTill } from '../../test/till.ts';
import { stripeSync } from './commands/stripe-sync.ts';

const db = await createTestDatabase();
const till = await createTill(db);
const environment = { DATABASE_URL: db.ownerUrl, NISHIKI_DATA: till.test.folder };
const operator = operatorOf(environment);
const here = operatorHere(environment);
const reason = ['--reason', 'the pond\nfroze'];

afterEach(async () => expect(await till.faults()).toEqual([]));

const done = (ran: Ran): Ran => {
  expect(ran).toMatchObject({ code: 0, err: '' });
  return ran;
};
const refused = (sentence: string): Ran => ({ code: 1, out: '', err: `${sentence}\n` });

/** A package of 200 tokens for £8.99, with the number on its document. */
const buy = async (keeper: SignedIn): Promise<{ number: string; id: string }> => {
  await till.pay(await till.tokensPage(keeper, '200'));
  await till.held(keeper);
  const [row] = await db.asOwner<{ number: string; id: string }>(
    'select number, provider_id as id from invoices where user_id = $1 order by created_at desc, number desc limit 1',
    [keeper.userId],
  );
  if (!row) throw new Error('nothing was bought');
  return row;
};

describe('refund', () => {
  it('hands a part back by the number on the document; the site sends it', async () => {
    const keeper = await till.newKeeper();
    const { number, id } = await buy(keeper);
    // 200 x 350 / 899 is 77.9.
    expect(done(await operator('refund', number, '--amount', '3.5', ...reason)).out).toBe(
      `£3.50 of ${number} goes back, £5.49 stays. The site sends it within moments; 78 tokens of it are to come back.\n`,
    );
    expect(await here('refund', number, ...reason)).toEqual(
      refused('Another refund of that invoice is on its way: wait until it is done.'),
    );
    expect(jsonOf(done(await here('status', '--json')))).toMatchObject({ refunds_on_their_way: 1 });
    await till.settle();
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 127 });
    expect((await till.invoices(keeper))[0]).toMatchObject({
      amount_refunded: 350,
      refund_state: 'done',
    });
    const log = readFileSync(join(till.test.folder, 'operator.log'), 'utf8');
    expect(log).toContain('"reason":"the pond froze"');

    expect(jsonOf(done(await operator('refund', id, ...reason, '--json')))).toMatchObject({
      user_id: keeper.userId,
      invoice: id,
      amount: 549,
      currency: 'gbp',
      tokens: 122,
      left: 0,
    });
    await till.settle();
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    expect(await here('refund', id, ...reason)).toEqual(
      refused('Nothing is left of what was paid for that invoice.'),
    );
  });

  it('takes the plan away where all of its month goes back, and leaves the books even', async () => {
    const keeper = await till.newKeeper();
    await till.pay(await till.planPage(keeper, 'Hobbyist'));
    const [invoice] = await till.invoices(keeper);
    done(await here('refund', invoice?.stripe_invoice_id ?? '', ...reason));
    await till.settle();
    expect(await till.held(keeper)).toMatchObject({ subscribed: false, status: 'suspended' });
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
  });

  it('says what it does not do', async () => {
    const { number } = await buy(await till.newKeeper());
    const amount = (words: string) => here('refund', number, '--amount', words, ...reason);
    expect(await amount('9')).toEqual(refused('Only £8.99 of that invoice is left.'));
    const malformed = refused('The amount is in pounds, such as 3.50, and above 0.');
    for (const words of ['0', '0.00', '3,50', '£3', '1e2', '3.505', ''])
      expect(await amount(words)).toEqual(malformed);
    expect(await here('refund', 'TEST-0', ...reason)).toEqual(
      refused('There is no invoice TEST-0.'),
    );
    expect(await here('refund', number)).toEqual(refused('Say why, with --reason TEXT.'));
    const { code, err } = await here('refund', ...reason);
    expect([code, err.split('\n')[0]]).toEqual([2, 'INVOICE is missing.']);
  });
});

describe('stripe sync', () => {
  const given = { words: [], text: () => undefined, isSet: () => false };
  const sync = (syncCatalogue: Payments['syncCatalogue']) =>
    stripeSync.prepare(given)(testCtx(db, { payments: { syncCatalogue } as Payments }));

  it('asks for the keys of Stripe, and never syncs the stand-in', async () => {
    expect(await operator('stripe', 'sync')).toEqual(
      refused(
        'There is no key for Stripe: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to those of the site.',
      ),
    );
    const half = operatorHere({ ...environment, STRIPE_SECRET_KEY: 'sk_test_1' });
    expect(await half('stripe', 'sync')).toEqual(
      refused('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.'),
    );
  });

  it('tells what was made or changed, or that nothing was to do', async () => {
    expect(await sync(async () => ['made product one', 'made price one'])).toEqual({
      json: { changes: ['made product one', 'made price one'] },
      text: 'made product one\nmade price one\n',
    });
    expect(await sync(async () => [])).toEqual({
      json: { changes: [] },
      text: 'Nothing was to do: Stripe has everything.\n',
    });
  });

  it('repeats what the payment service says of a key', async () => {
    const wrong = sync(() => Promise.reject(new DomainError('payments_off', 'sync: 401')));
    await expect(wrong).rejects.toThrow('The payment service did not do it (sync: 401).');
  });
});

describe('stripe events and stripe retry', () => {
  it('show what was not followed and why, and have it followed again', async () => {
    await db.asOwner('delete from billing_events');
    const none = done(await here('stripe', 'events'));
    expect(none.out).toBe('0 messages\n');
    expect(done(await here('stripe', 'retry')).out).toBe('Nothing had failed.\n');
    await db.asOwner(
      `insert into billing_events (id, type, customer_id, state, attempts, error, created_at) values
       ('evt_1', 'invoice.paid', 'cus_1', 'failed', 12, $1, now() - interval '3 hours 5 minutes'),
       ('evt_2', 'customer.updated', 'cus_2', 'ignored', 0, null, now() - interval '50 hours')`,
      ['no\u001b[2Janswer'],
    );
    const [head, first, second, count] = done(await operator('stripe', 'events')).out.split('\n');
    expect(head).toMatch(/^EVENT +TYPE +STATE +TRIES +AGE +ERROR$/);
    expect(first).toMatch(/^evt_1 +invoice\.paid +failed +12 +3 h +no\ufffd\[2Janswer$/);
    expect(second).toMatch(/^evt_2 +customer\.updated +ignored +0 +2 d$/);
    expect(count).toBe('2 messages');
    expect(jsonOf(done(await here('stripe', 'events', '--json')))).toMatchObject({
      total: 2,
      events: [
        { id: 'evt_1', customer_id: 'cus_1', state: 'failed', attempts: 12 },
        { id: 'evt_2', state: 'ignored', error: null },
      ],
    });
    expect(jsonOf(done(await here('status', '--json')))).toMatchObject({
      payment_events: { waiting: 0, failed: 1 },
    });

    expect(done(await operator('stripe', 'retry')).out).toBe(
      'The site takes up 1 message and 0 refunds again.\n',
    );
    await till.settle();
    // The customer is nobody's here, so that there is nothing to do for it.
    const { events } = jsonOf(await here('stripe', 'events', '--json')) as { events: object[] };
    expect(events).toMatchObject([{ id: 'evt_2' }]);
    await db.asOwner('delete from billing_events');
  });
});
