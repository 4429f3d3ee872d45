import { isOfKoi } from '../analysis/kinds.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import type { AnalystAnswer, ChatQuestion, ChatReply, ChatUsage } from '../ports.ts';
import type { PaidWork } from '../wallet/paid-work.ts';
import type { ReleaseReason } from '../wallet/release.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepMessage, putDown, type Placed } from './keep-message.ts';
import { presentAnswer } from './present.ts';
import type { Sent } from './send-message.ts';
import type { Talk } from './talk.ts';
import { keepUsage } from './usage.ts';
import type { SendMessageInput, Wanted } from './wanted.ts';

type Job = {
  readonly talk: Talk;
  readonly wanted: Wanted;
  readonly input: SendMessageInput;
  readonly work: PaidWork;
  readonly mayHost: boolean;
};

const isStopped = ({ input }: Job): boolean => input.signal?.aborted ?? false;

/** As a search for disease that was told nothing: so the expert knows of signs as well as of the variety. */
const readPhoto = async (ctx: Ctx, { talk, wanted, input }: Job): Promise<AnalystAnswer | null> => {
  // Of a message that is kept the photo was read before.
  if (!wanted.photo || talk.message) return null;
  const { country } = talk.asker.known;
  return ctx.analyst.analyse(wanted.photo, {
    ...(input.onStep && { onStep: input.onStep }),
    ...(input.signal && { signal: input.signal }),
    condition: { signs: [], water: {}, country },
  });
};

const questionOf = ({ talk, wanted, input }: Job, photo: AnalystAnswer | null): ChatQuestion => ({
  turns: [...talk.turns, { role: 'keeper', text: talk.message?.words ?? wanted.words }],
  keeper: talk.asker.known,
  photo: photo?.draft ?? talk.message?.photoRead ?? null,
  specialist: talk.chat ? talk.chat.specialist : input.specialist,
  again: input.again ?? false,
});

/** Such a message costs nothing, so nothing is spent on a hosted model for it either. */
const isOfNoKoi = (photo: AnalystAnswer | null): boolean => photo !== null && !isOfKoi(photo.draft);

const freeBecause = (
  { worth, meta }: ChatReply,
  photo: AnalystAnswer | null,
): ReleaseReason | null => {
  if (meta.firstAid) return 'first_aid';
  if (isOfNoKoi(photo)) return 'fish_unreadable';
  return worth ? null : 'not_answered';
};

/** The expert speaks. What was said before a stop is an answer; a stop before that is none. */
const speak = async (
  ctx: Ctx,
  job: Job,
  placed: Placed,
  photo: AnalystAnswer | null,
): Promise<Sent> => {
  const { input, work, talk, mayHost } = job;
  const { userId } = talk.asker;
  const where = { ...placed, userId, work };
  const again = input.again ?? false;
  const wish = again ? (input.idempotencyKey ?? null) : null;
  const usages: ChatUsage[] = [];
  let said = '';
  try {
    const reply = await ctx.chatExpert.answer(questionOf(job, photo), {
      onWords: (words) => {
        said += words;
        input.onWords?.(words);
      },
      ...(input.signal && { signal: input.signal }),
      mayHost: mayHost && !isOfNoKoi(photo),
      onUsage: (usage) => usages.push(usage),
    });
    if (reply.usage) usages.push(reply.usage);
    const free = freeBecause(reply, photo);
    return presentAnswer(
      await keepAnswer(ctx, where, { text: reply.text, reply, free, again, wish }),
    );
  } catch (error) {
    if (!isStopped(job) || said.trim() === '') throw error;
    const free = isOfNoKoi(photo) ? 'fish_unreadable' : null;
    return presentAnswer(
      await keepAnswer(ctx, where, { text: said, reply: null, free, again, wish }),
    );
  } finally {
    await keepUsage(ctx, userId, usages);
  }
};

/** The tokens go back and the message stays, so that it can be answered again. */
const giveUp = async (ctx: Ctx, job: Job, placed: Placed | null): Promise<void> => {
  await job.work.giveUp(isStopped(job) ? 'stopped' : 'failed');
  if (placed) await putDown(ctx, job.talk.asker.userId, placed.messageId);
};

/** Reads, keeps and answers a message that is paid for. */
export const answerMessage = async (ctx: Ctx, job: Job): Promise<Sent> => {
  const { talk, wanted, input } = job;
  let placed: Placed | null = null;
  try {
    const photo = await readPhoto(ctx, job);
    placed = await keepMessage(ctx, talk, { input, words: wanted.words, photo });
    input.onStep?.('answering');
    return await speak(ctx, job, placed, photo);
  } catch (error) {
    await giveUp(ctx, job, placed);
    if (isStopped(job)) throw new DomainError('unavailable', 'stopped before the first words');
    throw error;
  }
};
