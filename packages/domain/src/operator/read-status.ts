import type { PlanId } from '@nishiki/contract/plans';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { isoOrNull } from '../timestamp.ts';
import { asOperator } from './policy.ts';

const PAYMENT_DAYS = 30;

type Counts = Record<
  | 'accounts'
  | 'open_reservations'
  | 'open_checkouts'
  | 'unclaimed_customers'
  | 'refunds_on_their_way'
  | 'debtors'
  | 'owed'
  | 'waiting'
  | 'failed'
  | 'tasks',
  number
> & { oldest: string | null };

/** Debts of accounts that are erased are nobody's any more. */
const readCounts = async (tx: Transaction): Promise<Counts> => {
  const found = await tx.execute<Counts>(sql`
    with debts as (
      select i.user_id, sum(i.tokens_owed - i.tokens_taken) as tokens
      from invoices i join wallets w on w.user_id = i.user_id
      where i.tokens_owed > i.tokens_taken group by i.user_id)
    select (select count(*)::integer from accounts) as accounts,
      (select count(*)::integer from token_reservations where state = 'reserved') as open_reservations,
      (select count(*)::integer from checkouts where state = 'open') as open_checkouts,
      (select count(*)::integer from billing_customers where user_id is null) as unclaimed_customers,
      (select count(*)::integer from refunds where state = 'asked') as refunds_on_their_way,
      (select count(*)::integer from debts) as debtors,
      (select coalesce(sum(tokens), 0)::integer from debts) as owed,
      (select count(*)::integer from billing_events where state = 'waiting') as waiting,
      (select count(*)::integer from billing_events where state = 'failed') as failed,
      (select count(*)::integer from outbox) as tasks,
      (select min(created_at) from outbox) as oldest`);
  return found.rows[0] as Counts;
};

const readPlans = async (tx: Transaction) => {
  const found = await tx.execute<{ plan: PlanId; source: string; keepers: number }>(sql`
    select plan, source, count(*)::integer as keepers from subscriptions
    group by plan, source order by plan, source`);
  return found.rows;
};

type Paid = { currency: string; invoices: number; paid: number; back: number };

/** What was paid, and what of that has come back since: minor units, safe as numbers. */
const readPayments = async (tx: Transaction, now: Date): Promise<Paid[]> => {
  const found = await tx.execute<Paid>(sql`
    select currency, count(*)::integer as invoices, sum(paid)::float8 as paid,
           sum(refunded + disputed)::float8 as back
    from invoices
    where status = 'paid'
      and paid_at > ${now.toISOString()}::timestamptz - make_interval(days => ${PAYMENT_DAYS})
    group by currency order by currency`);
  return found.rows;
};

/** How the site stands, in numbers. */
export const readStatus = (ctx: Ctx) => {
  asOperator(ctx);
  return asSystem(ctx, async (tx) => {
    const { debtors, owed, waiting, failed, tasks, oldest, ...counts } = await readCounts(tx);
    return {
      ...counts,
      plans: await readPlans(tx),
      token_debts: { keepers: debtors, tokens: owed },
      payments: await readPayments(tx, ctx.now()),
      payment_events: { waiting, failed },
      outbox: { tasks, oldest: isoOrNull(oldest) },
    };
  });
};
