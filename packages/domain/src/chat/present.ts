import type { AnswerMeta, ChatMessage } from '@nishiki/contract/chat';
import type { Ctx } from '../ctx.ts';
import { iso } from '../timestamp.ts';
import type { Sent } from './send-message.ts';
import type { KeptAnswer } from './talk.ts';

/** Of an answer that was stopped: what stands beside a text is told at its end. */
const nothingBeside: AnswerMeta = {
  intent: 'general',
  sources: [],
  tools: [],
  firstAid: false,
  replies: [],
  links: [],
  evidence: null,
  by: 'embedded',
  notice: null,
};

export const presentAnswer = ({ id, chat_id: chatId, content, meta }: KeptAnswer): Sent => ({
  response: content,
  metadata: meta ?? nothingBeside,
  conversationId: chatId,
  messageId: id,
});

export type MessageRow = Pick<ChatMessage, 'id' | 'role' | 'content' | 'meta' | 'rating'> & {
  photo_key: string | null;
  stopped: boolean;
  created_at: string;
};

export const presentMessage = (ctx: Ctx, row: MessageRow): ChatMessage => {
  const { id, role, content, meta, rating, photo_key: photo, stopped, created_at: at } = row;
  return {
    id,
    role,
    content,
    imageUrl: photo === null ? null : ctx.photos.sign(`chat-${id}`, ctx.now()),
    meta,
    state: stopped ? 'stopped' : 'done',
    rating,
    created_at: iso(at),
  };
};
