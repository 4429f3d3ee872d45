import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import type { TryFeature } from './reserve-try.ts';

type Tries = { used: number; limit: number };

/** Free tries of this device: settled ones only, so a running analysis is not yet counted. */
export const countTries = async (ctx: Ctx): Promise<Record<TryFeature, Tries>> => {
  const { actor } = ctx;
  const settled =
    actor.kind === 'guest'
      ? await ctx.db.withRole('guest', { deviceId: actor.deviceId }, (tx) =>
          tx.execute<{ feature: TryFeature; used: number }>(sql`
            select feature, count(*)::integer as used from guest_tries
            where state = 'settled' group by feature`),
        )
      : { rows: [] };
  const tries = (feature: TryFeature): Tries => ({
    used: settled.rows.find((row) => row.feature === feature)?.used ?? 0,
    limit: GUEST_TRIES,
  });
  return { identify: tries('identify'), disease: tries('disease') };
};
