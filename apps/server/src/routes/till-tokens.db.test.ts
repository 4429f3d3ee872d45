/** Packages of tokens, from the button to the balance. Prices and tokens are the specification's table. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { sweepBilling } from '@nishiki/domain/billing/sweep';
import { DomainError } from '@nishiki/domain/errors';
import { checkSubscription } from '@nishiki/domain/subscription/check-subscription';
import { asKeeper, booksOf } from '@nishiki/domain/testing/keepers';
import { afterEach, describe, expect, it } from 'vitest';
import { createTill } from '../../test/till.ts';

const db = await createTestDatabase();
const till = await createTill(db);
afterEach(() => till.hear(true));
afterEach(async () => expect(await till.faults()).toEqual([]));

describe('a package', () => {
  it.each([
    ['100', 499],
    ['200', 899],
    ['500', 1499],
  ] as const)('of %s tokens costs %i pence and lasts', async (pack, pence) => {
    const keeper = await till.newKeeper();
    const url = await till.tokensPage(keeper, pack);
    expect((await till.desk.readSession(till.idIn(url)))?.total).toBe(pence);
    expect(await till.pay(url)).toBe('paid');
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 + Number(pack) });
    expect((await booksOf(till.ctx, keeper.userId)).lines).toEqual([
      'sign_up 5',
      `purchase ${pack}`,
    ]);
    expect(await till.invoices(keeper)).toMatchObject([
      {
        status: 'paid',
        amount: pence,
        currency: 'gbp',
        amount_refunded: 0,
        user_id: keeper.userId,
      },
    ]);
  });

  it('may be named by a number, as clients do', async () => {
    const keeper = await till.newKeeper();
    const told = await till.call('purchaseTokens', keeper, { tokenPackage: 200 });
    expect(told.status).toBe(200);
  });

  it.each(['', '100 ', '1000', '-1', 'constructor', '__proto__'])(
    'that does not exist (%j) is refused',
    async (pack) => {
      const keeper = await till.newKeeper();
      const told = await till.call('purchaseTokens', keeper, { tokenPackage: pack });
      expect(told).toMatchObject({ status: 400, code: 'package_unknown' });
    },
  );

  it('costs what the table says, whatever a client sends', async () => {
    const keeper = await till.newKeeper();
    const cheap = { price: 1, amount: 1, tokens: 9_999, user_id: 'x', customer: 'cus_other' };
    const url = await till.tokensPage(keeper, '100', cheap);
    expect((await till.desk.readSession(till.idIn(url)))?.total).toBe(499);
  });

  it('is not given for a declined card, nor for one who went away', async () => {
    const keeper = await till.newKeeper();
    const url = await till.tokensPage(keeper, '100');
    expect(await till.pay(url, 'declined')).toBe('declined');
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    expect(await till.pay(url)).toBe('paid');
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
  });
});

describe('nothing is sold twice', () => {
  it('by a double click or a second tab: both lead to one page, which is paid once', async () => {
    const keeper = await till.newKeeper();
    const pages = await Promise.all(
      Array.from({ length: 12 }, () => till.tokensPage(keeper, '200')),
    );
    expect(new Set(pages).size).toBe(1);
    expect(await till.pay(pages[0] ?? '')).toBe('paid');
    expect(await till.pay(pages[1] ?? '')).toBe('over');
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 205 });
  });

  it('by a guest’s double click', async () => {
    const first = await till.test.app.request('/functions/v1/purchase-tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tokenPackage: '100', guestCheckout: true }),
    });
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { url } = (await first.json()) as { url: string };
    const again = await till.call(
      'purchaseTokens',
      null,
      { tokenPackage: '100', guestCheckout: true },
      { cookie },
    );
    expect(cookie).not.toBe('');
    expect(again.body['url']).toBe(url);
  });

  it('by the same message, however often and late it comes', async () => {
    const keeper = await till.newKeeper();
    await till.pay(await till.tokensPage(keeper, '100'));
    await db.asOwner(`update billing_events set state = 'waiting'`);
    const events = await db.asOwner<{ id: string }>('select id from billing_events');
    const { doEvent } = await import('@nishiki/domain/billing/do-event');
    for (let round = 0; round < 3; round += 1)
      await Promise.all(events.map(({ id }) => doEvent(till.ctx, id)));
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
  });

  it('and the same package can be bought again on a page of its own', async () => {
    const keeper = await till.newKeeper();
    const first = await till.tokensPage(keeper, '100');
    await till.pay(first);
    const second = await till.tokensPage(keeper, '100');
    expect(second).not.toBe(first);
    await till.pay(second);
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 205 });
  });
});

describe('a payment whose message is lost', () => {
  it('is found when its keeper comes back', async () => {
    till.hear(false);
    const keeper = await till.newKeeper();
    await till.pay(await till.tokensPage(keeper, '100'));
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    await till.held(keeper);
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
  });

  it('is found though the payment service stopped answering when it was about to be read', async () => {
    till.hear(false);
    const keeper = await till.newKeeper();
    await till.pay(await till.tokensPage(keeper, '100'));
    const payments = {
      ...till.payments,
      now: () => till.payments.now(),
      readCustomer: () => Promise.reject(new DomainError('payment_unreachable', 'no answer')),
    };
    await checkSubscription({ ...asKeeper(till.ctx, keeper.userId), payments });
    await till.settle();
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
  });

  it('is found when its keeper buys again, who then pays on a new page', async () => {
    till.hear(false);
    const keeper = await till.newKeeper();
    const first = await till.tokensPage(keeper, '100');
    await till.pay(first);
    expect(await till.tokensPage(keeper, '100')).not.toBe(first);
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
  });

  it('is found by the sweep when nobody comes back', async () => {
    till.hear(false);
    const keeper = await till.newKeeper();
    await till.pay(await till.tokensPage(keeper, '100'));
    await till.desk.putClockForward(1);
    await sweepBilling(till.ctx);
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
  });
});

describe('a page that was left open', () => {
  it('closes, and the next wish gets a new one', async () => {
    const keeper = await till.newKeeper();
    const first = await till.tokensPage(keeper, '100');
    await till.desk.putClockForward(1);
    const second = await till.tokensPage(keeper, '100');
    expect(second).not.toBe(first);
    expect(await till.pay(first)).toBe('over');
    expect(await till.pay(second)).toBe('paid');
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
  });
});
