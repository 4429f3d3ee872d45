import { logisticProbabilities } from '../model/logistic.ts';
import { blend, temper } from '../model/softmax.ts';
import { treeProbabilities } from '../model/trees.ts';
import type { ClassId } from '../types.ts';
import type { Classifier } from './model.ts';

export type Ranking = { id: ClassId; probability: number }[];

export type Classified = {
  /** All classes, most probable first; probabilities sum to 1. */
  ranking: Ranking;
  /** How much the fish resembles koi of varieties that have no class here, 0 to 1. */
  outside: number;
};

/** Blended, tempered probabilities of one fish's measurements, in the order of the classes. */
export const probabilitiesOf = (model: Classifier, row: Float32Array): number[] => {
  const parts = [treeProbabilities(model.trees, row), logisticProbabilities(model.logistic, row)];
  return temper(blend(parts, model.shares), model.temperature);
};

/** Ranks the classes for one fish. */
export const classify = (model: Classifier, row: Float32Array): Classified => {
  const probabilities = probabilitiesOf(model, row);
  const ranking = model.classes
    .map((id, i) => ({ id, probability: probabilities[i] }))
    .sort((a, b) => b.probability - a.probability);
  return { ranking, outside: treeProbabilities(model.outside, row)[1] };
};
