import { expect, it } from 'vitest';
import {
  buy,
  hobbyist,
  newCustomer,
  newest,
  ORIGIN,
  START,
  tokens200,
  wishOf,
  type Rig,
} from './rigs.ts';

const NEXT_MONTH = new Date('2026-02-10T12:00:00Z');

/** From the way to the payment page to what was bought. */
export const buys = (rigOf: () => Rig): void => {
  it('sells a plan, its first month at the lower price', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    const { session, url } = await rig.payments.createCheckout(
      wishOf(rig.payments, hobbyist, customer),
    );
    expect(url).toBe(`${ORIGIN}/dev/checkout/${session}`);
    // £15.99 a month, £7.99 for the first.
    expect(await rig.desk.readSession(session)).toMatchObject({
      state: 'open',
      lines: [{ amount: 1599 }, { amount: -800 }],
      total: 799,
      monthly: 1599,
      email: 'kiku@example.org',
      successUrl: `${ORIGIN}/?success=true&kind=plan`,
      cancelUrl: `${ORIGIN}/?canceled=true&kind=plan`,
    });
    expect(await rig.payments.readCheckout(session)).toEqual({
      state: 'open',
      customer,
      email: null,
    });
    expect(await rig.desk.pay(session, { email: '', card: 'works' })).toBe('paid');
    expect(await rig.payments.readCheckout(session)).toEqual({
      state: 'paid',
      customer,
      email: 'kiku@example.org',
    });
    const { plan, invoice } = await newest(rig, customer);
    expect(plan).toEqual({
      id: plan?.id,
      plan: 'hobbyist',
      status: 'active',
      createdAt: START,
      periodStart: START,
      periodEnd: NEXT_MONTH,
      cancelAt: null,
      nextPlan: null,
    });
    expect(invoice).toEqual({
      id: invoice.id,
      customer,
      number: 'TEST-0001',
      kind: 'plan',
      subscription: plan?.id,
      pack: null,
      reason: 'create',
      status: 'paid',
      currency: 'gbp',
      amount: 799,
      paid: 799,
      refunded: 0,
      disputed: 0,
      createdAt: START,
      paidAt: START,
      lines: [
        {
          plan: 'hobbyist',
          amount: 1599,
          periodStart: START,
          periodEnd: NEXT_MONTH,
          isProration: false,
        },
      ],
      pdfUrl: null,
      pageUrl: null,
    });
  });

  it('sells a plan at its full price to who had the lower one before', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    await buy(rig, { kind: 'plan', plan: 'breeder', isIntroduction: false }, customer);
    expect((await newest(rig, customer)).invoice).toMatchObject({ amount: 4999, paid: 4999 });
  });

  it('sells tokens, with an invoice', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    await buy(rig, tokens200, customer);
    const { plan, invoice } = await newest(rig, customer);
    expect(plan).toBeUndefined();
    expect(invoice).toMatchObject({
      number: 'TEST-0001',
      kind: 'tokens',
      subscription: null,
      pack: '200',
      reason: 'other',
      status: 'paid',
      amount: 899,
      paid: 899,
      lines: [{ plan: null, amount: 899, isProration: false }],
    });
  });

  it.each([hobbyist, tokens200])('makes a customer of a guest who buys $kind', async (item) => {
    const rig = rigOf();
    const { session } = await rig.payments.createCheckout(wishOf(rig.payments, item, null));
    expect((await rig.desk.readSession(session))?.email).toBeNull();
    await rig.desk.pay(session, { email: 'Guest@Example.org', card: 'works' });
    const { customer, email, state } = await rig.payments.readCheckout(session);
    expect({ email, state }).toEqual({ email: 'Guest@Example.org', state: 'paid' });
    expect((await newest(rig, customer ?? '')).invoice).toMatchObject({
      kind: item.kind,
      status: 'paid',
    });
  });

  it('gives the same customer and the same page for the same key', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    expect(await newCustomer(rig)).toBe(customer);
    const wish = wishOf(rig.payments, hobbyist, customer);
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => rig.payments.createCheckout(wish)),
    );
    expect(others).toEqual([first, first]);
  });

  it('refuses a key that was used for something else', async () => {
    const rig = rigOf();
    const wish = wishOf(rig.payments, hobbyist, null);
    await rig.payments.createCheckout(wish);
    await expect(rig.payments.createCheckout({ ...wish, item: tokens200 })).rejects.toMatchObject({
      code: 'payment_refused',
    });
  });

  it('leaves the page open when a card is declined', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    const { session } = await rig.payments.createCheckout(wishOf(rig.payments, hobbyist, customer));
    expect(await rig.desk.pay(session, { email: '', card: 'declined' })).toBe('declined');
    expect((await rig.payments.readCheckout(session)).state).toBe('open');
    expect(await rig.payments.readCustomer(customer)).toEqual({ plans: [], invoices: [] });
    expect(await rig.desk.pay(session, { email: '', card: 'works' })).toBe('paid');
  });

  it('takes no second payment on one page, and ending a paid one changes nothing', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    const session = await buy(rig, tokens200, customer);
    expect(await rig.desk.pay(session, { email: '', card: 'works' })).toBe('over');
    await rig.payments.endCheckout(session);
    expect((await rig.payments.readCheckout(session)).state).toBe('paid');
    expect((await rig.payments.readCustomer(customer)).invoices).toHaveLength(1);
  });

  it('lets nobody pay on a page that was ended, by us or by time', async () => {
    const rig = rigOf();
    const ended = await rig.payments.createCheckout(wishOf(rig.payments, tokens200, null));
    const late = await rig.payments.createCheckout(wishOf(rig.payments, tokens200, null));
    await rig.payments.endCheckout(ended.session);
    await rig.payments.endCheckout(ended.session);
    expect((await rig.payments.readCheckout(late.session)).state).toBe('open');
    await rig.desk.putClockForward(1);
    for (const { session } of [ended, late]) {
      expect((await rig.payments.readCheckout(session)).state).toBe('over');
      expect(await rig.desk.pay(session, { email: 'a@example.org', card: 'works' })).toBe('over');
    }
  });

  it.each([29, 24 * 60 + 1])('refuses a page that is open for %i minutes', async (minutes) => {
    const { payments } = rigOf();
    const expiresAt = new Date(payments.now().getTime() + minutes * 60_000);
    await expect(
      payments.createCheckout({ ...wishOf(payments, tokens200, null), expiresAt }),
    ).rejects.toMatchObject({ code: 'payment_refused' });
  });

  it('refuses what is not sold and whom it does not know', async () => {
    const { payments } = rigOf();
    const professional = { kind: 'plan', plan: 'professional', isIntroduction: false } as const;
    const refused = { code: 'payment_refused' };
    await expect(
      payments.createCheckout(wishOf(payments, professional, null)),
    ).rejects.toMatchObject(refused);
    await expect(
      payments.createCheckout(wishOf(payments, hobbyist, 'cus_0')),
    ).rejects.toMatchObject(refused);
    await expect(payments.readCustomer('cus_0')).rejects.toMatchObject(refused);
  });

  it('takes a page that it does not know for one that is over', async () => {
    const { payments } = rigOf();
    const over = { state: 'over', customer: null, email: null };
    expect(await payments.readCheckout('cs_0')).toEqual(over);
    await payments.endCheckout('cs_0');
  });
};
