import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { buy, HOUR, hobbyist, newCustomer, START, WEBHOOK_SECRET, type Rig } from './rigs.ts';

const BODY = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_1' } },
});

const signed = (body: string, { secret = WEBHOOK_SECRET, age = 0 } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: START.getTime() / 1000 - age,
  });

/** Messages to the site. */
export const tells = (rigOf: () => Rig): void => {
  it('tells of each change with a signed message, in order', async () => {
    const { payments, desk, events } = rigOf();
    const customer = await newCustomer(rigOf());
    const session = await buy(rigOf(), hobbyist, customer);
    expect(events.map(({ type }) => type)).toEqual([
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'checkout.session.completed',
    ]);
    expect(new Set(events.map((event) => event.customer))).toEqual(new Set([customer]));
    expect(events.at(-1)).toMatchObject({ session, charge: null });
    events.length = 0;
    await desk.putClockForward(31 + HOUR);
    expect(events.map(({ type }) => type)).toContain('invoice.paid');
    expect(payments.now().getTime()).toBe(START.getTime() + (31 * 24 + 1) * 3600_000);
  });

  it('reads of a message what it is about', () => {
    expect(rigOf().payments.readEvent(BODY, signed(BODY))).toEqual({
      id: 'evt_1',
      type: 'invoice.paid',
      customer: 'cus_1',
      session: null,
      charge: null,
    });
  });

  it.each([
    ['forged', BODY, signed(BODY, { secret: 'whsec_of_somebody_else' })],
    ['altered', BODY.replace('cus_1', 'cus_2'), signed(BODY)],
    ['stale', BODY, signed(BODY, { age: 301 })],
    ['not signed', BODY, ''],
    ['signed with nonsense', BODY, 't=1,v1=00'],
    ['empty', '', signed('')],
    ['no message', '[]', signed('[]')],
  ])('refuses one that is %s', (_, body, signature) => {
    expect(() => rigOf().payments.readEvent(body, signature)).toThrowError(
      expect.objectContaining({ code: 'signature_invalid' }),
    );
  });

  it('takes one that is five minutes old', () => {
    expect(rigOf().payments.readEvent(BODY, signed(BODY, { age: 300 })).id).toBe('evt_1');
  });

  it('has nothing to put there a second time', async () => {
    expect(await rigOf().payments.syncCatalogue()).toEqual([]);
  });
};
