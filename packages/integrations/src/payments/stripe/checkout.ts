import type { CheckoutState, CheckoutWish, SaleItem } from '@nishiki/domain/ports';
import { DomainError } from '@nishiki/domain/errors';
import type Stripe from 'stripe';
import type { Catalogue } from './catalogue.ts';
import { isMissing, isRefused } from './errors.ts';

type Params = Stripe.Checkout.SessionCreateParams;
type Session = Stripe.Checkout.Session;

const itemOf = (item: SaleItem): string => (item.kind === 'plan' ? item.plan : item.pack);

const paramsOf = async (catalogue: Catalogue, wish: CheckoutWish): Promise<Params> => {
  const { key, item, customer, successUrl, cancelUrl, expiresAt } = wish;
  const name = itemOf(item);
  const metadata = { checkout: key, kind: item.kind, item: name };
  const both: Params = {
    line_items: [{ price: await catalogue.priceOf({ kind: item.kind, item: name }), quantity: 1 }],
    metadata,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    // Cards say at once whether they pay; a bank debit would say so days later.
    allowed_payment_method_types: ['card'],
    ...(customer === null ? {} : { customer }),
  };
  if (item.kind === 'tokens')
    return {
      ...both,
      mode: 'payment',
      invoice_creation: { enabled: true, invoice_data: { metadata } },
      payment_intent_data: { metadata },
      // A subscription makes a customer by itself.
      ...(customer === null ? { customer_creation: 'always' } : {}),
    };
  return {
    ...both,
    mode: 'subscription',
    subscription_data: {
      metadata,
      // What is not used is worth what was really paid for it, after the lower first month too.
      billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    },
    ...(item.isIntroduction
      ? { discounts: [{ coupon: catalogue.introductionTo(item.plan) }] }
      : {}),
  };
};

export const createCheckout = async (
  stripe: Stripe,
  catalogue: Catalogue,
  wish: CheckoutWish,
): Promise<{ session: string; url: string }> => {
  const session = await stripe.checkout.sessions.create(await paramsOf(catalogue, wish), {
    idempotencyKey: `checkout-${wish.key}`,
  });
  if (session.url === null) throw new DomainError('payment_refused', 'checkout: no address came');
  return { session: session.id, url: session.url };
};

/** Refused for a page that is paid or over already, or that is none, which is as good. */
export const endCheckout = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (isMissing(error)) return;
    if (!isRefused(error)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'open') throw error;
  }
};

const stateOf = ({ status, payment_status: paid }: Session): CheckoutState['state'] => {
  if (status === 'expired') return 'over';
  return status === 'complete' && paid !== 'unpaid' ? 'paid' : 'open';
};

/** One that another account of the service made, before the keys were changed, leads nowhere. */
const find = async (stripe: Stripe, id: string): Promise<Session | null> => {
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

export const readCheckout = async (stripe: Stripe, id: string): Promise<CheckoutState> => {
  const session = await find(stripe, id);
  if (session === null) return { state: 'over', customer: null, email: null };
  const { customer } = session;
  return {
    state: stateOf(session),
    customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
    email: session.customer_details?.email ?? null,
  };
};
