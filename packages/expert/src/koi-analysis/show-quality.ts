import type { Analysis } from '@nishiki/contract/analysis';
import { judgingWords, type JudgingElement } from '@nishiki/knowledge/judging';
import type { VisionResult } from '@nishiki/vision/types';
import { measureNorms } from './measure-norms.ts';
import { normScore } from './norms.ts';
import { isRefused, mayBeNoKoi } from './refused.ts';

type ShowQuality = Analysis['showQuality'];

/** Weights of the practice score that a single photo allows; presence needs the fish in the water. */
const weights: Record<Exclude<JudgingElement, 'presence'>, number> = {
  body: 25,
  colour: 25,
  pattern: 25,
  edges: 15,
};

const GOOD = 80;
const WEAK = 70;

const lowerFirst = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const elementScores = (
  measures: NonNullable<VisionResult['measures']>,
): Record<keyof typeof weights, number> => {
  const norm = measureNorms;
  const white =
    measures.whiteClean === null ? [] : [normScore(measures.whiteClean, norm.whiteClean)];
  return {
    body: mean([
      normScore(measures.outlineSymmetry, norm.outlineSymmetry),
      normScore(measures.spineBend, norm.spineBend, true),
    ]),
    colour: mean([normScore(measures.colourEvenness, norm.colourEvenness), ...white]),
    pattern: normScore(measures.patternBalance, norm.patternBalance),
    edges: normScore(measures.edgeSharpness, norm.edgeSharpness),
  };
};

/**
 * A practice score from proportions, balance and edges. Judges look at the whole fish beside others,
 * at its size and its skin: none of that is in a photo, so this is no show result.
 */
export const describeShowQuality = (result: VisionResult): ShowQuality => {
  if (!result.measures || isRefused(result) || mayBeNoKoi(result))
    return { rating: null, strengths: [], improvements: [] };
  const scores = Object.entries(elementScores(result.measures)) as [keyof typeof weights, number][];
  const total = scores.reduce((sum, [element, score]) => sum + score * weights[element], 0);
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const words = (element: keyof typeof weights, grade: 'good' | 'weak'): string =>
    `${judgingWords[element].name}: ${lowerFirst(judgingWords[element][grade])}`;
  return {
    rating: Math.round(total / all) / 10,
    strengths: scores
      .filter(([, score]) => score >= GOOD)
      .map(([element]) => words(element, 'good')),
    improvements: scores
      .filter(([, score]) => score < WEAK)
      .map(([element]) => words(element, 'weak')),
  };
};
