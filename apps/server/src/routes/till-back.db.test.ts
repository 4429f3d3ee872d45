/** Money that goes back: asked for by the keeper, by the payer's bank, or since it was paid twice. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { DomainError } from '@nishiki/domain/errors';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import type { Payments } from '@nishiki/domain/ports';
import { readOutbox } from '@nishiki/integrations/mail/outbox-mailer';
import { afterEach, describe, expect, it } from 'vitest';
import { newSession, newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { createTill } from '../../test/till.ts';

const db = await createTestDatabase();
const till = await createTill(db);
afterEach(async () => {
  expect(await till.faults()).toEqual([]);
  await till.endPlans();
});

const buy = async (keeper: SignedIn, pack: '100' | '200' | '500') => {
  await till.pay(await till.tokensPage(keeper, pack));
  const [invoice] = await till.invoices(keeper);
  if (!invoice) throw new Error('nothing was bought');
  return invoice;
};
const subscribe = async (keeper: SignedIn, name: string) => {
  await till.pay(await till.planPage(keeper, name));
  const [invoice] = await till.invoices(keeper);
  if (!invoice) throw new Error('nothing was bought');
  return invoice;
};
const ask = async (keeper: SignedIn, invoice: { id: string }) => {
  const told = await till.call('requestRefund', keeper, { invoice_id: invoice.id });
  await till.settle();
  return told;
};

describe('a package', () => {
  it('comes back for its unused tokens, once per customer', async () => {
    const keeper = await till.newKeeper();
    const invoice = await buy(keeper, '100');
    await till.spend(keeper, 39);
    // 66 of 105 tokens are left: 66 of the package, and 4.99 x 66 / 100 is 3.29 and a bit.
    expect((await till.invoices(keeper))[0]?.refund_offer).toEqual({
      amount: 329,
      tokens: 66,
      plan: null,
      stays: 0,
    });
    expect(await ask(keeper, invoice)).toMatchObject({
      status: 200,
      body: { amount: 329, tokens: 66, currency: 'gbp' },
    });
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 0 });
    expect((await till.invoices(keeper))[0]).toMatchObject({
      amount_refunded: 329,
      refund_state: 'done',
      refund_offer: null,
    });
    expect(await till.held(keeper)).toMatchObject({ token_debt: 0 });
    const second = await buy(keeper, '200');
    expect((await till.invoices(keeper))[0]?.refund_offer).toBeNull();
    expect(await ask(keeper, second)).toMatchObject({ status: 409, code: 'refund_refused' });
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 200 });
  });

  it('comes back once, however many ask at the same time', async () => {
    const keeper = await till.newKeeper();
    const invoice = await buy(keeper, '200');
    const told = await Promise.all(
      Array.from({ length: 8 }, () =>
        till.call('requestRefund', keeper, { invoice_id: invoice.id }),
      ),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(told.filter(({ code }) => code === 'refund_refused')).toHaveLength(7);
    await till.settle();
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    expect((await till.invoices(keeper))[0]?.amount_refunded).toBe(899);
  });

  it('comes back within 30 days and not a day later', async () => {
    const keeper = await till.newKeeper();
    await buy(keeper, '100');
    await till.desk.putClockForward(29);
    expect((await till.invoices(keeper))[0]?.refund_offer).not.toBeNull();
    await till.desk.putClockForward(2);
    const [invoice] = await till.invoices(keeper);
    expect(invoice?.refund_offer).toBeNull();
    expect(await ask(keeper, invoice as never)).toMatchObject({ code: 'refund_refused' });
  });

  it('of somebody else looks like none', async () => {
    const [owner, other] = [await till.newKeeper(), await till.newKeeper()];
    const invoice = await buy(owner, '100');
    expect(await ask(other, invoice)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await till.invoices(other)).toEqual([]);
    expect(await till.balance(owner)).toEqual({ monthly: 0, lasting: 105 });
  });
});

describe('the first payment of a plan', () => {
  it('comes back in full; plan and tokens of the month end, and what was used is not asked back', async () => {
    const keeper = await till.newKeeper();
    const invoice = await subscribe(keeper, 'Hobbyist');
    await till.spend(keeper, 60);
    expect(invoice.refund_offer).toEqual({
      amount: 799,
      tokens: 150,
      plan: 'hobbyist',
      stays: 0,
    });
    expect(await ask(keeper, invoice)).toMatchObject({
      status: 200,
      body: { amount: 799, tokens: 90 },
    });
    expect(await till.held(keeper)).toMatchObject({
      subscribed: false,
      status: 'none',
      token_debt: 0,
    });
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    await till.wait(40);
    expect(await till.invoices(keeper)).toHaveLength(1);
    // And not a second time, for another plan.
    const again = await subscribe(keeper, 'Breeder');
    expect(again.amount).toBe(4999);
    expect(await ask(keeper, again)).toMatchObject({ code: 'refund_refused' });
  });

  it('says what a change of it cost, which stays paid', async () => {
    const keeper = await till.newKeeper();
    await subscribe(keeper, 'Hobbyist');
    await till.changePlan(keeper, 'Enthusiast', 'enthusiast');
    const first = (await till.invoices(keeper)).find(({ amount }) => amount === 799);
    expect(first?.refund_offer).toMatchObject({ amount: 799, plan: 'enthusiast', stays: 2200 });
  });

  it('that the payment service refuses to hand back leaves everything as it was', async () => {
    const keeper = await till.newKeeper();
    const invoice = await subscribe(keeper, 'Hobbyist');
    await till.spend(keeper, 50);
    await till.call('requestRefund', keeper, { invoice_id: invoice.id });
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    const refusing = {
      ...till.payments,
      now: () => till.payments.now(),
      refund: () => Promise.reject(new DomainError('payment_refused', 'refused for good')),
    };
    await runOutbox({ ...till.ctx, payments: refusing });
    expect(await till.balance(keeper)).toEqual({ monthly: 100, lasting: 5 });
    expect(await till.held(keeper)).toMatchObject({ plan: 'hobbyist', status: 'active' });
    expect((await till.invoices(keeper))[0]).toMatchObject({ refund_state: 'failed' });
  });

  it('comes back within 30 days after a shorter month, too, and the plan goes on', async () => {
    const now = till.payments.now();
    const year = now.getUTCFullYear() + (now.getUTCMonth() > 0 ? 1 : 0);
    // February has 28 or 29 days.
    const wait = Date.UTC(year, 1, 1, 12) - now.getTime();
    await till.desk.putClockForward(Math.ceil(wait / 86_400_000));
    const keeper = await till.newKeeper();
    const invoice = await subscribe(keeper, 'Hobbyist');
    await till.wait(29);
    const first = (await till.invoices(keeper)).find(({ id }) => id === invoice.id);
    expect(first?.refund_offer).toEqual({ amount: 799, tokens: 0, plan: null, stays: 0 });
    expect(await ask(keeper, invoice)).toMatchObject({ status: 200, body: { amount: 799 } });
    const after = (await till.invoices(keeper)).find(({ id }) => id === invoice.id);
    expect(after).toMatchObject({ amount_refunded: 799, refund_state: 'done' });
    expect(await till.held(keeper)).toMatchObject({
      plan: 'hobbyist',
      status: 'active',
      token_debt: 0,
    });
  });

  it('but no later one', async () => {
    const keeper = await till.newKeeper();
    await subscribe(keeper, 'Hobbyist');
    await till.wait(32);
    const [second, first] = await till.invoices(keeper);
    expect(second?.refund_offer).toBeNull();
    expect(first?.refund_offer).toBeNull();
    expect(await ask(keeper, second as never)).toMatchObject({ code: 'refund_refused' });
  });
});

describe('a chargeback', () => {
  const dispute = async (keeper: SignedIn, outcome: 'open' | 'won' | 'lost') => {
    const [invoice] = await till.invoices(keeper);
    await till.desk.dispute(invoice?.stripe_invoice_id ?? '', outcome);
    await till.settle();
  };

  it('takes back what was given, never below zero; the rest is a debt that later tokens pay', async () => {
    const keeper = await till.newKeeper();
    await buy(keeper, '100');
    await till.spend(keeper, 80);
    await dispute(keeper, 'open');
    // 25 of 105 were left; 100 are owed.
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 0 });
    expect(await till.held(keeper)).toMatchObject({ token_debt: 75 });
    await dispute(keeper, 'lost');
    expect(await till.held(keeper)).toMatchObject({ token_debt: 75 });
    await buy(keeper, '200');
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 125 });
    expect(await till.held(keeper)).toMatchObject({ token_debt: 0 });
  });

  it('that the bank decides for us gives everything back', async () => {
    const keeper = await till.newKeeper();
    await buy(keeper, '100');
    await till.spend(keeper, 80);
    await dispute(keeper, 'open');
    await dispute(keeper, 'won');
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 25 });
    expect(await till.held(keeper)).toMatchObject({ token_debt: 0 });
  });

  it('of a plan suspends it', async () => {
    const keeper = await till.newKeeper();
    await subscribe(keeper, 'Enthusiast');
    await dispute(keeper, 'open');
    expect(await till.held(keeper)).toMatchObject({
      status: 'suspended',
      subscribed: false,
      granted: null,
    });
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    await dispute(keeper, 'won');
    expect(await till.held(keeper)).toMatchObject({ status: 'active', subscribed: true });
    expect(await till.balance(keeper)).toEqual({ monthly: 400, lasting: 5 });
  });
});

const mailsTo = async (email: string): Promise<number> => {
  const mails = await readOutbox(till.test.parts.outboxFolder ?? '', 500);
  return mails.filter(({ to }) => to === email).length;
};

describe('a second subscription', () => {
  it('is told of, though the payment service stopped answering when it had ended', async () => {
    const email = `showa-${crypto.randomUUID()}@pond.example`;
    const keeper = await newSignedIn(till.ctx, { email });
    await subscribe(keeper, 'Hobbyist');
    const guestPage = await till.planPage(null, 'Breeder', { guestCheckout: true });
    await till.pay(guestPage, 'works', email);
    let ended = false;
    const payments: Payments = {
      ...till.payments,
      now: () => till.payments.now(),
      cancelNow: async (id) => {
        await till.payments.cancelNow(id);
        ended = true;
      },
      readCustomer: (id) =>
        ended
          ? Promise.reject(new DomainError('payment_unreachable', 'no answer'))
          : till.payments.readCustomer(id),
    };
    await newSession(till.ctx, keeper.userId);
    await runOutbox({ ...till.ctx, payments });
    expect(ended).toBe(true);
    await db.asOwner('update outbox set run_after = now(), held_until = null');
    await till.settle();
    expect(await mailsTo(email)).toBe(1);
  });

  it('paid as a guest beside a plan that is held ends, and its money goes back in full', async () => {
    const email = `kohaku-${crypto.randomUUID()}@pond.example`;
    const keeper = await newSignedIn(till.ctx, { email });
    await subscribe(keeper, 'Hobbyist');
    const url = await till.planPage(null, 'Breeder', { guestCheckout: true });
    await till.pay(url, 'works', email);
    await newSession(till.ctx, keeper.userId);
    await till.settle();
    await till.settle();
    expect(await till.held(keeper)).toMatchObject({ plan: 'hobbyist', status: 'active' });
    expect(await till.balance(keeper)).toEqual({ monthly: 150, lasting: 5 });
    expect(await mailsTo(email)).toBe(1);
    const invoices = await till.invoices(keeper);
    expect(invoices.map(({ amount, amount_refunded: back }) => [amount, back]).sort()).toEqual([
      [2999, 2999],
      [799, 0],
    ]);
  });
});
