import type { BilledInvoice, InvoiceLine } from '@nishiki/domain/billing/facts';
import type Stripe from 'stripe';
import type { MoneyBack } from './money-back.ts';
import { packOfProduct, planOfProduct } from './sale-table.ts';
import { dateOf, idOf } from './values.ts';

const reasons: Readonly<Record<string, BilledInvoice['reason']>> = {
  subscription_create: 'create',
  subscription_cycle: 'cycle',
  subscription_update: 'update',
};

const statusOf = ({ status, attempted }: Stripe.Invoice): BilledInvoice['status'] => {
  if (status === 'paid') return 'paid';
  if (status === 'draft') return 'pending';
  if (status === 'open') return attempted ? 'failed' : 'pending';
  return 'other';
};

const productOf = (line: Stripe.InvoiceLineItem): string =>
  line.pricing?.price_details?.product ?? '';

const toLine = (line: Stripe.InvoiceLineItem): InvoiceLine => ({
  plan: planOfProduct(productOf(line)),
  amount: line.amount,
  periodStart: dateOf(line.period.start),
  periodEnd: dateOf(line.period.end),
  isProration:
    line.parent?.subscription_item_details?.proration ??
    line.parent?.invoice_item_details?.proration ??
    false,
});

/** An invoice brings its first ten lines along. */
const linesOf = async (stripe: Stripe, { id, lines }: Stripe.Invoice) =>
  lines.has_more
    ? stripe.invoices.listLineItems(id, { limit: 100 }).autoPagingToArray({ limit: 500 })
    : lines.data;

/** Payment intents that paid for it. */
export const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment, status }) =>
    status !== 'paid' || payment.payment_intent === undefined ? [] : [idOf(payment.payment_intent)],
  );

const kindOf = (lines: readonly Stripe.InvoiceLineItem[], subscription: string | null) => {
  const pack = lines.map((line) => packOfProduct(productOf(line))).find((one) => one !== null);
  if (subscription === null)
    return pack ? { kind: 'tokens' as const, pack } : { kind: 'other' as const, pack: null };
  const isPlan = lines.some((line) => planOfProduct(productOf(line)) !== null);
  return { kind: isPlan ? ('plan' as const) : ('other' as const), pack: null };
};

const toInvoice = async (
  stripe: Stripe,
  customer: string,
  invoice: Stripe.Invoice,
  moneyBack: ReadonlyMap<string, MoneyBack>,
): Promise<BilledInvoice> => {
  const lines = await linesOf(stripe, invoice);
  const parent = invoice.parent?.subscription_details?.subscription ?? null;
  const { kind, pack } = kindOf(lines, parent === null ? null : idOf(parent));
  const back = intentsOf(invoice).flatMap((intent) => moneyBack.get(intent) ?? []);
  const refunded = back.reduce((sum, one) => sum + one.refunded, 0);
  const disputed = back.reduce((sum, one) => sum + one.disputed, 0);
  const paidAt = invoice.status_transitions.paid_at;
  const status = statusOf(invoice);
  return {
    id: invoice.id,
    customer,
    number: invoice.number,
    kind,
    subscription: kind === 'plan' && parent !== null ? idOf(parent) : null,
    pack,
    reason: reasons[invoice.billing_reason ?? ''] ?? 'other',
    status,
    currency: invoice.currency,
    amount: invoice.total,
    paid: invoice.amount_paid,
    refunded,
    disputed: Math.max(0, Math.min(disputed, invoice.amount_paid - refunded)),
    createdAt: dateOf(invoice.created),
    paidAt: paidAt === null ? null : dateOf(paidAt),
    lines: lines.map(toLine),
    pdfUrl: invoice.invoice_pdf ?? null,
    pageUrl: invoice.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
  };
};

export const readInvoices = async (
  stripe: Stripe,
  customer: string,
  moneyBack: ReadonlyMap<string, MoneyBack>,
): Promise<BilledInvoice[]> => {
  const all = await stripe.invoices
    .list({ customer, limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: 500 });
  return Promise.all(all.map((one) => toInvoice(stripe, customer, one, moneyBack)));
};
