import type { PlanId } from '@nishiki/contract/plans';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Refundable, RefundFacts } from './money-back.ts';

export type InvoiceRow = {
  id: string;
  user_id: string;
  provider_id: string;
  number: string | null;
  kind: Refundable['kind'];
  plan: PlanId | null;
  description: string;
  status: 'paid' | 'pending' | 'failed' | 'other';
  amount: number;
  paid: number;
  refunded: number;
  disputed: number;
  currency: string;
  created_at: string;
  paid_at: string | null;
  pdf_url: string | null;
  invoice_url: string | null;
  subscription_id: string | null;
  tokens_given: number;
  tokens_ended: number;
  tokens_taken: number;
  moves: number;
  period_end: string | null;
  changes: number;
  is_first_plan: boolean;
  refund_state: 'asked' | 'done' | 'failed' | null;
};

/**
 * Own invoices, newest first. `is_first_plan` is over all of them, whatever the limit; a change is never
 * the first payment, though it may have been made in the same second.
 */
export const invoiceRows = async (
  tx: Transaction,
  userId: string,
  asked: { id?: string; limit: number },
): Promise<InvoiceRow[]> => {
  const only = asked.id === undefined ? sql`true` : sql`i.id = ${asked.id}`;
  const found = await tx.execute<InvoiceRow>(sql`
    select i.*, coalesce(s.plan, i.plan) as plan,
      (select coalesce(sum(u.paid - u.refunded - u.disputed), 0)::integer from invoices u
       where u.user_id = i.user_id and u.subscription_id = i.subscription_id and u.reason = 'update'
         and u.period_start >= i.period_start and u.period_start < i.period_end) as changes,
      i.provider_id is not distinct from (
        select f.provider_id from invoices f
        where f.user_id = ${userId} and f.kind = 'plan' and f.status = 'paid' and f.paid > 0
          and f.reason <> 'update'
        order by f.created_at, f.provider_id limit 1) as is_first_plan,
      (select r.state from refunds r where r.user_id = i.user_id and r.invoice_id = i.id
       order by r.created_at desc, r.id desc limit 1) as refund_state
    from invoices i
    left join subscriptions s on s.user_id = i.user_id and s.provider_id = i.subscription_id
    where i.user_id = ${userId} and ${only}
    order by i.created_at desc, i.number desc nulls first, i.provider_id desc limit ${asked.limit}`);
  return found.rows;
};

export const refundableOf = (row: InvoiceRow): Refundable => ({
  kind: row.kind,
  status: row.status,
  // One that is done may not have been read yet.
  goesBack: row.refund_state === 'asked' || row.refund_state === 'done',
  plan: row.plan,
  isFirstPlan: row.is_first_plan,
  paid: row.paid,
  refunded: row.refunded,
  disputed: row.disputed,
  paidAt: row.paid_at === null ? null : new Date(row.paid_at),
  given: row.tokens_given,
  ended: row.tokens_ended,
  taken: row.tokens_taken,
  periodEnd: row.period_end === null ? null : new Date(row.period_end),
  changes: row.changes,
});

/** What offers depend on besides the invoice. */
export const refundFacts = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<RefundFacts> => {
  const wallet = await tx.execute<{ monthly: number; lasting: number }>(
    sql`select monthly, lasting from wallets where user_id = ${userId}`,
  );
  const used = await tx.execute<{ kind: string }>(sql`
    select distinct kind from refunds where user_id = ${userId} and state <> 'failed'`);
  return {
    wallet: wallet.rows[0] ?? { monthly: 0, lasting: 0 },
    used: used.rows.map(({ kind }) => kind),
    now,
  };
};
