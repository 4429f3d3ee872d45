import { newId, tell } from '../book.ts';
import type { Coupon, Price, Session } from '../shapes.ts';
import { customerOf, find, branch, type Call, type Handle } from './call.ts';
import { addressOf, flag, metadataOf, needText, text, texts, trees, whole } from './params.ts';
import { invalid } from './refusal.ts';

const MINUTE = 60;
const SHORTEST = 30 * MINUTE;
const LONGEST = 24 * 60 * MINUTE;

const lineOf = ({ book, params }: Call, mode: string): Price => {
  const [line, ...more] = trees(params, 'line_items');
  if (!line || more.length > 0) throw invalid('line_items', 'One line is what is sold here.');
  const price = find(book.state.prices, needText(line, 'price'), 'price', 'line_items[0][price]');
  if (!price.active) throw invalid('line_items[0][price]', 'The price is inactive.');
  if (whole(line, 'quantity') !== 1) throw invalid('line_items[0][quantity]', 'One is sold here.');
  if ((mode === 'subscription') !== (price.recurring !== null))
    throw invalid('mode', 'The mode does not fit the price.');
  return price;
};

const couponOf = ({ book, params }: Call, price: Price): Coupon | null => {
  const [discount, ...more] = trees(params, 'discounts');
  if (!discount) return null;
  if (more.length > 0) throw invalid('discounts', 'One discount at most.');
  const coupon = find(book.state.coupons, needText(discount, 'coupon'), 'coupon', 'discounts');
  if (!coupon.applies_to.products.includes(price.product))
    throw invalid('discounts', 'The coupon does not apply to anything here.');
  return coupon;
};

const endOf = ({ book, params }: Call): number => {
  const end = whole(params, 'expires_at') ?? book.now + LONGEST;
  const seconds = end - book.now;
  if (seconds < SHORTEST || seconds > LONGEST)
    throw invalid('expires_at', 'From 30 minutes to 24 hours from now.');
  return end;
};

const isMode = (mode: string): mode is 'payment' | 'subscription' =>
  mode === 'payment' || mode === 'subscription';

/** Some parameters belong to one of the modes, and Stripe says so. */
const checkMode = ({ params }: Call, mode: string): void => {
  const others =
    mode === 'payment'
      ? ['subscription_data']
      : ['payment_intent_data', 'invoice_creation', 'customer_creation'];
  const wrong = others.find((name) => params[name] !== undefined);
  if (wrong !== undefined) throw invalid(wrong, `Not in ${mode} mode.`);
  if (params['customer'] !== undefined && params['customer_creation'] !== undefined)
    throw invalid('customer_creation', 'Not together with a customer.');
  if (mode === 'payment' && flag(branch(params, 'invoice_creation'), 'enabled') !== true)
    throw invalid('invoice_creation', 'The stand-in sells nothing without an invoice.');
  if (
    mode === 'subscription' &&
    text(branch(params, 'subscription_data', 'billing_mode'), 'type') !== 'flexible'
  )
    throw invalid('subscription_data', 'The stand-in counts in flexible mode alone.');
};

export const createSession: Handle = (call) => {
  const { book, params, origin } = call;
  const mode = needText(params, 'mode');
  if (!isMode(mode)) throw invalid('mode', 'payment or subscription');
  checkMode(call, mode);
  const price = lineOf(call, mode);
  const coupon = couponOf(call, price);
  const id = newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    allowed_payment_method_types: texts(params, 'allowed_payment_method_types'),
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount - (coupon?.amount_off ?? 0),
    cancel_url: addressOf(params, 'cancel_url'),
    created: book.now,
    currency: price.currency,
    customer: customerOf(call),
    customer_creation:
      mode === 'payment' ? (text(params, 'customer_creation') ?? 'if_required') : null,
    customer_details: null,
    discounts: coupon ? [{ coupon: coupon.id, promotion_code: null }] : [],
    expires_at: endOf(call),
    invoice: null,
    livemode: false,
    metadata: metadataOf(params),
    mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: addressOf(params, 'success_url'),
    url: `${origin()}/dev/checkout/${id}`,
  };
  book.state.sessions[id] = session;
  book.state.orders[id] = {
    price: price.id,
    coupon: coupon?.id ?? null,
    subscriptionMetadata: metadataOf(branch(params, 'subscription_data')),
    invoiceMetadata: metadataOf(branch(params, 'invoice_creation', 'invoice_data')),
    paymentMetadata: metadataOf(branch(params, 'payment_intent_data')),
  };
  return session;
};

export const readSession: Handle = ({ book, id }) => find(book.state.sessions, id, 'session');

export const expireSession: Handle = ({ book, id }) => {
  const session = find(book.state.sessions, id, 'session');
  if (session.status !== 'open') throw invalid('id', 'Only an open session can be expired.');
  session.status = 'expired';
  session.url = null;
  tell(book, 'checkout.session.expired', session);
  return session;
};
