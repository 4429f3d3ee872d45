import type { Invoice } from '@nishiki/contract/billing';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { isOwnFilter, readLimit } from '../rest-query.ts';
import { iso } from '../timestamp.ts';
import { offerOf, type RefundFacts } from './money-back.ts';
import { invoiceRows, refundableOf, refundFacts, type InvoiceRow } from './refundable.ts';

const MOST = 500;

const present = (row: InvoiceRow, facts: RefundFacts | null): Invoice => ({
  id: row.id,
  user_id: row.user_id,
  description: row.description,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  created_at: iso(row.created_at),
  stripe_invoice_id: row.provider_id,
  pdf_url: row.pdf_url,
  invoice_url: row.status === 'paid' ? null : row.invoice_url,
  amount_refunded: row.refunded + row.disputed,
  refund_state: row.refund_state,
  refund_offer: facts && offerOf(refundableOf(row), facts),
});

/** The keeper's own invoices, newest first, each with what can be had back of it now. */
export const listInvoices = async (
  ctx: Ctx,
  input: { user_id?: string | undefined; limit?: string | undefined },
): Promise<Invoice[]> => {
  const found = await inOwnRows(ctx, async (tx, userId) => {
    const rows = await invoiceRows(tx, userId, { limit: readLimit(input.limit, MOST) });
    // Nothing can be asked back where there is no payment service.
    const facts = ctx.payments && (await refundFacts(tx, userId, ctx.payments.now()));
    return rows.map((row) => present(row, facts));
  });
  return isOwnFilter(ctx, input.user_id) ? found : [];
};

/** One of the keeper's own invoices, for its document. @throws DomainError not_found */
export const readInvoice = async (ctx: Ctx, input: { id: string }): Promise<InvoiceRow> => {
  keeperOf(ctx.actor);
  const [row] = await inOwnRows(ctx, (tx, userId) =>
    invoiceRows(tx, userId, { id: input.id, limit: 1 }),
  );
  if (!row) throw new DomainError('not_found', 'no such invoice of this keeper');
  return row;
};
