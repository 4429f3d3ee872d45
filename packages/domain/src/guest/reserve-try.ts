import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';

/** What has free tries, each its own. */
export type TryFeature = 'identify' | 'disease';

/** A reservation older than this belongs to a process that died; it no longer counts. */
const RESERVATION_MINUTES = 10;

const counts = sql`(state = 'settled' or (state = 'reserved' and created_at > now() - make_interval(mins => ${RESERVATION_MINUTES})))`;

/**
 * Takes one of a guest's free tries before the work begins; settle or release it afterwards.
 * The device's row and the address are locked first, in this order everywhere, so that requests at
 * once never take the same last try, be they of one device or of many new ones on one address.
 * @returns id of the reservation
 * @throws DomainError guest_tries_used, address_limit
 */
export const reserveTry = async (ctx: Ctx, input: { feature: TryFeature }): Promise<string> => {
  const { actor } = ctx;
  if (actor.kind !== 'guest') throw new Error(`${actor.kind} has no free tries`);
  const id = uuidv7();
  return ctx.db.withRole('system', {}, async (tx) => {
    await tx.execute(sql`
      insert into guest_devices (id) values (${actor.deviceId})
      on conflict (id) do update set last_seen_at = now()`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${actor.addressHash}, 0))`);
    const taken = await tx.execute(sql`
      insert into guest_tries (id, device_id, feature, state, address_hash, day)
      select ${id}, ${actor.deviceId}, ${input.feature}, 'reserved', ${actor.addressHash}, current_date
      where (select count(*) from guest_tries
             where device_id = ${actor.deviceId} and feature = ${input.feature} and ${counts}) < ${GUEST_TRIES}
        and (select count(*) from guest_tries
             where address_hash = ${actor.addressHash} and day = current_date and ${counts})
            < ${ctx.limits.addressTriesPerDay}
      returning id`);
    if (taken.rows.length === 1) return id;
    const device = await tx.execute<{ used: string }>(sql`
      select count(*) as used from guest_tries
      where device_id = ${actor.deviceId} and feature = ${input.feature} and ${counts}`);
    throw Number(device.rows[0]?.used) >= GUEST_TRIES
      ? new DomainError('guest_tries_used', 'device has no tries left')
      : new DomainError('address_limit', 'address has no tries left today');
  });
};
