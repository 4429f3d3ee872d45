import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { keepFile } from './keep-file.ts';
import { photoKeyOf } from './photo-key.ts';

type Source = { id: string; photo_key: string | null };
type Copy = { id: string; photo_key: string | null };

/** The copy's row, made or found. Null where the account, or the source, is gone by now. */
const copyRow = (
  ctx: Ctx,
  input: { userId: string; source: string; withPhoto: boolean },
): Promise<Copy | null> => {
  const { userId, source, withPhoto } = input;
  const id = uuidv7();
  const key = withPhoto ? photoKeyOf({ userId, id }) : null;
  return asSystem(ctx, async (tx) => {
    // Held, since an account that is erased meanwhile must not get new rows.
    await tx.execute(sql`select 1 from profiles where user_id = ${userId} for update`);
    await tx.execute(sql`
      insert into analyses (id, user_id, kind, outcome, engine_version, photo_key, photo_width,
                            photo_height, result, fingerprint, created_at, corrected_to, corrected_at, may_learn,
                            copied_from)
      select ${id}, ${userId}, kind, outcome, engine_version, ${key},
             case when ${key}::text is null then null else photo_width end,
             case when ${key}::text is null then null else photo_height end,
             result, fingerprint, created_at, corrected_to, corrected_at, may_learn, id
      from analyses
      where id = ${source} and exists (select 1 from profiles where user_id = ${userId})
      on conflict do nothing`);
    const copy = await tx.execute<Copy>(sql`
      select id, photo_key from analyses where user_id = ${userId} and copied_from = ${source}`);
    return copy.rows[0] ?? null;
  });
};

/**
 * Copies what a browser had analysed as a guest into a new account: new rows with new ids and photos
 * of their own, since the guest's run out. Doing it twice copies once; done again after a failure it
 * brings the photos that are missing.
 */
export const adoptAnalyses = async (
  ctx: Ctx,
  input: { userId: string; deviceId: string },
): Promise<void> => {
  const { userId, deviceId } = input;
  const found = await asSystem(ctx, (tx) =>
    tx.execute<Source>(sql`
      select id, photo_key from analyses
      where device_id = ${deviceId} and outcome <> 'not_koi' order by id`),
  );
  for (const { id: source, photo_key: photo } of found.rows) {
    const bytes = photo && (await ctx.files.get(photo));
    // The row first, so that a file is always found by the row that erases it.
    const copy = await copyRow(ctx, { userId, source, withPhoto: Boolean(bytes) });
    if (!bytes || !copy?.photo_key || (await ctx.files.get(copy.photo_key))) continue;
    await keepFile(ctx, { id: copy.id, key: copy.photo_key, bytes });
  }
};
