import type { Transaction } from '@nishiki/db/open-database';
import { keeperOf } from './actor.ts';
import type { Ctx } from './ctx.ts';

/**
 * A transaction that sees the asking keeper's rows and nobody else's. Queries filter by the user id
 * all the same: the database's policies are the second lock, not the only one.
 */
export const inOwnRows = <T>(
  ctx: Ctx,
  work: (tx: Transaction, userId: string) => Promise<T>,
): Promise<T> => {
  const { userId } = keeperOf(ctx.actor);
  return ctx.db.withRole('user', { userId }, (tx) => work(tx, userId));
};

/** A transaction that sees every row: the verb itself must name whose rows it means. */
export const asSystem = <T>(ctx: Ctx, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  ctx.db.withRole('system', {}, work);
