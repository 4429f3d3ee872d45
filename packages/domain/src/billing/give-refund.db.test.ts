import type { PlanId } from '@nishiki/contract/plans';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '../account/erase-account.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { runOutbox } from '../outbox/run-outbox.ts';
import { asSystem } from '../own-rows.ts';
import type { Payments } from '../ports.ts';
import { asKeeper, booksOf, newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { reserveTokens } from '../wallet/reserve.ts';
import { verifyLedger } from '../wallet/verify-ledger.ts';
import { addCustomer } from './customers.ts';
import type { BilledInvoice, CustomerState } from './facts.ts';
import { giveRefund } from './give-refund.ts';
import { listInvoices } from './list-invoices.ts';
import { syncKeeper } from './sync-keeper.ts';

const db = await createTestDatabase();
afterAll(async () => expect((await verifyLedger(testCtx(db))).faults).toEqual([]));

const START = new Date('2027-03-01T10:00:00Z');
const END = new Date('2027-04-01T10:00:00Z');

const packageOf200 = (customer: string): BilledInvoice => ({
  id: `in_${uuidv7()}`,
  customer,
  number: uuidv7(),
  kind: 'tokens',
  subscription: null,
  pack: '200',
  reason: 'other',
  status: 'paid',
  currency: 'gbp',
  amount: 899,
  paid: 899,
  refunded: 0,
  disputed: 0,
  createdAt: START,
  paidAt: START,
  lines: [],
  pdfUrl: null,
  pageUrl: null,
});

const monthOfEnthusiast = (customer: string): BilledInvoice => ({
  ...packageOf200(customer),
  kind: 'plan',
  subscription: `sub_${customer}`,
  pack: null,
  reason: 'create',
  amount: 2999,
  paid: 2999,
  lines: [
    { plan: 'enthusiast', amount: 2999, periodStart: START, periodEnd: END, isProration: false },
  ],
});

const planFor = (customer: string, plan: PlanId): CustomerState['plans'][number] => ({
  id: `sub_${customer}`,
  plan,
  status: 'active',
  createdAt: START,
  periodStart: START,
  periodEnd: END,
  cancelAt: null,
  nextPlan: null,
});

/** A keeper who paid one invoice at a payment service that does no more than hand money back. */
const newPayer = async (made: (customer: string) => BilledInvoice) => {
  const customer = `cus_${uuidv7()}`;
  const service = { invoice: made(customer), refuses: false, sent: [] as number[] };
  const payments: Partial<Payments> = {
    now: () => new Date('2027-03-10T10:00:00Z'),
    readCustomer: async () => ({
      plans: service.invoice.kind === 'plan' ? [planFor(customer, 'enthusiast')] : [],
      invoices: [service.invoice],
    }),
    refund: async ({ invoice, amount }) => {
      const { id, refunded } = service.invoice;
      if (service.refuses || invoice !== id) throw new DomainError('payment_refused', 'test');
      service.sent.push(amount);
      service.invoice = { ...service.invoice, refunded: refunded + amount };
    },
  };
  const ctx: Ctx = testCtx(db, {
    payments: payments as Payments,
    mailer: { isStandIn: true, send: async () => undefined },
  });
  const userId = await newKeeper(ctx);
  await asSystem(ctx, (tx) => addCustomer(tx, { customer, userId }));
  await syncKeeper(ctx, userId);
  await runOutbox(ctx);
  const operator: Ctx = { ...ctx, actor: { kind: 'operator' } };
  return {
    ctx,
    userId,
    service,
    give: (amount: number | null, invoice = service.invoice.id) =>
      giveRefund(operator, { invoice, amount, reason: 'a test' }),
    read: () => syncKeeper(ctx, userId),
    /** What the running site does with its outbox. */
    work: () => runOutbox(ctx),
    spend: (cost: number) =>
      asSystem(ctx, (tx) => {
        const id = uuidv7();
        return reserveTokens(tx, { userId, id, feature: 'x', cost, key: id, seconds: 600 });
      }),
    wallet: async () => {
      const { monthly, lasting } = await booksOf(ctx, userId);
      return { monthly, lasting };
    },
    debt: async () => {
      const [row] = await db.asOwner<{ debt: number }>(
        'select sum(tokens_owed - tokens_taken)::int as debt from invoices where user_id = $1',
        [userId],
      );
      return row?.debt;
    },
    refunds: () =>
      db.asOwner(
        'select kind, amount, tokens, state, reason from refunds where user_id = $1 order by id',
        [userId],
      ),
    works: async () => {
      const [row] = await db.asOwner<{ plan: PlanId | null }>(
        'select plan from profiles where user_id = $1',
        [userId],
      );
      return row?.plan;
    },
  };
};

describe('a part of a package', () => {
  it('takes its share of the tokens with the next reading, before the money arrives', async () => {
    const payer = await newPayer(packageOf200);
    // 200 x 350 / 899 is 77.9.
    expect(await payer.give(350)).toMatchObject({ amount: 350, tokens: 78, left: 549 });
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 205 });
    await payer.read();
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 127 });

    await payer.work();
    expect(payer.service.sent).toEqual([350]);
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 127 });
    expect(await payer.refunds()).toEqual([
      { kind: 'operator', amount: 350, tokens: 78, state: 'done', reason: 'a test' },
    ]);
  });

  it('and the rest come to the whole, to the penny and to the token', async () => {
    const payer = await newPayer(packageOf200);
    const { invoice } = payer.service;
    await payer.give(350);
    await payer.work();
    expect(await payer.give(null, invoice.number ?? '')).toMatchObject({
      amount: 549,
      tokens: 122,
      left: 0,
    });
    await payer.work();
    expect(payer.service.sent).toEqual([350, 549]);
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 5 });
    expect(await payer.debt()).toBe(0);
  });

  it('after one by hand at the payment service counts what went back there', async () => {
    const payer = await newPayer(packageOf200);
    payer.service.invoice = { ...payer.service.invoice, refunded: 449 };
    await payer.read();
    // 200 x 449 / 899 is 99.9.
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 105 });
    expect(await payer.give(null)).toMatchObject({ amount: 450, tokens: 100 });
    await payer.work();
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 5 });
  });
});

