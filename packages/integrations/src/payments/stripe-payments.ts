import type { CustomerState } from '@nishiki/domain/billing/facts';
import type { Payments } from '@nishiki/domain/ports';
import Stripe from 'stripe';
import { openCatalogue, type Catalogue } from './stripe/catalogue.ts';
import { createCheckout, endCheckout, readCheckout } from './stripe/checkout.ts';
import { isRefused, telling } from './stripe/errors.ts';
import { readEvent } from './stripe/events.ts';
import { readInvoices } from './stripe/invoices.ts';
import { customerOfCharge, readMoneyBack } from './stripe/money-back.ts';
import { readPlans } from './stripe/plans.ts';
import { changePlan, openPortal } from './stripe/portal.ts';
import { refund } from './stripe/refund.ts';
import { syncCatalogue } from './stripe/sync-catalogue.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server than Stripe's own, for tests. */
  readonly http?: {
    readonly host: string;
    readonly port: number;
    readonly protocol: 'http' | 'https';
  };
  /** Something in this process that answers in Stripe's place. */
  readonly fetch?: typeof fetch;
  readonly now?: () => Date;
};

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

const connect = ({ secretKey, http, fetch }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...http,
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
  });

const readCustomer = async (
  stripe: Stripe,
  catalogue: Catalogue,
  id: string,
): Promise<CustomerState> => {
  const customer = await stripe.customers.retrieve(id);
  if (customer.deleted) return { plans: [], invoices: [] };
  const [plans, moneyBack] = await Promise.all([
    readPlans(stripe, catalogue, id),
    readMoneyBack(stripe, id),
  ]);
  return { plans, invoices: await readInvoices(stripe, id, moneyBack) };
};

/** One that has ended already is refused, as one that never was. */
const cancelNow = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status !== 'canceled' && status !== 'incomplete_expired') throw error;
  }
};

/** Stripe, by its own library. What it answers is read anew each time; nothing is kept here but prices. */
export const stripePayments = (settings: StripeSettings): Payments => {
  const { webhookSecret: secret, now = () => new Date() } = settings;
  const stripe = connect(settings);
  const catalogue = openCatalogue(stripe);
  return {
    isStandIn: false,
    now,
    createCustomer: ({ key, userId, email }) =>
      telling('customer', async () => {
        const params = { email, metadata: { user: userId } };
        const made = await stripe.customers.create(params, { idempotencyKey: `customer-${key}` });
        return made.id;
      }),
    createCheckout: (wish) => telling('checkout', () => createCheckout(stripe, catalogue, wish)),
    endCheckout: (id) => telling('end checkout', () => endCheckout(stripe, id)),
    readCheckout: (id) => telling('read checkout', () => readCheckout(stripe, id)),
    readCustomer: (id) => telling('read customer', () => readCustomer(stripe, catalogue, id)),
    customerOfCharge: (id) => telling('read charge', () => customerOfCharge(stripe, id)),
    changePlan: (input) => telling('change plan', () => changePlan(stripe, catalogue, input)),
    openPortal: (input) => telling('portal', () => openPortal(stripe, catalogue, input)),
    cancelNow: (id) => telling('cancel', () => cancelNow(stripe, id)),
    refund: (input) => telling('refund', () => refund(stripe, input)),
    readEvent: (body, signature) => readEvent(body, signature, { secret, now: now() }),
    syncCatalogue: () =>
      telling('sync', async () => {
        const lines = await syncCatalogue(stripe);
        catalogue.forget();
        return lines;
      }),
  };
};
