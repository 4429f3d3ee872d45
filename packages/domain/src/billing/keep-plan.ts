import type { PlanId } from '@nishiki/contract/plans';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { setTier } from '../subscription/give-month.ts';
import type { Decision } from './decide.ts';
import type { Holder } from './holder.ts';

const keepRow = (tx: Transaction, userId: string, { plan, standing }: Holder) =>
  tx.execute(sql`
    insert into subscriptions (user_id, plan, source, started_at, period_start, period_end, ends_at,
                               provider_id, status, next_plan, grace_until)
    values (${userId}, ${plan.plan}, 'stripe', ${plan.createdAt.toISOString()},
            ${plan.periodStart.toISOString()}, ${plan.periodEnd.toISOString()},
            ${plan.cancelAt?.toISOString() ?? null}, ${plan.id}, ${standing.status},
            ${plan.nextPlan}, ${standing.graceUntil?.toISOString() ?? null})
    on conflict (user_id) do update set
      plan = excluded.plan, source = excluded.source, started_at = excluded.started_at,
      period_start = excluded.period_start, period_end = excluded.period_end,
      ends_at = excluded.ends_at, provider_id = excluded.provider_id, status = excluded.status,
      next_plan = excluded.next_plan, grace_until = excluded.grace_until,
      version = subscriptions.version + 1`);

const keepTier = async (tx: Transaction, userId: string, works: PlanId | null): Promise<void> => {
  const found = await tx.execute<{ plan: PlanId | null }>(
    sql`select plan from profiles where user_id = ${userId}`,
  );
  if (found.rows[0]?.plan !== works) await setTier(tx, userId, works);
};

/** What the keeper holds and may do. A plan that an operator gave is left alone. */
export const keepPlan = async (
  tx: Transaction,
  userId: string,
  { plan, works }: Decision,
): Promise<void> => {
  if (plan === 'leave') return;
  if (plan === 'none')
    await tx.execute(
      sql`delete from subscriptions where user_id = ${userId} and source = 'stripe'`,
    );
  else await keepRow(tx, userId, plan);
  await keepTier(tx, userId, works);
};
