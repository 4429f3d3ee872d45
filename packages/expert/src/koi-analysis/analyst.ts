import type { AnalysisStep } from '@nishiki/contract/analysis';
import { DomainError } from '@nishiki/domain/errors';
import type { AnalysisDraft, Analyst } from '@nishiki/domain/ports';
import type { VisionResult } from '@nishiki/vision/types';
import { PoolError, type ChildPool, type PoolFailure } from '../pool/child-pool.ts';
import { describeDetails } from './details.ts';
import { describeEvidence, describeRetake } from './evidence.ts';
import { describeDisease, describeHealth } from './health.ts';
import { describeCandidates, describeIdentity, describeTraits } from './identity.ts';
import { describeShowQuality } from './show-quality.ts';
import { describeWater } from './water.ts';

/** Puts the measures of one photo into words. Pure: the same measures give the same answer. */
export const describeAnalysis = (result: VisionResult, milliseconds: number): AnalysisDraft => {
  const health = describeHealth(result);
  const showQuality = describeShowQuality(result);
  return {
    ...describeIdentity(result),
    ...describeDisease(result),
    healthScore: health.score,
    qualityRating: showQuality.rating === null ? null : Math.round(showQuality.rating * 5) / 10,
    outcome: result.outcome,
    health,
    showQuality,
    water: describeWater(result),
    details: describeDetails(result),
    candidates: describeCandidates(result),
    traits: describeTraits(result),
    evidence: describeEvidence(result),
    retake: describeRetake(result),
    engine: result.engine,
    milliseconds,
  };
};

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

/** The embedded expert: measures in a child process, words here. */
export const createAnalyst = (pool: ChildPool): Analyst => ({
  async analyse(photo, { onStep, signal }) {
    const started = performance.now();
    const answer = await pool
      .run(photo, {
        ...(onStep && { onStep: (step) => onStep(step as AnalysisStep) }),
        ...(signal && { signal }),
      })
      .catch((error: unknown) => {
        throw error instanceof PoolError ? poolFailures[error.failure](error.message) : error;
      });
    if (answer.kind === 'refused') throw new DomainError(answer.code, answer.detail);
    return {
      draft: describeAnalysis(answer.result, Math.round(performance.now() - started)),
      photo: { jpeg: answer.jpeg, width: answer.width, height: answer.height },
    };
  },
});
