import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * A kept photo by its signed address. The signature is the permission, so that an image tag works;
 * a wrong, run-out or unknown one looks like a missing photo.
 * @throws DomainError not_found
 */
export const readPhoto = async (
  ctx: Ctx,
  input: { id: string; expires: string; signature: string },
): Promise<Uint8Array> => {
  const missing = (detail: string): DomainError => new DomainError('not_found', detail);
  if (!uuid.test(input.id)) throw missing('no photo id');
  if (!ctx.photos.verify(input.id, input.expires, input.signature, ctx.now()))
    throw missing('photo address not signed or run out');
  const found = await ctx.db.withRole('system', {}, (tx) =>
    tx.execute<{ photo_key: string | null }>(
      sql`select photo_key from analyses where id = ${input.id}`,
    ),
  );
  const key = found.rows[0]?.photo_key;
  const bytes = key ? await ctx.files.get(key) : null;
  if (!bytes) throw missing('photo gone');
  return bytes;
};
