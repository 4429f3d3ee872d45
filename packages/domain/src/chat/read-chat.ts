import type { ChatMessage } from '@nishiki/contract/chat';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { presentMessage, type MessageRow } from './present.ts';

/** One of the keeper's own conversations, whole. @throws DomainError not_found, for another's as well */
export const readChat = async (
  ctx: Ctx,
  input: { id: string },
): Promise<{ id: string; title: string; messages: ChatMessage[] }> => {
  const { id } = input;
  const [title, rows] = await inOwnRows(ctx, async (tx, userId) => {
    const found = await tx.execute<{ title: string }>(
      sql`select title from chats where user_id = ${userId} and id = ${id}`,
    );
    if (!found.rows[0]) throw new DomainError('not_found', 'no such conversation of this keeper');
    const messages = await tx.execute<MessageRow>(sql`
      select id, role, content, meta, rating, photo_key, stopped, created_at from chat_messages
      where user_id = ${userId} and chat_id = ${id} order by seq`);
    return [found.rows[0].title, messages.rows] as const;
  });
  return { id, title, messages: rows.map((row) => presentMessage(ctx, row)) };
};
