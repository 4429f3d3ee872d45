import { DomainError } from '@nishiki/domain/errors';
import { describe, expect, it } from 'vitest';
import { inProcessRig, ORIGIN, START, tokens200, wishOf } from './testing/rigs.ts';
import { serveFetch } from './testing/serve-fetch.ts';
import {
  answeringPayments,
  emptyList,
  failing,
  listOf,
  scriptedPayments,
  type Script,
} from './testing/scripted-fetch.ts';
import { STAND_IN_KEY } from './stand-in/api/serve.ts';
import { stripePayments } from './stripe-payments.ts';

const failureOf = async (work: Promise<unknown>): Promise<DomainError> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof DomainError) return error;
  throw new Error(`Expected a refusal, not ${String(error)}.`);
};

const PERSONAL = 'kiku@example.org lives in 12 Pond Lane';

describe('what goes wrong at Stripe', () => {
  it.each([
    [500, { type: 'api_error', message: PERSONAL }, 'payment_unreachable'],
    [503, { type: 'api_error', message: PERSONAL }, 'payment_unreachable'],
    [
      429,
      { type: 'invalid_request_error', code: 'rate_limit', message: PERSONAL },
      'payment_unreachable',
    ],
    [
      409,
      { type: 'invalid_request_error', code: 'lock_timeout', message: PERSONAL },
      'payment_unreachable',
    ],
    [401, { type: 'invalid_request_error', message: PERSONAL }, 'payments_off'],
    [403, { type: 'invalid_request_error', message: PERSONAL }, 'payments_off'],
    [402, { type: 'card_error', code: 'card_declined', message: PERSONAL }, 'payment_refused'],
    [400, { type: 'invalid_request_error', param: PERSONAL, message: PERSONAL }, 'payment_refused'],
    [400, { type: 'idempotency_error', message: PERSONAL }, 'payment_refused'],
  ])('tells %i %o as %s %s, without its words', async (status, error, code) => {
    const payments = answeringPayments(failing(status, error));
    const failure = await failureOf(payments.readCheckout('cs_1'));
    expect(failure.code).toBe(code);
    expect(failure.message).toContain(String(status));
    expect(failure.message).not.toContain('kiku');
    expect(failure.message).not.toContain('sk_test');
  });

  it('tells a server that is not there', async () => {
    const server = await serveFetch(async () => new Response());
    const { hostname: host, port } = new URL(server.origin);
    await server.close();
    const payments = stripePayments({
      secretKey: STAND_IN_KEY,
      webhookSecret: 'whsec',
      http: { host, port: Number(port), protocol: 'http' },
    });
    expect((await failureOf(payments.readCheckout('cs_1'))).code).toBe('payment_unreachable');
  });

  it('tells a wrong key, and prices that nobody put there', async () => {
    const rig = await inProcessRig();
    const wrong = stripePayments({
      secretKey: 'sk_test_wrong',
      webhookSecret: 'whsec',
      fetch: (input, init) => rig.standIn.fetch(new Request(input, init)),
    });
    expect((await failureOf(wrong.readCheckout('cs_1'))).code).toBe('payments_off');
    const empty = scriptedPayments({
      'GET /v1/prices': emptyList,
      'GET /v1/billing_portal/configurations': emptyList,
    });
    const failures = [
      await failureOf(empty.createCheckout(wishOf(empty, tokens200, null))),
      await failureOf(empty.openPortal({ customer: 'cus_1', returnUrl: ORIGIN })),
    ];
    for (const failure of failures) {
      expect(failure.code).toBe('payments_off');
      expect(failure.message).toContain('stripe sync');
    }
  });
});

const at = START.getTime() / 1000;
const price = (id: string, product: string) => ({ id, object: 'price', product });

const subscription = (id: string, more: object) => ({
  id,
  object: 'subscription',
  customer: 'cus_1',
  created: at,
  cancel_at: null,
  cancel_at_period_end: false,
  schedule: null,
  items: listOf({
    id: 'si_1',
    current_period_start: at,
    current_period_end: at + 100,
    price: price('price_1', 'nishiki_plan_hobbyist'),
  }),
  ...more,
});

const line = (id: string, product: string, amount: number) => ({
  id,
  amount,
  period: { start: at, end: at },
  parent: null,
  pricing: { type: 'price_details', price_details: { price: 'price_1', product } },
});

const invoice = (id: string, more: object) => ({
  id,
  object: 'invoice',
  number: 'A-1',
  attempted: false,
  billing_reason: 'manual',
  created: at,
  currency: 'gbp',
  total: 500,
  amount_paid: 500,
  status: 'paid',
  parent: null,
  status_transitions: { paid_at: at },
  lines: listOf(line('il_1', 'nishiki_tokens_100', 500)),
  payments: listOf(
    { status: 'canceled', payment: { type: 'payment_intent', payment_intent: 'pi_other' } },
    { status: 'paid', payment: { type: 'payment_intent', payment_intent: `pi_${id}` } },
  ),
  ...more,
});

const customerWith = (more: Script) =>
  scriptedPayments({
    'GET /v1/customers/cus_1': { id: 'cus_1', object: 'customer' },
    'GET /v1/subscriptions': emptyList,
    'GET /v1/invoices': emptyList,
    'GET /v1/charges': emptyList,
    ...more,
  }).readCustomer('cus_1');

