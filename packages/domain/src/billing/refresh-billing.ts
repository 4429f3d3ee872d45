import { sql } from 'drizzle-orm';
import { keeperOf } from '../actor.ts';
import { accountById } from '../account/account.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { claimPurchases } from './claim-purchases.ts';
import { settleCheckout, type OpenCheckout } from './settle-checkout.ts';
import { syncKeeper } from './sync-keeper.ts';

/** Of payment pages that are looked at for one question. */
const MOST = 3;
const TEN_MINUTES = 600;
/** Also where the keys do not fit: what is known is no less true. */
const passing = ['rate_limited', 'payment_unreachable', 'payments_off', 'payment_refused'];

type Due = { ways: OpenCheckout[]; claimed: boolean; isDue: boolean };

const whatIsDue = (ctx: Ctx, userId: string, now: string): Promise<Due> =>
  asSystem(ctx, async (tx) => {
    const account = await accountById(tx, userId);
    const claimed = account !== null && (await claimPurchases(tx, account));
    const ways = await tx.execute<OpenCheckout>(sql`
      select id, user_id, session_id from checkouts
      where user_id = ${userId} and state = 'open' and session_id is not null
      order by created_at desc limit ${MOST}`);
    const due = await tx.execute(sql`
      select 1 from billing_accounts where user_id = ${userId} and check_at <= ${now}::timestamptz`);
    return { ways: ways.rows, claimed, isDue: due.rows.length > 0 };
  });

const look = async (ctx: Ctx, userId: string, now: string): Promise<void> => {
  const { ways, claimed, isDue } = await whatIsDue(ctx, userId, now);
  let hasNews = claimed || isDue;
  for (const way of ways) if ((await settleCheckout(ctx, way)) === 'paid') hasNews = true;
  if (hasNews) await syncKeeper(ctx, userId);
};

/**
 * Looks for payments of the keeper who asks that no message has told of yet. What cannot be reached
 * changes nothing: the answer is then what was known before.
 */
export const refreshBilling = async (ctx: Ctx): Promise<void> => {
  if (ctx.payments === null) return;
  const { userId } = keeperOf(ctx.actor);
  try {
    await ctx.limiter.consume({ name: 'billing-look', points: 60, seconds: TEN_MINUTES }, userId);
    await look(ctx, userId, ctx.payments.now().toISOString());
  } catch (error) {
    const isExpected = error instanceof DomainError && passing.includes(error.code);
    if (!isExpected) throw error;
    ctx.log.warn({ userId, code: error.code }, 'payments were not looked at');
  }
};
