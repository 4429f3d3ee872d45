import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { settleCheckout, type OpenCheckout } from './settle-checkout.ts';
import { syncKeeper } from './sync-keeper.ts';

const BATCH = 50;

/** Each for itself: one that fails does not keep the others waiting, and its turn comes again. */
const eachOf = async <T>(ctx: Ctx, all: readonly T[], work: (one: T) => Promise<void>) => {
  let done = 0;
  for (const one of all)
    try {
      await work(one);
      done += 1;
    } catch (error) {
      ctx.log.error({ error: String(error) }, 'a payment could not be looked at');
    }
  return done;
};

/** Payment pages that have closed: paid ones whose message was lost are found here. */
const closeWays = async (ctx: Ctx, now: string): Promise<number> => {
  const closed = await asSystem(ctx, async (tx) => {
    await tx.execute(sql`
      update checkouts set state = 'over'
      where state = 'open' and session_id is null and expires_at < ${now}::timestamptz`);
    return tx.execute<OpenCheckout>(sql`
      select id, user_id, session_id from checkouts
      where state = 'open' and session_id is not null and expires_at < ${now}::timestamptz
      order by expires_at limit ${BATCH}`);
  });
  return eachOf(ctx, closed.rows, async (way) => {
    const state = await settleCheckout(ctx, way);
    if (state === 'paid' && way.user_id !== null) await syncKeeper(ctx, way.user_id);
  });
};

/** Keepers for whom time alone has changed something. Put off by an hour first, should it fail. */
const lookAgain = async (ctx: Ctx, now: string): Promise<number> => {
  const due = await asSystem(ctx, (tx) =>
    tx.execute<{ user_id: string }>(sql`
      update billing_accounts set check_at = ${now}::timestamptz + interval '1 hour'
      where user_id in (
        select user_id from billing_accounts where check_at <= ${now}::timestamptz
        order by check_at limit ${BATCH} for update skip locked)
      returning user_id`),
  );
  return eachOf(ctx, due.rows, ({ user_id: userId }) => syncKeeper(ctx, userId));
};

/** What no message of the payment service brings, or what was lost. Bears several processes at once. */
export const sweepBilling = async (ctx: Ctx): Promise<number> => {
  if (ctx.payments === null) return 0;
  const now = ctx.payments.now().toISOString();
  return (await closeWays(ctx, now)) + (await lookAgain(ctx, now));
};
