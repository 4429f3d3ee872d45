import { newId, tell, type Book } from './book.ts';
import { collect, type CardBehaviour } from './collecting.ts';
import type { TestCard } from './desk.ts';
import { discount, draftInvoice, finalize } from './invoicing.ts';
import { monthLine, saleLine } from './lines.ts';
import type { Customer, Invoice, Price, Session } from './shapes.ts';
import type { Order } from './state.ts';
import { itemOf, newSubscription } from './subscriptions.ts';

export const newCustomer = (
  book: Book,
  email: string | null,
  metadata: Record<string, string>,
): Customer => {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: book.now,
    email,
    livemode: false,
    metadata,
  };
  book.state.customers[customer.id] = customer;
  tell(book, 'customer.created', customer);
  return customer;
};

const afterwards: Record<Exclude<TestCard, 'declined'>, CardBehaviour> = {
  works: 'works',
  fails_later: 'fails',
};

const invoiceFor = (
  book: Book,
  { customer, order, price }: { customer: string; order: Order; price: Price },
): Invoice => {
  if (price.recurring === null)
    return draftInvoice(book, {
      customer,
      subscription: null,
      reason: 'manual',
      lines: [saleLine(price, book.now)],
      metadata: order.invoiceMetadata,
    });
  const subscription = newSubscription(book, {
    customer,
    price,
    metadata: order.subscriptionMetadata,
  });
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const lines = [monthLine(subscription, price, { start, end })];
  const coupon = book.state.coupons[order.coupon ?? ''];
  if (coupon) discount(lines, coupon);
  tell(book, 'customer.subscription.created', subscription);
  return draftInvoice(book, {
    customer,
    subscription,
    reason: 'subscription_create',
    lines,
    metadata: {},
  });
};

const complete = (book: Book, session: Session, invoice: Invoice, email: string | null): void => {
  const subscription = invoice.parent?.subscription_details?.subscription;
  session.customer = invoice.customer;
  session.customer_details = { email };
  session.invoice = invoice.id;
  session.subscription = typeof subscription === 'string' ? subscription : null;
  // Of a subscription only the invoice leads to the payment.
  session.payment_intent = session.subscription
    ? null
    : (invoice.payments.data[0]?.payment.payment_intent ?? null);
  session.payment_status = 'paid';
  session.status = 'complete';
  session.url = null;
  tell(book, 'checkout.session.completed', session);
};

/** Presses the button of the payment page. */
export const paySession = (
  book: Book,
  id: string,
  { email, card }: { email: string; card: TestCard },
): 'paid' | 'declined' | 'over' => {
  const session = book.state.sessions[id];
  const order = book.state.orders[id];
  const price = book.state.prices[order?.price ?? ''];
  if (!session || !order || !price || session.status !== 'open') return 'over';
  if (card === 'declined') return 'declined';
  const { customers } = book.state;
  const customer = customers[session.customer ?? ''] ?? newCustomer(book, email, {});
  // The card of what is bought once is not kept for later.
  if (price.recurring !== null) book.state.cards[customer.id] = afterwards[card];
  const invoice = invoiceFor(book, { customer: customer.id, order, price });
  finalize(book, invoice, order.paymentMetadata);
  collect(book, invoice, 'works');
  complete(book, session, invoice, customer.email);
  return 'paid';
};
