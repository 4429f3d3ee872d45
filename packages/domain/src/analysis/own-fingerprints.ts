import type { Compared } from '@nishiki/contract/identity';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { iso } from '../timestamp.ts';

export type FingerprintRow = {
  id: string;
  created_at: string;
  variety: string | null;
  photo_key: string | null;
  fingerprint: Uint8Array | null;
};

/** The others of a keeper's analyses that carry a fingerprint of that version, newest first. */
export const othersWithFingerprint = async (
  tx: Transaction,
  input: { userId: string; id: string; version: number; limit: number },
): Promise<{ rows: FingerprintRow[]; skipped: number }> => {
  const { userId, id, version, limit } = input;
  const found = await tx.execute<FingerprintRow>(sql`
    select id, created_at, photo_key, result->>'variety' as variety, fingerprint from analyses
    where user_id = ${userId} and id <> ${id} and get_byte(fingerprint, 0) = ${version}
    order by created_at desc, id desc limit ${limit}`);
  const without = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from analyses
    where user_id = ${userId} and id <> ${id}
      and (fingerprint is null or get_byte(fingerprint, 0) <> ${version})`);
  return { rows: found.rows, skipped: without.rows[0]?.n ?? 0 };
};

/** What is shown of an analysis that was compared. */
export const presentCompared = (
  ctx: Ctx,
  row: Pick<FingerprintRow, 'id' | 'created_at' | 'variety' | 'photo_key'>,
): Compared => ({
  id: row.id,
  created_at: iso(row.created_at),
  variety: row.variety,
  photo_url: row.photo_key ? ctx.photos.sign(row.id, ctx.now()) : null,
});
