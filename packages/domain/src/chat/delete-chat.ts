import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';

/** Erases one of the keeper's own conversations with its photos. @throws DomainError not_found */
export const deleteChat = async (ctx: Ctx, input: { id: string }): Promise<void> => {
  const { id } = input;
  const keys = await inOwnRows(ctx, async (tx, userId) => {
    const chat = await tx.execute(
      sql`select 1 from chats where user_id = ${userId} and id = ${id}`,
    );
    if (chat.rows.length === 0) throw new DomainError('not_found', 'no such conversation');
    const photos = await tx.execute<{ photo_key: string }>(sql`
      select photo_key from chat_messages
      where user_id = ${userId} and chat_id = ${id} and photo_key is not null`);
    return photos.rows.map((row) => row.photo_key);
  });
  // The files first: should one fail, its row still leads to it.
  for (const key of keys) await ctx.files.remove(key);
  await inOwnRows(ctx, (tx, userId) =>
    tx.execute(sql`delete from chats where user_id = ${userId} and id = ${id}`),
  );
};
