import type { AnswerMeta } from '@nishiki/contract/chat';
import { uuidv7 } from '@nishiki/db/uuidv7';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { beginPaidWork, type PaidWork } from '../wallet/paid-work.ts';
import { answerMessage } from './answer-message.ts';
import { giveFirstAid, isTurnedAway } from './give-first-aid.ts';
import { limitMessages } from './limit-messages.ts';
import { presentAnswer } from './present.ts';
import { readTalk, type Talk } from './talk.ts';
import { createMayHost } from './usage.ts';
import { readWanted, type SendMessageInput, type Wanted } from './wanted.ts';

export type Sent = {
  readonly response: string;
  readonly metadata: AnswerMeta;
  readonly conversationId: string;
  readonly messageId: string;
};

const reserve = async (
  ctx: Ctx,
  { asker }: Talk,
  { feature, cost }: Wanted,
  input: SendMessageInput,
): Promise<PaidWork | 'known'> => {
  if (input.voice && !asker.maySpeak) throw new DomainError('tier_needed', 'voice');
  const { userId, charged } = asker;
  const id = uuidv7();
  const key = `chat ${input.idempotencyKey ?? id}`;
  return beginPaidWork(ctx, { userId, id, key, feature, cost, charged });
};

/** The same wish is under way in another tab, or was answered while this one was looking. */
const answeredElsewhere = async (ctx: Ctx, input: SendMessageInput): Promise<Sent> => {
  const talk = await readTalk(ctx, input);
  if ('answer' in talk) return presentAnswer(talk.answer);
  throw new DomainError('in_progress', 'under way', { retryAfterSeconds: 5 });
};

/**
 * The life of a message: reserve, read its photo, keep it, answer it outside any transaction, keep the
 * answer, settle or release. An answer that says nothing of use, and first aid, cost nothing.
 * @returns the verb. Throws DomainError message_empty, message_too_long, tier_needed, tokens_short,
 *   token_usage_failed, in_progress, rate_limited, not_found, and what the analyst says of a photo
 */
export const createSendMessage = () => {
  const mayHost = createMayHost();
  return async (ctx: Ctx, input: SendMessageInput): Promise<Sent> => {
    const wanted = readWanted(input);
    const talk = await readTalk(ctx, input);
    if ('answer' in talk) return presentAnswer(talk.answer);
    await limitMessages(ctx, talk.asker.userId);
    let work: PaidWork | 'known';
    try {
      work = await reserve(ctx, talk, wanted, input);
    } catch (error) {
      const aid = isTurnedAway(error) ? await giveFirstAid(ctx, talk, wanted, input) : null;
      if (aid) return aid;
      throw error;
    }
    if (work === 'known') return answeredElsewhere(ctx, input);
    return answerMessage(ctx, { talk, wanted, input, work, mayHost: await mayHost(ctx) });
  };
};
