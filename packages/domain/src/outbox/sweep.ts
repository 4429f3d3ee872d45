import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';

/** Takes away what has run out and opens nothing any more. Bears being run by several processes. */
export const sweepExpired = (ctx: Ctx): Promise<void> =>
  asSystem(ctx, async (tx) => {
    await tx.execute(sql`delete from mail_tokens where expires_at < now()`);
    await tx.execute(sql`delete from identity_flows where created_at < now() - interval '1 hour'`);
    await tx.execute(sql`delete from contact_wishes where taken_at < now() - interval '1 day'`);
    // What hosted models took: a year of it, and a little.
    await tx.execute(sql`delete from ai_answers where created_at < now() - interval '13 months'`);
    // Their cookies have lived a year and are gone; the tries go with the devices.
    await tx.execute(
      sql`delete from guest_devices where created_at < now() - interval '13 months'`,
    );
    // Their refresh tokens go with them. Kept for a month, so that a copied token is still known as one.
    await tx.execute(sql`delete from sessions where ended_at < now() - interval '30 days'`);
    await tx.execute(sql`
      update sessions set ended_at = now(), ended_because = 'not used for long'
      where ended_at is null and refreshed_at < now() - interval '60 days'`);
    await tx.execute(sql`
      delete from refresh_tokens t using sessions s
      where s.user_id = t.user_id and s.id = t.session_id and t.used_at < now() - interval '30 days'`);
  });
