import type { ChatSummary } from '@nishiki/contract/chat';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { inOwnRows } from '../own-rows.ts';
import { iso } from '../timestamp.ts';

const PAGE = 20;
/** Characters of the last message that are shown. */
const EXCERPT = 160;
/** Words that are looked for; more would not narrow a search that people type. */
const MOST_WORDS = 8;

/** Each word anywhere, as a pattern of `like`. Japanese has no gaps: what is typed stays together. */
export const patternsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/**
 * The keeper's own conversations, the latest first, a page at a time. A search looks for all of its
 * words in the title or in one message; it reads the keeper's own words only, so it needs no index.
 */
export const listChats = async (
  ctx: Ctx,
  input: { search?: string | undefined; before?: string | undefined; limit?: string | undefined },
): Promise<{ chats: ChatSummary[]; more: boolean }> => {
  const limit = Number(input.limit ?? PAGE);
  const before = input.before ?? null;
  const patterns = patternsOf(input.search ?? '');
  const all = sql`array[${sql.join(
    patterns.map((pattern) => sql`${pattern}::text`),
    sql`, `,
  )}]::text[]`;
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<ChatSummary>(sql`
      select c.id, c.title, c.place, c.updated_at,
        (select count(*)::int from chat_messages m
         where m.user_id = c.user_id and m.chat_id = c.id) as message_count,
        coalesce((select left(m.content, ${EXCERPT}) from chat_messages m
                  where m.user_id = c.user_id and m.chat_id = c.id order by m.seq desc limit 1), '')
          as last_message
      from chats c
      where c.user_id = ${userId}
        and (${before}::uuid is null or (c.updated_at, c.id) <
          (select updated_at, id from chats where user_id = ${userId} and id = ${before}::uuid))
        and (c.title ilike all (${all}) or exists (
          select 1 from chat_messages m
          where m.user_id = c.user_id and m.chat_id = c.id and m.content ilike all (${all})))
      order by c.updated_at desc, c.id desc limit ${limit + 1}`),
  );
  const chats = found.rows
    .slice(0, limit)
    .map((row) => ({ ...row, updated_at: iso(row.updated_at) }));
  return { chats, more: found.rows.length > limit };
};
