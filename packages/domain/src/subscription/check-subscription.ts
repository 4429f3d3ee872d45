import type { subscriptionStateSchema, Tier } from '@nishiki/contract/account';
import type { PlanId } from '@nishiki/contract/plans';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { iso, isoOrNull } from '../timestamp.ts';
import { isOnTrial } from './badge.ts';

type Row = {
  subscription_tier: Tier;
  plan: PlanId | null;
  trial_ends_at: string;
  period_end: string | null;
};

/** What the keeper holds now, and when the trial ends. */
export const checkSubscription = async (
  ctx: Ctx,
): Promise<z.infer<typeof subscriptionStateSchema>> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<Row>(sql`
      select p.subscription_tier, p.plan, p.trial_ends_at, s.period_end
      from profiles p left join subscriptions s on s.user_id = p.user_id
      where p.user_id = ${userId}`),
  );
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no profile');
  return {
    subscribed: row.plan !== null,
    subscription_tier: row.subscription_tier,
    plan: row.plan,
    subscription_end: isoOrNull(row.period_end),
    trial_active: isOnTrial(row.trial_ends_at, ctx.now()),
    trial_ends_at: iso(row.trial_ends_at),
  };
};
