import type { Analysis } from '@nishiki/contract/analysis';
import type { VisionResult } from '@nishiki/vision/types';
import { isRefused, mayBeNoKoi } from './refused.ts';
import { practiceScore } from './score/practice-score.ts';

type ShowQuality = Analysis['showQuality'];

/**
 * The practice score of a photo. Judges look at the whole fish beside others, at its size and its skin:
 * not all of that is in a photo, so this is no show result. The rules of a class count only where the
 * engine is sure of it.
 * @param lengthCm from nose to tail fin as the keeper measured it; without it size is not scored
 */
export const describeShowQuality = (result: VisionResult, lengthCm?: number): ShowQuality => {
  if (!result.measures || isRefused(result) || mayBeNoKoi(result))
    return { rating: null, strengths: [], improvements: [] };
  const { rating, strengths, improvements, ...score } = practiceScore({
    measures: result.measures,
    classId: result.outcome === 'identified' ? (result.ranking[0]?.id ?? null) : null,
    traits: result.traits.filter(({ found }) => found).map(({ id }) => id),
    lengthCm: lengthCm ?? null,
    blurred: result.doubts.includes('blurred'),
  });
  return { rating, strengths, improvements, score };
};
