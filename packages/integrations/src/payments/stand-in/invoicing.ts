import { listOf, newId, tell, type Book } from './book.ts';
import type { Coupon, Invoice, Line, Subscription } from './shapes.ts';

type Draft = {
  readonly customer: string;
  readonly subscription: Subscription | null;
  readonly reason: NonNullable<Invoice['billing_reason']>;
  readonly lines: Line[];
  readonly metadata: Record<string, string>;
};

const parentOf = (subscription: Subscription | null): Invoice['parent'] =>
  subscription && {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
  };

/** Takes the coupon off the lines of its product. */
export const discount = (lines: readonly Line[], coupon: Coupon): void => {
  let left = coupon.amount_off;
  const id = newId('di');
  for (const line of lines) {
    if (!coupon.applies_to.products.includes(line.pricing.price_details.product)) continue;
    const amount = Math.min(left, line.amount);
    left -= amount;
    line.discount_amounts = [{ amount, discount: id }];
  }
  coupon.times_redeemed += 1;
};

export const discountsOf = (lines: readonly Line[]): { amount: number; discount: string }[] =>
  lines.flatMap((line) => line.discount_amounts);

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** A draft, which can still be changed and is not asked for. */
export const draftInvoice = (book: Book, draft: Draft): Invoice => {
  const { customer, subscription, reason, lines, metadata } = draft;
  const id = newId('in');
  const subtotal = sum(lines);
  const total = subtotal - sum(discountsOf(lines));
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: reason,
    created: book.now,
    currency: 'gbp',
    customer,
    customer_email: book.state.customers[customer]?.email ?? null,
    description: null,
    // No document and no page of their own: this site makes both.
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata,
    next_payment_attempt: null,
    number: null,
    parent: parentOf(subscription),
    payments: listOf([], '/v1/invoice_payments'),
    period_end: book.now,
    period_start: book.now,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    total,
    total_discount_amounts: discountsOf(lines),
  };
  book.state.invoices[id] = invoice;
  if (subscription) subscription.latest_invoice = id;
  tell(book, 'invoice.created', invoice);
  return invoice;
};

const intentFor = (book: Book, invoice: Invoice, metadata: Record<string, string>): string => {
  const id = newId('pi');
  book.state.intents[id] = {
    id,
    object: 'payment_intent',
    amount: invoice.total,
    amount_received: 0,
    created: book.now,
    currency: invoice.currency,
    customer: invoice.customer,
    latest_charge: null,
    livemode: false,
    metadata,
    status: 'requires_payment_method',
  };
  return id;
};

/** Gives it its number: from here on it is asked for. */
export const finalize = (
  book: Book,
  invoice: Invoice,
  paymentMetadata: Record<string, string> = {},
): void => {
  book.state.invoiceCount += 1;
  invoice.number = `TEST-${String(book.state.invoiceCount).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.automatically_finalizes_at = null;
  invoice.status_transitions.finalized_at = book.now;
  invoice.payments.data.push({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.total,
    created: book.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intentFor(book, invoice, paymentMetadata) },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  tell(book, 'invoice.finalized', invoice);
};
