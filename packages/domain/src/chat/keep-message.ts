import { uuidv7 } from '@nishiki/db/uuidv7';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { keeperFolder } from '../analysis/photo-key.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import type { AnalystAnswer } from '../ports.ts';
import { holdProfile } from '../profile/hold-profile.ts';
import { isTaken } from '../unique-violation.ts';
import type { Talk } from './talk.ts';
import { titleOf } from './title.ts';
import type { SendMessageInput } from './wanted.ts';

/** A message that is kept, and the conversation in which it is. */
export type Placed = { readonly chatId: string; readonly messageId: string };

export type NewMessage = {
  readonly input: SendMessageInput;
  readonly words: string;
  readonly photo: AnalystAnswer | null;
};

const underWay = (): DomainError =>
  new DomainError('in_progress', 'being answered', { retryAfterSeconds: 5 });

/** Locks the conversation, so that its messages are numbered one after the other. */
export const holdChat = async (tx: Transaction, userId: string, id: string): Promise<void> => {
  const held = await tx.execute(
    sql`select 1 from chats where user_id = ${userId} and id = ${id} for update`,
  );
  if (held.rows.length === 0) throw new DomainError('not_found', 'the conversation is gone');
};

const beginChat = async (tx: Transaction, userId: string, given: NewMessage): Promise<string> => {
  const id = uuidv7();
  const { place, specialist } = given.input;
  await tx.execute(sql`
    insert into chats (user_id, id, title, place, specialist)
    values (${userId}, ${id}, ${titleOf(given.words)}, ${place}, ${specialist})`);
  return id;
};

const addMessage = async (
  tx: Transaction,
  ctx: Ctx,
  where: { userId: string; chatId: string; key: string | null; id: string },
  { input, words, photo }: NewMessage,
): Promise<void> => {
  const { userId, chatId, key, id } = where;
  const seconds = ctx.limits.reservationSeconds;
  await tx.execute(sql`
    with moved as (
      update chats set updated_at = now() where user_id = ${userId} and id = ${chatId})
    insert into chat_messages (user_id, id, chat_id, seq, role, content, wish, photo_key, photo_read,
                               answering_until)
    select ${userId}, ${id}, ${chatId},
      (select coalesce(max(seq), 0) + 1 from chat_messages
       where user_id = ${userId} and chat_id = ${chatId}),
      'keeper', ${words}, ${input.idempotencyKey ?? null}, ${key},
      ${photo && JSON.stringify(photo.draft)}::jsonb, now() + make_interval(secs => ${seconds})`);
};

/** One answer at a time: of two at once the second is told that the first is under way. */
const takeUp = async (tx: Transaction, ctx: Ctx, userId: string, id: string): Promise<void> => {
  const seconds = ctx.limits.reservationSeconds;
  const taken = await tx.execute(sql`
    update chat_messages set answering_until = now() + make_interval(secs => ${seconds})
    where user_id = ${userId} and id = ${id}
      and (answering_until is null or answering_until < now())
    returning id`);
  if (taken.rows.length === 0) throw underWay();
};

/** The file after its row, so that it is always found by the row that erases it. */
const keepFile = async (ctx: Ctx, userId: string, id: string, key: string, jpeg: Uint8Array) => {
  try {
    await ctx.files.put(key, jpeg);
    const row = await asSystem(ctx, (tx) =>
      tx.execute(sql`select 1 from chat_messages where user_id = ${userId} and id = ${id}`),
    );
    if (row.rows.length === 0) await ctx.files.remove(key);
  } catch (error) {
    ctx.log.error({ key, error: String(error) }, 'photo could not be kept');
  }
};

/**
 * Keeps a keeper's message, in a new conversation where there is none, and marks it as being answered.
 * A photo of no koi is not kept.
 * @throws DomainError not_found, in_progress, session_ended
 */
export const keepMessage = async (ctx: Ctx, talk: Talk, given: NewMessage): Promise<Placed> => {
  const { userId } = talk.asker;
  const id = talk.message?.id ?? uuidv7();
  const { photo } = given;
  const keeps = photo !== null && photo.draft.outcome !== 'not_koi';
  const key = keeps ? `${keeperFolder(userId)}/chat-${id}.jpg` : null;
  const chatId = await asSystem(ctx, async (tx) => {
    await holdProfile(tx, userId);
    if (talk.chat) await holdChat(tx, userId, talk.chat.id);
    const chat = talk.chat?.id ?? (await beginChat(tx, userId, given));
    if (talk.message) await takeUp(tx, ctx, userId, id);
    else await addMessage(tx, ctx, { userId, chatId: chat, key, id }, given);
    return chat;
  }).catch((error: unknown) => {
    throw isTaken(error, 'chat_messages_once') ? underWay() : error;
  });
  if (key && photo && !talk.message) await keepFile(ctx, userId, id, key, photo.photo.jpeg);
  return { chatId, messageId: id };
};

/** There will be no answer: it may be asked for again at once. */
export const putDown = async (ctx: Ctx, userId: string, messageId: string): Promise<void> => {
  await asSystem(ctx, (tx) =>
    tx.execute(sql`
      update chat_messages set answering_until = null
      where user_id = ${userId} and id = ${messageId}`),
  );
};