describe('what Stripe says of a customer', () => {
  it('takes one that was deleted for one who bought nothing', async () => {
    const payments = scriptedPayments({
      'GET /v1/customers/cus_1': { id: 'cus_1', object: 'customer', deleted: true },
    });
    expect(await payments.readCustomer('cus_1')).toEqual({ plans: [], invoices: [] });
  });

  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['incomplete', 'waiting'],
    ['incomplete_expired', 'ended'],
    ['canceled', 'ended'],
  ])('reads a subscription that is %s as %s', async (status, expected) => {
    const { plans } = await customerWith({
      'GET /v1/subscriptions': listOf(subscription('sub_1', { status })),
    });
    expect(plans.map((plan) => plan.status)).toEqual([expected]);
  });

  it.each([
    [{ cancel_at: at + 50 }, new Date((at + 50) * 1000)],
    [{ cancel_at_period_end: true }, new Date((at + 100) * 1000)],
    [{}, null],
  ])('reads when a plan ends that was cancelled by %o', async (more, cancelAt) => {
    const { plans } = await customerWith({
      'GET /v1/subscriptions': listOf(subscription('sub_1', { status: 'active', ...more })),
    });
    expect(plans).toMatchObject([{ cancelAt }]);
  });

  it('leaves out subscriptions to something else', async () => {
    const items = listOf({ price: price('price_1', 'prod_of_another_shop') });
    const { plans } = await customerWith({
      'GET /v1/subscriptions': listOf(subscription('sub_1', { status: 'active', items })),
    });
    expect(plans).toEqual([]);
  });

  it('knows a plan by its product, at a price of an earlier table too', async () => {
    const next = { start_date: at + 100, end_date: at + 200, items: [{ price: 'price_old' }] };
    const schedule = { id: 'sub_sched_1', status: 'active', phases: [next] };
    const { plans } = await customerWith({
      'GET /v1/subscriptions': listOf(subscription('sub_1', { status: 'active', schedule })),
      'GET /v1/prices/price_old': price('price_old', 'nishiki_plan_breeder'),
    });
    expect(plans).toMatchObject([{ plan: 'hobbyist', nextPlan: 'breeder' }]);
  });

  it.each([
    [{ status: 'draft' }, 'pending'],
    [{ status: 'open' }, 'pending'],
    [{ status: 'open', attempted: true }, 'failed'],
    [{ status: 'paid' }, 'paid'],
    [{ status: 'void' }, 'other'],
    [{ status: 'uncollectible', attempted: true }, 'other'],
  ])('reads an invoice that is %o as %s', async (more, expected) => {
    const { invoices } = await customerWith({
      'GET /v1/invoices': listOf(invoice('in_1', more)),
    });
    expect(invoices.map(({ status }) => status)).toEqual([expected]);
  });

  it('reads the lines of an invoice that do not come with it', async () => {
    const lines = { ...listOf(line('il_1', 'prod_x', 1)), has_more: true };
    const { invoices } = await customerWith({
      'GET /v1/invoices': listOf(invoice('in_1', { lines })),
      'GET /v1/invoices/in_1/lines': listOf(
        line('il_1', 'prod_x', 1),
        line('il_2', 'nishiki_tokens_500', 2),
      ),
    });
    expect(invoices).toMatchObject([{ kind: 'tokens', pack: '500', lines: [{}, {}] }]);
  });

  it('names the page of an invoice while it can be paid there', async () => {
    const hosted_invoice_url = 'https://invoice.stripe.com/i/1';
    const invoice_pdf = `${hosted_invoice_url}/pdf`;
    const { invoices } = await customerWith({
      'GET /v1/invoices': listOf(
        invoice('in_1', { hosted_invoice_url, invoice_pdf, status: 'open' }),
        invoice('in_2', { hosted_invoice_url, invoice_pdf }),
      ),
    });
    expect(invoices).toMatchObject([
      { pageUrl: hosted_invoice_url, pdfUrl: invoice_pdf },
      { pageUrl: null, pdfUrl: invoice_pdf },
    ]);
  });

  it('counts only disputes that took money', async () => {
    const disputes = [
      { amount: 1, status: 'needs_response' },
      { amount: 2, status: 'under_review' },
      { amount: 4, status: 'lost' },
      { amount: 8, status: 'won' },
      { amount: 16, status: 'warning_needs_response' },
      { amount: 32, status: 'warning_closed' },
      { amount: 64, status: 'prevented' },
    ];
    const charge = { id: 'ch_1', payment_intent: 'pi_in_1', amount_refunded: 100, disputed: true };
    const { invoices } = await customerWith({
      'GET /v1/invoices': listOf(invoice('in_1', {}), invoice('in_2', {})),
      'GET /v1/charges': listOf(charge),
      'GET /v1/disputes': listOf(...disputes),
    });
    expect(invoices).toMatchObject([
      { id: 'in_1', refunded: 100, disputed: 1 + 2 + 4 },
      { id: 'in_2', refunded: 0, disputed: 0 },
    ]);
  });
});
