import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { expect, it } from 'vitest';
import { reserveTry } from '../guest/reserve-try.ts';
import { newGuest, testCtx } from '../testing/test-ctx.ts';
import { sweepExpired } from './sweep.ts';

const db = await createTestDatabase();

it('forgets a guest’s device, with its tries, once its cookie of a year has long run out', async () => {
  const guests = { old: newGuest(), recent: newGuest() };
  for (const actor of Object.values(guests))
    await reserveTry(testCtx(db, { actor }), { feature: 'identify' });
  await db.asOwner(
    `update guest_devices set created_at = now() - interval '14 months' where id = $1`,
    [guests.old.deviceId],
  );
  await db.asOwner(
    `update guest_devices set created_at = now() - interval '366 days' where id = $1`,
    [guests.recent.deviceId],
  );
  await sweepExpired(testCtx(db));
  const left = await db.asOwner<{ id: string }>('select id from guest_devices');
  expect(left.map(({ id }) => id)).toEqual([guests.recent.deviceId]);
  const tries = await db.asOwner<{ device_id: string }>('select device_id from guest_tries');
  expect(tries.map(({ device_id: id }) => id)).toEqual([guests.recent.deviceId]);
});
