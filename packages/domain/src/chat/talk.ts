/** What is there before a message is answered: who writes, in which conversation, and what was said. */
import type { AnswerMeta, Specialist } from '@nishiki/contract/chat';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import type { AnalysisDraft, ChatTurn } from '../ports.ts';
import { readAsker, type Asker } from './asker.ts';
import type { SendMessageInput } from './wanted.ts';

/** A keeper's message that is kept already: to be answered again, or because its answer failed. */
export type KeptMessage = {
  readonly id: string;
  readonly seq: number;
  readonly words: string;
  readonly photoRead: AnalysisDraft | null;
};

export type KeptAnswer = {
  readonly id: string;
  readonly chat_id: string;
  readonly content: string;
  readonly meta: AnswerMeta | null;
};

export type Talk = {
  readonly asker: Asker;
  /** Null: a new conversation begins. */
  readonly chat: { readonly id: string; readonly specialist: Specialist | null } | null;
  /** Before the message, the oldest first. */
  readonly turns: readonly ChatTurn[];
  /** Null: the message is new. */
  readonly message: KeptMessage | null;
};

type MessageRow = {
  id: string;
  chat_id: string;
  seq: number;
  role: 'keeper' | 'expert';
  content: string;
  photo_read: AnalysisDraft | null;
  state: unknown;
};

const kept = ({ id, seq, content, photo_read: photoRead }: MessageRow): KeptMessage => ({
  id,
  seq,
  words: content,
  photoRead,
});

/** What the same wish became, if it was sent before. */
const findWished = async (
  tx: Transaction,
  userId: string,
  wish: string,
): Promise<{ answer: KeptAnswer } | { message: MessageRow } | null> => {
  const answers = await tx.execute<KeptAnswer>(sql`
    select a.id, a.chat_id, a.content, a.meta from chat_messages a
    where a.user_id = ${userId} and a.role = 'expert'
      and (a.wish = ${wish} or a.answer_to = (
        select id from chat_messages where user_id = ${userId} and role = 'keeper' and wish = ${wish}))`);
  if (answers.rows[0]) return { answer: answers.rows[0] };
  const messages = await tx.execute<MessageRow>(sql`
    select id, chat_id, seq, role, content, photo_read, state from chat_messages
    where user_id = ${userId} and role = 'keeper' and wish = ${wish}`);
  return messages.rows[0] ? { message: messages.rows[0] } : null;
};

const findChat = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<NonNullable<Talk['chat']>> => {
  const found = await tx.execute<{ id: string; specialist: Specialist | null }>(
    sql`select id, specialist from chats where user_id = ${userId} and id = ${id}`,
  );
  if (!found.rows[0]) throw new DomainError('not_found', 'no such conversation of this keeper');
  return found.rows[0];
};

/** Messages before one of them, or all; the latest of them, the oldest first. */
const readTurns = async (
  tx: Transaction,
  input: { userId: string; chatId: string; before: number | null; memory: number },
): Promise<ChatTurn[]> => {
  const found = await tx.execute<MessageRow>(sql`
    select id, chat_id, seq, role, content, photo_read, state from chat_messages
    where user_id = ${input.userId} and chat_id = ${input.chatId}
      and (${input.before}::integer is null or seq < ${input.before}::integer)
    order by seq desc limit ${input.memory}`);
  return found.rows
    .reverse()
    .map(({ role, content, state }) =>
      role === 'keeper' ? { role, text: content } : { role, text: content, state },
    );
};

const lastOfKeeper = async (
  tx: Transaction,
  userId: string,
  chatId: string,
): Promise<MessageRow> => {
  const found = await tx.execute<MessageRow>(sql`
    select id, chat_id, seq, role, content, photo_read, state from chat_messages
    where user_id = ${userId} and chat_id = ${chatId} and role = 'keeper' order by seq desc limit 1`);
  if (!found.rows[0]) throw new DomainError('not_found', 'nothing to answer again');
  return found.rows[0];
};

/**
 * @returns the answer of the same wish where there is one
 * @throws DomainError not_found for a conversation that is not the keeper's
 */
export const readTalk = (
  ctx: Ctx,
  input: Pick<SendMessageInput, 'conversationId' | 'idempotencyKey' | 'again'>,
): Promise<Talk | { answer: KeptAnswer }> =>
  inOwnRows(ctx, async (tx, userId) => {
    const { idempotencyKey: wish, again } = input;
    const wished = wish ? await findWished(tx, userId, wish) : null;
    if (wished && 'answer' in wished) return wished;
    const asker = await readAsker(tx, userId, ctx.now());
    const chatId = wished?.message.chat_id ?? input.conversationId;
    if (!chatId) {
      if (again) throw new DomainError('not_found', 'no conversation to answer again in');
      return { asker, chat: null, turns: [], message: null };
    }
    const chat = await findChat(tx, userId, chatId);
    const row = wished?.message ?? (again ? await lastOfKeeper(tx, userId, chatId) : null);
    const before = row?.seq ?? null;
    const turns = await readTurns(tx, { userId, chatId, before, memory: asker.memory });
    return { asker, chat, turns, message: row && kept(row) };
  });
