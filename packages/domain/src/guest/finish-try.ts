import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';

/**
 * Ends a reservation: settled when the guest got a firm answer, released on everything else.
 * A reservation ends once; a second call changes nothing.
 */
export const finishTry = async (
  ctx: Ctx,
  input: { tryId: string; state: 'settled' | 'released' },
): Promise<void> => {
  await ctx.db.withRole('system', {}, (tx) =>
    tx.execute(sql`
      update guest_tries set state = ${input.state}, settled_at = now()
      where id = ${input.tryId} and state = 'reserved'`),
  );
};
