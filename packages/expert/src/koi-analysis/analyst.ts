import type { AnalysisStep, Asked } from '@nishiki/contract/analysis';
import type { AnalysisDraft, Analyst } from '@nishiki/domain/ports';
import type { VisionResult } from '@nishiki/vision/types';
import { diagnose } from '../condition/diagnose.ts';
import type { ChildPool } from '../pool/child-pool.ts';
import { readInChild } from '../pool/read-in-child.ts';
import { describeDetails } from './details.ts';
import { diseaseFields } from './disease.ts';
import { describeEvidence, describeRetake } from './evidence.ts';
import { combine } from './further/combine.ts';
import { readFurther } from './further/read.ts';
import { describeDisease, describeHealth } from './health.ts';
import { describeCandidates, describeIdentity, describeTraits } from './identity.ts';
import { isRefused, mayBeNoKoi } from './refused.ts';
import { describeModifiers } from './naming/modifiers.ts';
import { describeWouldTell } from './naming/would-tell.ts';
import { describeShowQuality } from './show-quality.ts';
import { describeWater } from './water.ts';

/** What a search for disease adds, from the photo and from what the keeper was asked. */
const describeCondition = (
  result: VisionResult,
  health: AnalysisDraft['health'],
  asked: Asked,
): Partial<AnalysisDraft> => {
  const photoReadable = result.measures !== null && !isRefused(result) && !mayBeNoKoi(result);
  const diagnosis = diagnose({ ...asked, marks: result.marks, photoReadable });
  return { diagnosis, ...diseaseFields(diagnosis, photoReadable, health) };
};

/**
 * Puts the measures of one photo into words. Pure: the same measures give the same answer.
 * @param asked given for a search for disease
 * @param lengthCm as the keeper measured the fish
 */
export const describeAnalysis = (
  result: VisionResult,
  milliseconds: number,
  asked?: Asked,
  lengthCm?: number,
): AnalysisDraft => {
  const health = describeHealth(result);
  const showQuality = describeShowQuality(result, lengthCm);
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
    modifiers: describeModifiers(result),
    wouldTell: describeWouldTell(result),
    view: result.view,
    evidence: describeEvidence(result),
    retake: describeRetake(result),
    engine: result.engine,
    milliseconds,
    ...(asked && describeCondition(result, health, asked)),
  };
};

/** The embedded expert: measures in a child process, words here. */
export const createAnalyst = (pool: ChildPool): Analyst => ({
  async analyse(photo, { onStep, signal, condition, choose, lengthCm, more }) {
    const started = performance.now();
    const first = await readInChild(pool, photo, {
      ...(onStep && { onStep: (step) => onStep(step as AnalysisStep) }),
      ...(signal && { signal }),
      ...(choose && { choose }),
    });
    if (first.result === null) throw new Error('the child answered without measures');
    const further = more && (await readFurther(pool, more, signal));
    const joined = further && combine({ ...first, result: first.result }, further);
    const draft = describeAnalysis(
      joined?.result ?? first.result,
      Math.round(performance.now() - started),
      condition,
      lengthCm,
    );
    return {
      draft: { ...draft, ...(joined && { more: joined.more }) },
      photo: { jpeg: first.jpeg, width: first.width, height: first.height },
      fingerprint: first.fingerprint,
    };
  },
});
