import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';

/** Another title for one of the keeper's own conversations. @throws DomainError not_found */
export const renameChat = async (ctx: Ctx, input: { id: string; title: string }): Promise<void> => {
  const renamed = await inOwnRows(ctx, (tx, userId) =>
    tx.execute(sql`
      update chats set title = ${input.title}, version = version + 1
      where user_id = ${userId} and id = ${input.id} returning id`),
  );
  if (renamed.rows.length === 0) throw new DomainError('not_found', 'no such conversation');
};
