import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import type { CheckoutState } from '../ports.ts';
import { addCustomer } from './customers.ts';
import { paymentsOf } from './payments-of.ts';

export type OpenCheckout = { id: string; user_id: string | null; session_id: string };

const end = (ctx: Ctx, checkout: OpenCheckout, { state, customer, email }: CheckoutState) =>
  asSystem(ctx, async (tx) => {
    await tx.execute(sql`
      update checkouts set state = ${state}, customer_id = ${customer} where id = ${checkout.id}`);
    if (state !== 'paid' || customer === null) return;
    if (checkout.user_id !== null) await addCustomer(tx, { customer, userId: checkout.user_id });
    else if (email !== null) await addCustomer(tx, { customer, email });
    // Nobody could ever claim it: for whoever runs the site to see.
    else ctx.log.error({ checkout: checkout.id }, 'paid by a guest without an address');
  });

/**
 * Asks what became of a way to the payment page, and remembers who paid there. What was bought comes
 * with `syncKeeper`, once somebody is known.
 */
export const settleCheckout = async (
  ctx: Ctx,
  checkout: OpenCheckout,
): Promise<CheckoutState['state']> => {
  const told = await paymentsOf(ctx).readCheckout(checkout.session_id);
  if (told.state !== 'open') await end(ctx, checkout, told);
  return told.state;
};
