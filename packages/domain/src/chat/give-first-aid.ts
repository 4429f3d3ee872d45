import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import type { ChatTurn } from '../ports.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepMessage } from './keep-message.ts';
import { presentAnswer } from './present.ts';
import type { Sent } from './send-message.ts';
import type { Talk } from './talk.ts';
import type { SendMessageInput, Wanted } from './wanted.ts';

/** Refusals that end where a fish is in danger. */
export const isTurnedAway = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'tokens_short' || error.code === 'tier_needed');

const NOTICE = 'First aid is free, so this was answered although your balance does not cover it.';

/**
 * Whoever cannot pay is answered all the same where the message tells of an emergency. The photo is
 * not read for it. @returns null for any other message
 */
export const giveFirstAid = async (
  ctx: Ctx,
  talk: Talk,
  wanted: Wanted,
  input: SendMessageInput,
): Promise<Sent | null> => {
  const { asker } = talk;
  const words = talk.message?.words ?? wanted.words;
  const turns: ChatTurn[] = [...talk.turns, { role: 'keeper', text: words }];
  const aid = await ctx.chatExpert.firstAid(turns, asker.known);
  if (!aid) return null;
  const placed = await keepMessage(ctx, talk, { input, words, photo: null });
  input.onStep?.('answering');
  input.onWords?.(aid.text);
  const reply = { ...aid, meta: { ...aid.meta, notice: NOTICE } };
  const where = { ...placed, userId: asker.userId, work: null };
  const again = input.again ?? false;
  const wish = again ? (input.idempotencyKey ?? null) : null;
  return presentAnswer(
    await keepAnswer(ctx, where, { text: aid.text, reply, free: 'first_aid', again, wish }),
  );
};