describe('tokens that were spent', () => {
  it('stay owed, and no balance goes below zero', async () => {
    const payer = await newPayer(packageOf200);
    await payer.spend(150);
    expect(await payer.give(null)).toMatchObject({ amount: 899, tokens: 200 });
    await payer.work();
    // 205 - 150 are there; the other 145 of 200 are not.
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 0 });
    expect(await payer.debt()).toBe(145);
  });
});

describe('a month of a plan', () => {
  it('goes on for a part of the money, and is suspended for all of it', async () => {
    const payer = await newPayer(monthOfEnthusiast);
    await payer.spend(100);
    // 400 x 1500 / 2999 is 200.07.
    expect(await payer.give(1500)).toMatchObject({ tokens: 200, left: 1499 });
    await payer.work();
    expect(await payer.wallet()).toEqual({ monthly: 100, lasting: 5 });
    expect(await payer.works()).toBe('enthusiast');

    expect(await payer.give(null)).toMatchObject({ tokens: 200, left: 0 });
    await payer.work();
    // Of 405 in all 100 were spent: 305 could be taken of 400.
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 0 });
    expect(await payer.debt()).toBe(95);
    expect(await payer.works()).toBeNull();
  });
});

describe('a refund that the payment service refuses', () => {
  it('has failed, its tokens come back, and another can be given', async () => {
    const payer = await newPayer(packageOf200);
    payer.service.refuses = true;
    await payer.give(null);
    await payer.read();
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 5 });
    await payer.work();
    expect(await payer.wallet()).toEqual({ monthly: 0, lasting: 205 });
    payer.service.refuses = false;
    expect(await payer.give(null)).toMatchObject({ amount: 899, tokens: 200 });
    await payer.work();
    expect((await payer.refunds()).map(({ state }) => state)).toEqual(['failed', 'done']);
  });
});

describe('the keeper', () => {
  it('can ask for none of the same invoice, until what was sent has been read', async () => {
    const payer = await newPayer(packageOf200);
    const offer = async () => {
      const [invoice] = await listInvoices(asKeeper(payer.ctx, payer.userId), {});
      return invoice?.refund_offer;
    };
    expect(await offer()).toMatchObject({ amount: 899 });
    await payer.give(100);
    expect(await offer()).toBeNull();
    // Sent, and not read yet.
    await db.asOwner(`update refunds set state = 'done' where user_id = $1`, [payer.userId]);
    expect(await offer()).toBeNull();
  });
});

describe('is refused', () => {
  const refusedAs = (words: RegExp) =>
    expect.objectContaining({ userMessage: expect.stringMatching(words) as string }) as Error;

  it('to everybody but whoever runs the site', async () => {
    const { ctx, userId, service } = await newPayer(packageOf200);
    const wish = { invoice: service.invoice.id, amount: null, reason: 'mine' };
    for (const asking of [ctx, asKeeper(ctx, userId)])
      await expect(giveRefund(asking, wish)).rejects.toThrow(/is no operator/);
  });

  it('for what was not paid, is not there, or is not left', async () => {
    const payer = await newPayer(packageOf200);
    await expect(payer.give(900)).rejects.toThrow(refusedAs(/^Only £8\.99 /));
    await expect(payer.give(1, 'in_nothing')).rejects.toThrow(refusedAs(/no invoice in_nothing/));
    await payer.give(null);
    await payer.work();
    await expect(payer.give(1)).rejects.toThrow(refusedAs(/^Nothing is left/));
    const open = await newPayer((customer) => ({
      ...packageOf200(customer),
      status: 'failed',
      paid: 0,
      paidAt: null,
    }));
    await expect(open.give(null)).rejects.toThrow(refusedAs(/was not paid/));
    expect(await open.refunds()).toEqual([]);
  });

  it('while another is on its way, also when two operators give it at once', async () => {
    const payer = await newPayer(packageOf200);
    const given = await Promise.allSettled([payer.give(null), payer.give(null)]);
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(payer.give(1)).rejects.toThrow(refusedAs(/on its way/));
    await payer.work();
    expect(payer.service.sent).toEqual([899]);
  });

  it('for an account that is erased', async () => {
    const payer = await newPayer(packageOf200);
    await eraseAccount(payer.ctx, { userId: payer.userId });
    await expect(payer.give(null)).rejects.toThrow(refusedAs(/erased/));
  });
});
