/** The sending of one photo with all that is told, and what its failure means. Loaded with a chosen photo. */
import type { Analysis } from '@nishiki/contract/analysis';
import { isAnswerLost, toOutcome, type Outcome } from './analysis-failure.ts';
import { PhotoRefused, type PhotoLimit } from './photo-checks.ts';
import type { PhotoDetails } from './photo-details.ts';
import { sendPhoto, type Question } from './send-photo.ts';
import type { SendOptions } from './stream-options.ts';
import { readLength } from './typed-length.ts';
import { createWish } from './wish.ts';

type Sending = {
  photo: File;
  /** Sends the photo with what is asked of it. */
  ask: (question: Question) => Promise<Analysis>;
};

/** What a page asks about a photo. */
export type Send = (sending: Sending, options: SendOptions) => Promise<Analysis>;

type Run = SendOptions & {
  photo: File;
  details: PhotoDetails;
  limit: PhotoLimit;
  send: Send;
  onPrepared: () => void;
};

export type Ending = { readonly kind: 'done'; readonly analysis: Analysis } | Outcome;

export type Runner = {
  /** Null where it was aborted: nobody waits for its words. */
  readonly run: (wanted: Run) => Promise<Ending | null>;
  /** Nobody waits for the answer any more. */
  readonly forget: () => void;
};

/** What is told with the photo, as the contract has it. Throws PhotoRefused on a length that cannot be. */
const toldOf = ({ length, choose }: PhotoDetails): Omit<Question, 'analysisType'> => {
  const { cm, wrong } = readLength(length);
  if (wrong !== null) throw new PhotoRefused(`The length cannot be right\n${wrong}`);
  return { ...(cm !== null && { lengthCm: cm }), ...(choose !== null && { choose }) };
};

/** Sends photos; one that is sent again after a lost answer is the same wish, and paid for once. */
export const createRunner = (): Runner => {
  const wish = createWish();
  const run = async ({ photo, details, limit, send, ...options }: Run): Promise<Ending | null> => {
    try {
      const ask = (asked: Question) => {
        const question = { ...asked, ...toldOf(details) };
        const { more } = details;
        const words = JSON.stringify([question, more.map(({ id, view }) => [id, view])]);
        const key = wish.keyFor(photo, words);
        return sendPhoto({ photo, more, limit, question, key }, options);
      };
      const analysis = await send({ photo, ask }, options);
      options.signal.throwIfAborted();
      wish.answered();
      return { kind: 'done', analysis };
    } catch (problem) {
      if (options.signal.aborted) return null;
      if (!isAnswerLost(problem)) wish.answered();
      return toOutcome(problem, navigator.onLine);
    }
  };
  return { run, forget: wish.answered };
};
