/** Messages of the payment service: whom they are believed about, and what happens when they fail. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { syncKeeper } from '@nishiki/domain/billing/sync-keeper';
import { DomainError } from '@nishiki/domain/errors';
import { asKeeper } from '@nishiki/domain/testing/keepers';
import { checkSubscription } from '@nishiki/domain/subscription/check-subscription';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTill } from '../../test/till.ts';

const db = await createTestDatabase();
const till = await createTill(db);
const path = '/webhooks/stripe';

/** The stand-in's key, as the site derives it from the test's fixed key of devices. */
const secret = `whsec_${createHmac('sha256', new Uint8Array(32).fill(2)).update('payments').digest('hex')}`;
/** Signed as https://docs.stripe.com/webhooks#verify-manually describes. */
const sign = (body: string, key = secret, at = Math.floor(Date.now() / 1000)): string =>
  `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
const event = (id: string, object: object, type = 'invoice.paid'): string =>
  JSON.stringify({ id, object: 'event', type, created: 1, data: { object } });
const send = async (
  body: string,
  signature: string | null,
  headers: Record<string, string> = {},
) => {
  const response = await till.test.app.request(path, {
    method: 'POST',
    headers: { ...(signature !== null && { 'stripe-signature': signature }), ...headers },
    body,
  });
  await till.settle();
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const kept = () => db.asOwner<{ id: string }>('select id from billing_events order by id');
const customerOf = async (userId: string): Promise<string> => {
  const rows = await db.asOwner<{ customer_id: string }>(
    'select customer_id from billing_customers where user_id = $1',
    [userId],
  );
  return rows[0]?.customer_id ?? '';
};

describe('a message that is not the payment service’s', () => {
  const body = event('evt_forged', { object: 'invoice', customer: 'cus_x' });
  const old = Math.floor(Date.now() / 1000) - 301;
  it.each([
    ['without a signature', body, null],
    ['with nonsense for one', body, 'v1=1234'],
    ['signed with another key', body, sign(body, 'whsec_other')],
    ['signed too long ago', body, sign(body, secret, old)],
    ['changed after it was signed', body.replace('cus_x', 'cus_y'), sign(body)],
    ['that is no JSON', 'koi', sign('koi')],
    ['that is empty', '', sign('')],
  ])('%s is refused, and nothing is kept', async (_what, text, signature) => {
    const before = await kept();
    const told = await send(text, signature);
    expect(told.status).toBe(400);
    expect((told.body['error'] as { code: string }).code).toBe('signature_invalid');
    expect(await kept()).toEqual(before);
  });

  it('over half a megabyte is refused unread', async () => {
    const large = 'x'.repeat(600 * 1024);
    expect((await send(large, sign(large))).status).toBe(413);
  });

  it('to the stand-in through a proxy is refused: its key is no secret', async () => {
    const told = await send(body, sign(body), { 'x-forwarded-for': '203.0.113.9' });
    expect(told.status).toBe(409);
  });

  it.each(['GET', 'PUT', 'DELETE'])('by %s finds nothing', async (method) => {
    expect((await till.test.app.request(path, { method })).status).toBe(404);
  });
});

describe('a message about a customer of nobody here', () => {
  it('is kept as ignored, logged, and changes nothing', async () => {
    const body = event('evt_stranger', { object: 'invoice', customer: 'cus_stranger' });
    expect(await send(body, sign(body))).toMatchObject({ status: 200, body: { taken: 'ignored' } });
    expect(till.test.lines.some(({ message }) => /nobody we know/.test(message))).toBe(true);
    expect(await db.asOwner('select user_id from invoices')).toEqual([]);
  });

  it('that names somebody else’s account in its metadata gives them nothing', async () => {
    const keeper = await till.newKeeper();
    const body = event(
      'evt_metadata',
      {
        object: 'checkout.session',
        id: 'cs_stranger',
        customer: 'cus_stranger',
        payment_status: 'paid',
        metadata: { user_id: keeper.userId, kind: 'tokens', item: '500' },
      },
      'checkout.session.completed',
    );
    await send(body, sign(body));
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
  });
});

describe('a message that lies about what happened', () => {
  it('is not believed: the state is asked for', async () => {
    const keeper = await till.newKeeper();
    const page = await till.tokensPage(keeper, '500');
    const body = event(
      'evt_liar',
      { object: 'checkout.session', id: till.idIn(page), customer: null, payment_status: 'paid' },
      'checkout.session.completed',
    );
    expect(await send(body, sign(body))).toMatchObject({ body: { taken: 'taken' } });
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    expect(await till.pay(page)).toBe('paid');
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 505 });
  });

  it('about one customer touches no other', async () => {
    const [one, other] = [await till.newKeeper(), await till.newKeeper()];
    await till.pay(await till.tokensPage(one, '100'));
    await till.pay(await till.tokensPage(other, '200'));
    const body = event('evt_mixed', {
      object: 'invoice',
      customer: await customerOf(one.userId),
      amount_paid: 99_900,
      metadata: { user_id: other.userId },
    });
    await send(body, sign(body));
    expect(await till.balance(one)).toEqual({ monthly: 0, lasting: 105 });
    expect(await till.balance(other)).toEqual({ monthly: 0, lasting: 205 });
  });
});

describe('a message that comes while the payment service cannot be asked', () => {
  it('stays visible as failed, is tried again, and is done then', async () => {
    const broken = await createTill(db);
    const keeper = await broken.newKeeper();
    const page = await broken.tokensPage(keeper, '100');
    await broken.desk.pay(broken.idIn(page), { email: 'a@pond.example', card: 'works' });
    const unreachable = {
      ...broken.payments,
      now: () => broken.payments.now(),
      readCheckout: () => Promise.reject(new DomainError('payment_unreachable', 'no answer')),
      readCustomer: () => Promise.reject(new DomainError('payment_unreachable', 'no answer')),
    };
    await runOutbox({ ...broken.ctx, payments: unreachable });
    const failed = await db.asOwner<{ state: string; attempts: number; error: string }>(
      `select state, attempts, error from billing_events where state = 'failed'`,
    );
    expect(failed.length).toBeGreaterThan(0);
    expect(failed[0]).toEqual({ state: 'failed', attempts: 1, error: 'no answer' });
    expect(await broken.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    await db.asOwner('update outbox set run_after = now(), held_until = null');
    await broken.settle();
    expect(await broken.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
    expect(
      await db.asOwner(`select id from billing_events where state in ('failed', 'waiting')`),
    ).toEqual([]);
  });
});

describe('a reading that began before something happened and ends after it', () => {
  it('never undoes what a later one found', async () => {
    const keeper = await till.newKeeper();
    await till.pay(await till.tokensPage(keeper, '100'));
    const page = await till.planPage(keeper, 'Enthusiast');
    // The first reading has asked already, and its answer is slow.
    let answer = (): void => undefined;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    let asked = (): void => undefined;
    const hasAsked = new Promise<void>((resolve) => (asked = resolve));
    let isFirst = true;
    const late = {
      ...till.payments,
      now: () => till.payments.now(),
      readCustomer: async (id: string) => {
        const state = await till.payments.readCustomer(id);
        if (!isFirst) return state;
        isFirst = false;
        asked();
        await slow;
        return state;
      },
    };
    const first = syncKeeper({ ...till.ctx, payments: late }, keeper.userId);
    await hasAsked;
    await till.pay(page);
    expect(await till.balance(keeper)).toEqual({ monthly: 400, lasting: 105 });
    answer();
    await first;
    expect(await till.balance(keeper)).toEqual({ monthly: 400, lasting: 105 });
    expect(await till.held(keeper)).toMatchObject({ plan: 'enthusiast', status: 'active' });
    expect(await till.faults()).toEqual([]);
  });
});

describe('a visit while the payment service cannot be asked', () => {
  it.each(['payment_unreachable', 'payments_off', 'payment_refused'] as const)(
    'for %s is answered with what is known',
    async (code) => {
      const keeper = await till.newKeeper();
      await till.tokensPage(keeper, '100');
      const payments = {
        ...till.payments,
        now: () => till.payments.now(),
        readCheckout: () => Promise.reject(new DomainError(code, 'a test')),
      };
      const asked = checkSubscription({ ...asKeeper(till.ctx, keeper.userId), payments });
      await expect(asked).resolves.toMatchObject({ status: 'none', token_debt: 0 });
    },
  );
});

describe('many at once', () => {
  it('for one customer from several processes end in one state', async () => {
    const keeper = await till.newKeeper();
    for (const pack of ['100', '200', '500'] as const)
      await till.desk.pay(till.idIn(await till.tokensPage(keeper, pack)), {
        email: 'a@pond.example',
        card: 'works',
      });
    await Promise.all(Array.from({ length: 4 }, () => runOutbox(till.ctx)));
    await till.settle();
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 805 });
    expect(await till.faults()).toEqual([]);
  });
});

describe('a site that others can reach', () => {
  it('sells nothing without keys', async () => {
    const keeper = await till.newKeeper();
    const proxied = { 'x-forwarded-for': '203.0.113.9' };
    for (const told of [
      await till.call('purchaseTokens', keeper, { tokenPackage: '100' }, proxied),
      await till.call('createCheckout', keeper, { planName: 'Breeder' }, proxied),
      await till.call('openPortal', keeper, {}, proxied),
      await till.call(
        'purchaseTokens',
        null,
        { tokenPackage: '100', guestCheckout: true },
        proxied,
      ),
    ])
      expect(told).toMatchObject({ status: 409, code: 'payments_off' });
  });
});
