import { DomainError } from '@nishiki/domain/errors';
import { PoolError, type ChildPool, type PoolFailure } from './child-pool.ts';
import type { PhotoReading } from './messages.ts';

/** What the pool could not do, as the rules know it. */
const poolFailures: Record<PoolFailure, (detail: string) => Error> = {
  busy: (detail) => new DomainError('busy', detail, { retryAfterSeconds: 5 }),
  timeout: (detail) => new DomainError('analysis_timeout', detail),
  // The decoder gave up on these bytes so badly that its process ended: the photo is the reason.
  crashed: (detail) => new DomainError('image_unreadable', detail),
  failed: (detail) => new Error(detail),
  aborted: (detail) => new DomainError('analysis_timeout', detail),
  closed: (detail) => new DomainError('unavailable', detail),
};

/** Has a photo read by the pool. @throws DomainError for what is wrong with the photo, or with the pool */
export const readInChild = async (
  pool: ChildPool,
  photo: Uint8Array,
  options: Parameters<ChildPool['run']>[1],
): Promise<PhotoReading> => {
  const answer = await pool.run(photo, options).catch((error: unknown) => {
    throw error instanceof PoolError ? poolFailures[error.failure](error.message) : error;
  });
  if (answer.kind === 'refused') throw new DomainError(answer.code, answer.detail);
  return answer;
};
