import { logisticProbabilities } from '../model/logistic.ts';
import { softmax } from '../model/softmax.ts';
import { treeProbabilities } from '../model/trees.ts';
import type { ClassId } from '../types.ts';
import { combine } from './combine.ts';
import type { Classifier } from './model.ts';
import { judgeTrait, type TraitAnswer } from './traits.ts';

export type Ranking = { id: ClassId; probability: number }[];

export type Classified = {
  /** All classes, most probable first; probabilities sum to 1. */
  ranking: Ranking;
  /** How much the fish resembles koi outside the named varieties though one of those leads, 0 to 1. */
  outside: number;
  traits: TraitAnswer[];
};

/** Classes and their probabilities, most probable first. */
export const rank = (classes: readonly ClassId[], probabilities: readonly number[]): Ranking =>
  classes
    .map((id, i) => ({ id, probability: probabilities[i] }))
    .sort((a, b) => b.probability - a.probability);

/** 'kawarimono' is what belongs to no named variety; where it leads there is nothing to beware of. */
export const outsideOf = (ranking: Ranking): number =>
  ranking[0]?.id === 'kawarimono'
    ? 0
    : (ranking.find((c) => c.id === 'kawarimono')?.probability ?? 0);

/**
 * Ranks the classes for one fish and judges its traits.
 * @param row the measurements of the fish
 * @param logits the network's answer to its view: classes, then traits
 */
export const classify = (
  model: Classifier,
  row: Float32Array,
  logits: readonly number[],
): Classified => {
  const answers = {
    trees: treeProbabilities(model.trees, row),
    logistic: logisticProbabilities(model.logistic, row),
    network: softmax(logits.slice(0, model.classes.length)),
  };
  const ranking = rank(model.classes, combine(answers, model));
  return {
    ranking,
    outside: outsideOf(ranking),
    traits: model.traits.map((t, i) => judgeTrait(t, row, logits[model.classes.length + i])),
  };
};
