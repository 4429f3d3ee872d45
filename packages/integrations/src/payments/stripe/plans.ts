import type { BilledPlan } from '@nishiki/domain/billing/facts';
import type Stripe from 'stripe';
import type { Catalogue } from './catalogue.ts';
import { planOfProduct } from './sale-table.ts';
import { dateOf, idOf } from './values.ts';

const statuses: Readonly<Record<string, BilledPlan['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'waiting',
  incomplete_expired: 'ended',
  canceled: 'ended',
};

/** The plan of the phase that follows the running month, as a downgrade in the portal leaves it. */
const nextPlanOf = async (
  catalogue: Catalogue,
  schedule: Stripe.Subscription['schedule'],
  periodEnd: number,
): Promise<BilledPlan['nextPlan']> => {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active')
    return null;
  const price = schedule.phases.find(({ start_date: start }) => start >= periodEnd)?.items[0]
    ?.price;
  return price === undefined ? null : catalogue.planOfPrice(idOf(price));
};

/** Null for a subscription to something else. */
const toPlan = async (
  catalogue: Catalogue,
  subscription: Stripe.Subscription,
): Promise<BilledPlan | null> => {
  const item = subscription.items.data.find((one) => planOfProduct(idOf(one.price.product)));
  const plan = item && planOfProduct(idOf(item.price.product));
  const status = statuses[subscription.status];
  if (!item || !plan || !status) return null;
  const { current_period_start: start, current_period_end: end } = item;
  const next = await nextPlanOf(catalogue, subscription.schedule, end);
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null);
  return {
    id: subscription.id,
    plan,
    status,
    createdAt: dateOf(subscription.created),
    periodStart: dateOf(start),
    periodEnd: dateOf(end),
    cancelAt: status === 'ended' || cancelAt === null ? null : dateOf(cancelAt),
    nextPlan: next === plan ? null : next,
  };
};

export const readPlans = async (
  stripe: Stripe,
  catalogue: Catalogue,
  customer: string,
): Promise<BilledPlan[]> => {
  const all = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] })
    .autoPagingToArray({ limit: 500 });
  const plans = await Promise.all(all.map((one) => toPlan(catalogue, one)));
  return plans.filter((plan) => plan !== null);
};
