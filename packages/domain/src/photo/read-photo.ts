import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';

const idForm =
  /^(avatar-|chat-|shared-)?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Where the file of an address lies: an analysis' photo or a message's, that of a link while there is one, or the picture of a keeper. */
const keyOf = async (ctx: Ctx, kind: string | undefined, id: string): Promise<string | null> => {
  const queries: Record<string, SQL> = {
    'avatar-': sql`select avatar->>'key' as key from profiles where user_id = ${id}`,
    'chat-': sql`select photo_key as key from chat_messages where id = ${id}`,
    'shared-': sql`
      select a.photo_key as key from analysis_shares s join analyses a on a.id = s.analysis_id
      where s.id = ${id}`,
  };
  const ofAnalysis = sql`select photo_key as key from analyses where id = ${id}`;
  const found = await asSystem(ctx, (tx) =>
    tx.execute<{ key: string | null }>((kind && queries[kind]) || ofAnalysis),
  );
  return found.rows[0]?.key ?? null;
};

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
  const [, kind, id] = idForm.exec(input.id) ?? [];
  if (!id) throw missing('no photo id');
  if (!ctx.photos.verify(input.id, input.expires, input.signature, ctx.now()))
    throw missing('photo address not signed or run out');
  const key = await keyOf(ctx, kind, id);
  const bytes = key ? await ctx.files.get(key) : null;
  if (!bytes) throw missing('photo gone');
  return bytes;
};
