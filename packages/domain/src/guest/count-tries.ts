import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';

/** Free tries of this device: settled ones only, so a running analysis is not yet counted. */
export const countTries = async (ctx: Ctx): Promise<{ used: number; limit: number }> => {
  const { actor } = ctx;
  if (actor.kind !== 'guest') return { used: 0, limit: GUEST_TRIES };
  return ctx.db.withRole('guest', { deviceId: actor.deviceId }, async (tx) => {
    const found = await tx.execute<{ used: string }>(sql`
      select count(*) as used from guest_tries where feature = 'identify' and state = 'settled'`);
    return { used: Number(found.rows[0]?.used ?? 0), limit: GUEST_TRIES };
  });
};
