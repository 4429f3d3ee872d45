import type { Transaction } from '@nishiki/db/open-database';
import type { Ctx } from '../ctx.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { customersOf } from './customers.ts';
import { paymentsOf } from './payments-of.ts';
import { readState } from './sync-keeper.ts';

/** Asks for the end of everything that a keeper pays for, as part of deleting the account. */
export const leavePlans = async (tx: Transaction, userId: string): Promise<void> => {
  const customers = await customersOf(tx, userId);
  if (customers.length > 0) await enqueue(tx, { kind: 'cancel-plans', customers });
};

/** Ends every subscription of these customers at once. */
export const cancelPlans = async (ctx: Ctx, customers: readonly string[]): Promise<void> => {
  const payments = paymentsOf(ctx);
  const { plans } = await readState(ctx, customers);
  for (const { id, status } of plans) if (status !== 'ended') await payments.cancelNow(id);
};
