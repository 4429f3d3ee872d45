import { keeperOf } from '../actor.ts';
import { limitKeeper } from '../account/limits.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { customerHolding } from './customers.ts';
import { paymentsOf } from './payments-of.ts';

const AN_HOUR = 60;

/**
 * Address of the page on which the keeper's plan and card are changed. Of the customer that holds the
 * plan, where somebody has several.
 * @throws DomainError nothing_bought, payments_off, payment_unreachable
 */
export const openPortal = async (ctx: Ctx): Promise<{ url: string }> => {
  const payments = paymentsOf(ctx);
  const { userId } = keeperOf(ctx.actor);
  await limitKeeper(ctx, 'portal', userId, AN_HOUR);
  const customer = await asSystem(ctx, (tx) => customerHolding(tx, userId));
  if (customer === undefined) throw new DomainError('nothing_bought', 'no customer yet');
  return { url: await payments.openPortal({ customer, returnUrl: `${ctx.origin()}/profile` }) };
};
