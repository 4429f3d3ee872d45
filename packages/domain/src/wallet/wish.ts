/** A wish that a keeper pays for with tokens: sent twice it is paid once. */
import { SessionEnded } from '@nishiki/db/with-role';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem, inOwnRows } from '../own-rows.ts';
import { isTaken } from '../unique-violation.ts';
import { reserveTokens } from './reserve.ts';

/** Premium is not charged. */
export const isCharged = async (ctx: Ctx): Promise<boolean> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<{ tier: string }>(
      sql`select subscription_tier as tier from profiles where user_id = ${userId}`,
    ),
  );
  return found.rows[0]?.tier !== 'premium';
};

export type Wish = { id: string; state: string };

/** The reservation of a wish that is under way or was fulfilled. */
export const findWish = async (ctx: Ctx, key: string): Promise<Wish | undefined> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<Wish>(sql`
      select id, state from token_reservations
      where user_id = ${userId} and idempotency_key = ${key}`),
  );
  return found.rows[0];
};

/**
 * Reserves what the wish costs. Fails as one when the wallet cannot be reached, so that the work does
 * not begin unpaid.
 * @returns 'known' when the same wish is under way or was fulfilled
 * @throws DomainError tokens_short, token_usage_failed
 */
export const reserveWish = async (
  ctx: Ctx,
  wish: { userId: string; id: string; key: string; feature: string; cost: number },
): Promise<'reserved' | 'known'> => {
  try {
    const seconds = ctx.limits.reservationSeconds;
    await asSystem(ctx, (tx) => reserveTokens(tx, { ...wish, seconds }));
    return 'reserved';
  } catch (error) {
    if (isTaken(error, 'token_reservations_once')) return 'known';
    // Too few tokens, perhaps because this very wish took the last ones when it was sent before.
    if (error instanceof DomainError && (await findWish(ctx, wish.key))) return 'known';
    if (error instanceof DomainError || error instanceof SessionEnded) throw error;
    ctx.log.error({ error: String(error) }, 'tokens could not be reserved');
    throw new DomainError('token_usage_failed', 'reservation failed');
  }
};
