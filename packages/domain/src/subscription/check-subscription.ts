import type { SubscriptionState, Tier } from '@nishiki/contract/account';
import { plans, type PlanId } from '@nishiki/contract/plans';
import { sql } from 'drizzle-orm';
import { refreshBilling } from '../billing/refresh-billing.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { iso, isoOrNull } from '../timestamp.ts';
import { isOnTrial } from './badge.ts';

type Row = {
  subscription_tier: Tier;
  /** That works now. */
  works: PlanId | null;
  trial_ends_at: string;
  /** That is held, paid or not. */
  held: PlanId | null;
  source: 'operator' | 'stripe' | null;
  status: 'active' | 'past_due' | 'suspended' | null;
  period_end: string | null;
  ends_at: string | null;
  next_plan: PlanId | null;
  grace_until: string | null;
  given: number;
  is_paid: boolean;
  debt: number;
  has_bought: boolean;
};

const find = (ctx: Ctx): Promise<Row | undefined> =>
  inOwnRows(ctx, async (tx, userId) => {
    const found = await tx.execute<Row>(sql`
      with month as (
        select i.* from invoices i join subscriptions s on s.user_id = i.user_id
        where i.user_id = ${userId} and i.subscription_id = s.provider_id and i.status = 'paid'
          and i.period_end > s.period_start and i.period_start < s.period_end)
      select p.subscription_tier, p.plan as works, p.trial_ends_at, s.plan as held, s.source, s.status,
        s.period_end, s.ends_at, s.next_plan, s.grace_until,
        (select coalesce(sum(tokens_given - tokens_ended - tokens_taken), 0)::integer from month) as given,
        exists (select 1 from month where reason <> 'update') as is_paid,
        (select coalesce(sum(tokens_owed - tokens_taken), 0)::integer from invoices
         where user_id = ${userId}) as debt,
        exists (select 1 from invoices where user_id = ${userId}) as has_bought
      from profiles p left join subscriptions s on s.user_id = p.user_id
      where p.user_id = ${userId}`);
    return found.rows[0];
  });

/** Tokens and show entries of the running month. Null without a plan that works. */
const grantedOf = ({
  works,
  source,
  given,
  is_paid: isPaid,
}: Row): SubscriptionState['granted'] => {
  const plan = plans.find(({ id }) => id === works);
  if (!plan) return null;
  if (source === 'operator') return { tokens: plan.tokens, show_entries: plan.showEntries };
  return { tokens: given, show_entries: isPaid ? plan.showEntries : 0 };
};

/** What the keeper holds now, as the payment service and the plan's source say, and the trial's end. */
export const checkSubscription = async (ctx: Ctx): Promise<SubscriptionState> => {
  await refreshBilling(ctx);
  const row = await find(ctx);
  if (!row) throw new DomainError('not_found', 'no profile');
  const goesOn = row.ends_at === null && row.status === 'active' && row.source === 'stripe';
  return {
    subscribed: row.works !== null,
    subscription_tier: row.subscription_tier,
    plan: row.held,
    subscription_end: isoOrNull(row.period_end),
    status: row.status ?? 'none',
    renews_at: goesOn ? isoOrNull(row.period_end) : null,
    cancels_at: isoOrNull(row.ends_at),
    next_plan: row.next_plan,
    grace_until: isoOrNull(row.grace_until),
    granted: grantedOf(row),
    token_debt: row.debt,
    has_portal: ctx.payments !== null && row.has_bought,
    test_payments: ctx.payments?.isStandIn ?? false,
    trial_active: isOnTrial(row.trial_ends_at, ctx.now()),
    trial_ends_at: iso(row.trial_ends_at),
  };
};
