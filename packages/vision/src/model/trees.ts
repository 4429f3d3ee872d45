import { binRow, type Edges } from './bins.ts';
import { softmax } from './softmax.ts';

/**
 * A full binary tree in heap order. Split k sends a row left when its bin of `feature[k]` is at
 * most `bin[k]`; feature -1 sends everything left. Leaves follow the splits, in units of `LEAF`.
 */
export type Tree = {
  readonly feature: ArrayLike<number>;
  readonly bin: ArrayLike<number>;
  readonly leaf: ArrayLike<number>;
};

/** One unit of a stored leaf value. */
export const LEAF = 1e-4;

export type TreeModel = {
  readonly edges: Edges;
  readonly classes: number;
  /** Trees of round 0 for class 0, 1, ..., then round 1 and so on. */
  readonly trees: readonly Tree[];
  /** Score every row starts with, by class. */
  readonly start: readonly number[];
};

/** The leaf value (in units of LEAF) that a binned row reaches. */
export const walk = (tree: Tree, bins: Uint8Array): number => {
  const splits = tree.feature.length;
  let k = 0;
  while (k < splits) {
    const f = tree.feature[k];
    k = f < 0 || bins[f] <= tree.bin[k] ? 2 * k + 1 : 2 * k + 2;
  }
  return tree.leaf[k - splits];
};

/** Scores (log odds before softmax) of a binned row. */
export const scoreBins = (model: TreeModel, bins: Uint8Array): number[] => {
  const scores = [...model.start];
  model.trees.forEach((tree, i) => (scores[i % model.classes] += walk(tree, bins) * LEAF));
  return scores;
};

/** Class probabilities of one row of features. */
export const treeProbabilities = (model: TreeModel, row: Float32Array): number[] =>
  softmax(scoreBins(model, binRow(model.edges, row)));
