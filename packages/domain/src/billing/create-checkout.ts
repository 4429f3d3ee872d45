import { plans, type PlanId } from '@nishiki/contract/plans';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { beginCheckout } from './begin-checkout.ts';
import { buyerOf, type Buyer } from './buyer.ts';
import { customerHolding } from './customers.ts';
import { paymentsOf } from './payments-of.ts';

type PlanWish = { readonly planName: string; readonly guestCheckout?: boolean | undefined };
type Held = { plan: PlanId; source: string; provider_id: string | null; leaves: boolean };

const planNamed = (name: string) => {
  const wanted = name.trim().toLowerCase();
  const plan = plans.find(({ id }) => id === wanted);
  if (!plan) throw new DomainError('plan_unknown', 'no plan of that name');
  if (plan.tokens === null) throw new DomainError('contact_sales', `${plan.id} is not sold here`);
  return plan;
};

const heldBy = (ctx: Ctx, userId: string): Promise<Held | undefined> =>
  asSystem(ctx, async (tx) => {
    const found = await tx.execute<Held>(sql`
      select plan, source, provider_id,
             ends_at is not null or next_plan is not null or status <> 'active' as leaves
      from subscriptions where user_id = ${userId}`);
    return found.rows[0];
  });

/** The lower price is for the first month of somebody who never paid for a plan. */
const isFirst = (ctx: Ctx, userId: string): Promise<boolean> =>
  asSystem(ctx, async (tx) => {
    const paid = await tx.execute(sql`
      select 1 from invoices where user_id = ${userId} and kind = 'plan' and paid > 0 limit 1`);
    return paid.rows.length === 0;
  });

/** A subscriber changes plan, and never holds two. */
const change = async (ctx: Ctx, buyer: Buyer & { kind: 'keeper' }, held: Held, plan: PlanId) => {
  const customer = await asSystem(ctx, (tx) => customerHolding(tx, buyer.userId));
  if (customer === undefined || held.provider_id === null)
    throw new Error('a paid plan without a customer');
  const returnUrl = `${ctx.origin()}/profile`;
  const payments = paymentsOf(ctx);
  if (held.plan !== plan) {
    const subscription = held.provider_id;
    return payments.changePlan({ customer, subscription, plan, returnUrl });
  }
  // Cancelled, about to change, or not paid: that is mended there. Otherwise there is nothing to buy.
  if (held.leaves) return payments.openPortal({ customer, returnUrl });
  throw new DomainError('plan_held', `${plan} is held`);
};

/**
 * Address of the page on which a plan is paid for, or changed.
 * @throws DomainError plan_unknown, contact_sales, plan_held, sign_in_required, payments_off,
 *   payment_unreachable
 */
export const createCheckout = async (ctx: Ctx, input: PlanWish): Promise<{ url: string }> => {
  const { id: plan, name } = planNamed(input.planName);
  const buyer = await buyerOf(ctx, input);
  const held = buyer.kind === 'keeper' ? await heldBy(ctx, buyer.userId) : undefined;
  if (buyer.kind === 'keeper' && held?.source === 'stripe')
    return { url: await change(ctx, buyer, held, plan) };
  if (held?.plan === plan) throw new DomainError('plan_held', `${plan} was given by the operator`);
  const isIntroduction = buyer.kind === 'guest' || (await isFirst(ctx, buyer.userId));
  const home = ctx.origin();
  const url = await beginCheckout(ctx, {
    buyer,
    item: { kind: 'plan', plan, isIntroduction },
    addresses: {
      success: `${home}/?success=true&kind=plan&plan=${encodeURIComponent(name)}`,
      cancel: `${home}/?canceled=true&kind=plan`,
    },
    again: async () => (await createCheckout(ctx, input)).url,
  });
  return { url };
};
