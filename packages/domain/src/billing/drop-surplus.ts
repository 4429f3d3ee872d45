import type { Ctx } from '../ctx.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';
import { customersOf } from './customers.ts';
import { chooseHolder, isOfMonth } from './holder.ts';
import { paymentsOf } from './payments-of.ts';
import { readState, syncKeeper } from './sync-keeper.ts';

/**
 * A second subscription, begun in another tab or paid for without an account: it ends, and what was
 * paid for its running month goes back in full. Asked anew, since the first may have ended meanwhile.
 */
export const dropSurplus = async (
  ctx: Ctx,
  input: { userId: string; subscription: string },
): Promise<void> => {
  const payments = paymentsOf(ctx);
  const { userId, subscription } = input;
  const customers = await asSystem(ctx, (tx) => customersOf(tx, userId));
  const state = await readState(ctx, customers);
  const { others } = chooseHolder(state.plans, state.invoices, payments.now());
  const surplus = others.find(({ id }) => id === subscription);
  if (!surplus) return;
  const paid = state.invoices.filter(
    (invoice) => invoice.status === 'paid' && isOfMonth(invoice, surplus),
  );
  for (const { id, paid: amount, refunded, disputed } of paid)
    if (amount - refunded - disputed > 0)
      await payments.refund({
        key: `surplus:${id}`,
        invoice: id,
        amount: amount - refunded - disputed,
      });
  await payments.cancelNow(surplus.id);
  await syncKeeper(ctx, userId);
  await asSystem(ctx, (tx) => enqueue(tx, { kind: 'plan-returned', userId }));
  ctx.wakeOutbox();
  ctx.log.info({ userId, subscription }, 'a second subscription was ended and paid back');
};
