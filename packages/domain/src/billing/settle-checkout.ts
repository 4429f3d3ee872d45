import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import type { CheckoutState } from '../ports.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { addCustomer, addGuest } from './customers.ts';
import { paymentsOf } from './payments-of.ts';

export type OpenCheckout = { id: string; user_id: string | null; session_id: string };

/** With the reading that it calls for: whoever asked may fail to make one, and nobody asks again. */
const addPayer = async (tx: Transaction, payer: { customer: string; userId: string }) => {
  await addCustomer(tx, payer);
  await enqueue(tx, { kind: 'sync-billing', userId: payer.userId });
};

/** The payer first, then the way: in the order in which erasing an account takes them. */
const end = (ctx: Ctx, { id, user_id: userId }: OpenCheckout, told: CheckoutState) =>
  asSystem(ctx, async (tx) => {
    const { state, customer, email } = told;
    if (state === 'paid' && customer !== null) {
      if (userId !== null) await addPayer(tx, { customer, userId });
      else if (email !== null) await addGuest(tx, { customer, email });
      // Nobody could ever claim it: for whoever runs the site to see.
      else ctx.log.error({ checkout: id }, 'paid by a guest without an address');
    }
    await tx.execute(sql`
      update checkouts set state = ${state}, customer_id = ${customer} where id = ${id}`);
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
