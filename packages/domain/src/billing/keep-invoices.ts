import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { Marks } from './decide.ts';
import { describe, planOf } from './describe.ts';
import type { BilledInvoice } from './facts.ts';
import { monthOf } from './tokens-of.ts';

const text = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

const none: Marks = { given: 0, ended: 0, owed: 0, taken: 0, moves: 0 };

/** The facts of an invoice as last read, and what the ledger was told of it. */
export const keepInvoice = async (
  tx: Transaction,
  userId: string,
  invoice: BilledInvoice,
  marks: Marks = none,
): Promise<void> => {
  const month = monthOf(invoice);
  const id = uuidv7();
  await tx.execute(sql`
    insert into invoices (user_id, id, provider_id, customer_id, number, kind, plan, package,
      subscription_id, reason, description, status, currency, amount, paid, refunded, disputed,
      created_at, paid_at, period_start, period_end, pdf_url, invoice_url,
      tokens_given, tokens_ended, tokens_owed, tokens_taken, moves)
    values (${userId}, ${id}, ${invoice.id}, ${invoice.customer}, ${invoice.number},
      ${invoice.kind}, ${planOf(invoice)}, ${invoice.pack}, ${invoice.subscription},
      ${invoice.reason}, ${describe(invoice)}, ${invoice.status}, ${invoice.currency},
      ${invoice.amount}, ${invoice.paid}, ${invoice.refunded}, ${invoice.disputed},
      ${text(invoice.createdAt)}, ${text(invoice.paidAt)}, ${text(month?.periodStart)},
      ${text(month?.periodEnd)}, ${invoice.pdfUrl}, ${invoice.pageUrl},
      ${marks.given}, ${marks.ended}, ${marks.owed}, ${marks.taken}, ${marks.moves})
    on conflict (provider_id) do update set
      number = excluded.number, description = excluded.description, status = excluded.status,
      amount = excluded.amount, paid = excluded.paid, refunded = excluded.refunded,
      disputed = excluded.disputed, paid_at = excluded.paid_at,
      period_start = excluded.period_start, period_end = excluded.period_end,
      pdf_url = excluded.pdf_url, invoice_url = excluded.invoice_url,
      tokens_given = excluded.tokens_given, tokens_ended = excluded.tokens_ended,
      tokens_owed = excluded.tokens_owed, tokens_taken = excluded.tokens_taken,
      moves = excluded.moves
    -- An invoice never changes hands.
    where invoices.user_id = excluded.user_id`);
};
