import { logisticProbabilities, type LogisticModel } from '../model/logistic.ts';
import type { TraitId } from '../types.ts';

/** One trait: a regression on the measurements beside the network's own output. */
export type TraitModel = {
  id: TraitId;
  logistic: LogisticModel;
  /** Probability = 1 / (1 + exp(-(slope x score + offset))), fitted out of fold (Platt 1999). */
  slope: number;
  offset: number;
  /** Least probability at which nine of ten named fish had the trait out of fold; null where none is. */
  threshold: number | null;
};

export type TraitAnswer = { id: TraitId; probability: number; found: boolean };

const SURE = 1e-4;

/** Log odds of a trait by the regression. */
export const traitLogit = (model: LogisticModel, row: Float32Array): number => {
  const p = Math.min(1 - SURE, Math.max(SURE, logisticProbabilities(model, row)[1]));
  return Math.log(p / (1 - p));
};

/** Mean of the two log odds. */
export const traitScore = (byMeasures: number, byNetwork: number): number =>
  (byMeasures + byNetwork) / 2;

export const traitProbability = (
  { slope, offset }: Pick<TraitModel, 'slope' | 'offset'>,
  score: number,
): number => 1 / (1 + Math.exp(-(slope * score + offset)));

/** Judges one trait from the measurements and the network's log odds. */
export const judgeTrait = (
  model: TraitModel,
  row: Float32Array,
  byNetwork: number,
): TraitAnswer => {
  const score = traitScore(traitLogit(model.logistic, row), byNetwork);
  const probability = traitProbability(model, score);
  const { id, threshold } = model;
  return { id, probability, found: threshold !== null && probability >= threshold };
};
