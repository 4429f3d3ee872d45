import { newId, tell, type Book } from './book.ts';
import { settleStatus } from './dunning.ts';
import type { Charge, Invoice, InvoicePayment, PaymentIntent } from './shapes.ts';

export type CardBehaviour = 'works' | 'fails';

const DAY = 24 * 3600;
/** Days after the first try on which a payment is tried again. */
const RETRY_DAYS = [1, 3, 5];

export const paymentOf = (
  book: Book,
  invoice: Invoice,
): { payment: InvoicePayment; intent: PaymentIntent } => {
  const [payment] = invoice.payments.data;
  const intent = payment && book.state.intents[payment.payment.payment_intent];
  if (!payment || !intent) throw new Error(`The invoice ${invoice.id} is no more than a draft.`);
  return { payment, intent };
};

const charge = (book: Book, intent: PaymentIntent, works: boolean): Charge => {
  const made: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: works ? intent.amount : 0,
    amount_refunded: 0,
    captured: works,
    created: book.now,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: works ? null : 'card_declined',
    livemode: false,
    metadata: intent.metadata,
    paid: works,
    payment_intent: intent.id,
    refunded: false,
    status: works ? 'succeeded' : 'failed',
  };
  book.state.charges[made.id] = made;
  intent.latest_charge = made.id;
  tell(book, works ? 'charge.succeeded' : 'charge.failed', made);
  return made;
};

const markPaid = (book: Book, invoice: Invoice): void => {
  const { payment, intent } = paymentOf(book, invoice);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  payment.status = 'paid';
  payment.amount_paid = intent.amount;
  payment.status_transitions.paid_at = book.now;
  invoice.status = 'paid';
  invoice.amount_paid = invoice.total;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = book.now;
  tell(book, 'payment_intent.succeeded', intent);
  tell(book, 'invoice.paid', invoice);
};

const nextAttempt = ({ attempt_count: count, status_transitions: times }: Invoice) => {
  const days = RETRY_DAYS[count - 1];
  return days === undefined ? null : (times.finalized_at ?? 0) + days * DAY;
};

/** Tries to take the money of an open invoice. */
export const collect = (book: Book, invoice: Invoice, card: CardBehaviour): 'paid' | 'declined' => {
  const { intent } = paymentOf(book, invoice);
  charge(book, intent, card === 'works');
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (card === 'works') markPaid(book, invoice);
  else {
    invoice.next_payment_attempt = invoice.auto_advance ? nextAttempt(invoice) : null;
    tell(book, 'payment_intent.payment_failed', intent);
    tell(book, 'invoice.payment_failed', invoice);
  }
  settleStatus(book, invoice);
  return card === 'works' ? 'paid' : 'declined';
};

export const cardOf = (book: Book, customer: string): CardBehaviour =>
  book.state.cards[customer] ?? 'fails';
