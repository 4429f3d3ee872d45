import type { AnswerMeta } from '@nishiki/contract/chat';
import { ApiError } from '../../lib/api-error.ts';
import type { Ask, Wanted } from './ask.ts';

/** Milliseconds. Rejects with the reason of the signal when that is given earlier. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** The server may still be putting the stopped answer away. Milliseconds before each question. */
const ASKS_AFTER = [300, 1500, 5000];

export type KeptAnswer = {
  readonly conversationId: string;
  readonly messageId: string;
  readonly meta: AnswerMeta;
};

/**
 * Who stops an answer hears no end of it, so not where it is kept either. The same wish, asked once
 * more by its key, is answered with what is kept of it: nothing is said or paid anew. Null where the
 * server does not tell.
 */
export const claimStopped = async (ask: Ask, wanted: Wanted): Promise<KeptAnswer | null> => {
  for (const ms of ASKS_AFTER) {
    await pause(ms);
    try {
      const { conversationId, messageId, metadata } = await ask(wanted, {});
      return { conversationId, messageId, meta: metadata };
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.code === 'in_progress')) return null;
    }
  }
  return null;
};
