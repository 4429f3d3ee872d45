import type { RankedCondition } from '@nishiki/contract/condition';
import {
  evidenceFor,
  isReason,
  isSeen,
  placeOf,
  productOf,
  type Evidence,
  type KnownCondition,
} from './evidence.ts';
import type { Findings } from './findings.ts';
import { fitLimits, weights } from './weights.ts';

export type Ranked<C extends KnownCondition = KnownCondition> = {
  condition: C;
  evidence: readonly Evidence[];
  /** Part of the weight of all that are considered; over all of them it sums to 1. */
  share: number;
  fit: RankedCondition['fit'];
};

/** A typical sign that the keeper sees, or the water that causes it. */
const isSolid = (evidence: Evidence): boolean =>
  isReason(evidence) &&
  (isSeen(evidence) ? evidence.strength === 'typical' : evidence.kind === 'water');

const isOnFish = (evidence: Evidence): boolean =>
  isSeen(evidence) && placeOf(evidence.sign) === 'onFish';

const fitOf = (evidence: readonly Evidence[], share: number): Ranked['fit'] => {
  const product = productOf(evidence);
  const reaches = (limit: { product: number; share: number }): boolean =>
    product >= limit.product && share >= limit.share;
  const solid = evidence.some(isSolid);
  if (solid && reaches(fitLimits.strong)) return 'strong';
  return (solid || evidence.some(isOnFish)) && reaches(fitLimits.partial) ? 'partial' : 'weak';
};

/**
 * The conditions that something speaks for, the weightiest first. Pure, and the same evidence gives
 * the same order: equal weights keep the order of the knowledge base.
 */
export const rankConditions = <C extends KnownCondition>(
  conditions: readonly C[],
  findings: Findings,
): Ranked<C>[] => {
  const considered = conditions
    .map((condition) => ({ condition, evidence: evidenceFor(condition, findings) }))
    .filter(({ evidence }) => evidence.some(isReason))
    .map(({ condition, evidence }) => ({
      condition,
      evidence,
      weight: weights.prior[condition.commonness] * productOf(evidence),
    }));
  const all = considered.reduce((sum, { weight }) => sum + weight, 0);
  return considered
    .sort((a, b) => b.weight - a.weight)
    .map(({ condition, evidence, weight }) => {
      const share = weight / all;
      return { condition, evidence, share, fit: fitOf(evidence, share) };
    });
};
