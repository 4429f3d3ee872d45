/** What a failed run means for the keeper. Pure. */
import { ApiError, type ApiErrorCode } from '../../lib/api-error.ts';
import type { Failure } from './analysis-state.ts';
import { PhotoRefused } from './prepare-photo.ts';

export type Outcome =
  | { kind: 'failure'; failure: Failure }
  /** The photo itself cannot be used: the words belong to the picker. */
  | { kind: 'refused'; message: string }
  /** No free tries: `for good` on this device, or only today on this network. */
  | { kind: 'no-tries'; forGood: boolean; message: string };

/** Codes that mean another photo is needed; trying the same one again would fail again. */
const photoCodes = new Set<ApiErrorCode>([
  'image_missing',
  'image_too_large',
  'image_type',
  'image_unreadable',
  'image_dimensions',
]);

const failure = (message: string, requestId: string | null): Outcome => ({
  kind: 'failure',
  failure: { kind: 'failed', message, requestId },
});
const offline: Outcome = {
  kind: 'failure',
  failure: { kind: 'offline', message: '', requestId: null },
};

export const toOutcome = (problem: unknown, online: boolean): Outcome => {
  if (problem instanceof PhotoRefused) return { kind: 'refused', message: problem.message };
  if (!(problem instanceof ApiError)) return failure('This page made a mistake.', null);
  const { code, message, requestId } = problem;
  if (code === 'offline' && !online) return offline;
  if (code === 'guest_tries_used') return { kind: 'no-tries', forGood: true, message };
  if (code === 'address_limit') return { kind: 'no-tries', forGood: false, message };
  return photoCodes.has(code) ? { kind: 'refused', message } : failure(message, requestId);
};
