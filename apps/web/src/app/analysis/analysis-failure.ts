/** What a failed run means for the keeper. Pure. */
import { ApiError, type ApiErrorCode } from '../../lib/api-error.ts';
import type { Failure } from './analysis-state.ts';
import { PhotoRefused } from './photo-checks.ts';

export type Outcome =
  | { kind: 'failure'; failure: Failure }
  /** The photo itself cannot be used: the words belong to the picker. */
  | { kind: 'refused'; message: string }
  /** No free tries: `for good` on this device, or only today on this network. */
  | { kind: 'no-tries'; forGood: boolean; message: string }
  /** A keeper's balance does not cover the cost. */
  | { kind: 'no-tokens'; message: string };

/** Codes that mean another photo is needed; trying the same one again would fail again. */
const photoCodes = new Set<ApiErrorCode>([
  'image_missing',
  'image_too_large',
  'image_type',
  'image_unreadable',
  'image_dimensions',
]);

/** Codes after which the same wish may still be answered: nobody said that it ended. */
const openCodes = new Set<ApiErrorCode>([
  'offline',
  'unexpected_answer',
  'in_progress',
  'internal',
  'unavailable',
]);

/** The work may have been done although no answer came. The same wish is then never paid for twice. */
export const isAnswerLost = (problem: unknown): boolean =>
  problem instanceof ApiError && openCodes.has(problem.code);

const FAILED = 'Analysis failed. Please try again.';

type Words = Pick<Failure, 'title' | 'message' | 'requestId'>;
const failure = (kind: Failure['kind'], words: Words, lost: boolean): Outcome => ({
  kind: 'failure',
  failure: { kind, ...words, lost },
});

export const toOutcome = (problem: unknown, online: boolean): Outcome => {
  if (problem instanceof PhotoRefused) return { kind: 'refused', message: problem.message };
  if (!(problem instanceof ApiError))
    return failure(
      'failed',
      { title: FAILED, message: 'This page made a mistake.', requestId: null },
      false,
    );
  const { code, message, requestId } = problem;
  if (photoCodes.has(code)) return { kind: 'refused', message };
  const lost = isAnswerLost(problem);
  switch (code) {
    case 'guest_tries_used':
      return { kind: 'no-tries', forGood: true, message };
    case 'address_limit':
      return { kind: 'no-tries', forGood: false, message };
    case 'tokens_short':
      return { kind: 'no-tokens', message };
    case 'in_progress':
      return failure(
        'under-way',
        { title: 'Your photo is still being read', message, requestId },
        lost,
      );
    case 'token_usage_failed':
      // Its words are the title; there is nothing to add.
      return failure('failed', { title: message, message: '', requestId }, lost);
    case 'offline':
      if (!online)
        return failure('offline', { title: 'You are offline', message: '', requestId: null }, lost);
  }
  return failure('failed', { title: FAILED, message, requestId }, lost);
};
