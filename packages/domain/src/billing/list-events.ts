import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asOperator } from '../operator/policy.ts';
import { asSystem } from '../own-rows.ts';
import { iso } from '../timestamp.ts';

export type ListedEvent = {
  readonly id: string;
  readonly type: string;
  readonly customer_id: string | null;
  /** ignored: of nobody we know. */
  readonly state: 'waiting' | 'failed' | 'ignored';
  readonly attempts: number;
  readonly error: string | null;
  readonly created_at: string;
};

const MOST = 50;

/** Messages of the payment service that were not followed, the newest first. `total` counts all of them. */
export const listEvents = async (ctx: Ctx): Promise<{ events: ListedEvent[]; total: number }> => {
  asOperator(ctx);
  const found = await asSystem(ctx, (tx) =>
    tx.execute<ListedEvent & { total: number }>(sql`
      select id, type, customer_id, state, attempts, error, created_at,
             (count(*) over ())::integer as total
      from billing_events where state <> 'done' order by created_at desc, id desc limit ${MOST}`),
  );
  return {
    events: found.rows.map(({ total: _, ...event }) => ({
      ...event,
      created_at: iso(event.created_at),
    })),
    total: found.rows[0]?.total ?? 0,
  };
};
