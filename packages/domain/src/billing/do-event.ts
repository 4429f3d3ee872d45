import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { paymentsOf } from './payments-of.ts';
import { settleCheckout, type OpenCheckout } from './settle-checkout.ts';
import { syncKeeper } from './sync-keeper.ts';

type Row = Record<'customer_id' | 'session_id' | 'charge_id', string | null> & { state: string };

const customerOf = async (ctx: Ctx, event: Row): Promise<string | null> => {
  if (event.customer_id !== null || event.charge_id === null) return event.customer_id;
  return paymentsOf(ctx).customerOfCharge(event.charge_id);
};

const follow = async (ctx: Ctx, event: Row): Promise<void> => {
  const checkouts = await asSystem(ctx, (tx) =>
    tx.execute<OpenCheckout>(sql`
      select id, user_id, session_id from checkouts
      where session_id = ${event.session_id} and state <> 'paid'`),
  );
  for (const checkout of checkouts.rows) await settleCheckout(ctx, checkout);
  const customer = await customerOf(ctx, event);
  const keepers = await asSystem(ctx, (tx) =>
    tx.execute<{ user_id: string }>(sql`
      select user_id from billing_customers where customer_id = ${customer} and user_id is not null
      union select user_id from checkouts where session_id = ${event.session_id} and user_id is not null`),
  );
  for (const { user_id: userId } of keepers.rows) await syncKeeper(ctx, userId);
};

/** Does what a message of the payment service asks for. It stays visible to the operator until that worked. */
export const doEvent = async (ctx: Ctx, id: string): Promise<void> => {
  const found = await asSystem(ctx, (tx) =>
    tx.execute<Row>(
      sql`select customer_id, session_id, charge_id, state from billing_events where id = ${id}`,
    ),
  );
  const event = found.rows[0];
  if (!event || event.state === 'done') return;
  try {
    await follow(ctx, event);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await asSystem(ctx, (tx) =>
      tx.execute(sql`
        update billing_events set state = 'failed', attempts = attempts + 1, error = ${reason}
        where id = ${id}`),
    );
    throw error;
  }
  await asSystem(ctx, (tx) =>
    tx.execute(sql`
      update billing_events set state = 'done', attempts = attempts + 1, error = null, done_at = now()
      where id = ${id}`),
  );
};
