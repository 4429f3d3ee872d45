import { binOf } from '../../model/bins.ts';
import { softmax } from '../../model/softmax.ts';
import { LEAF, walk, type TreeModel } from '../../model/trees.ts';

/** Rounds after which most of what is only skin is known for it. */
const FIRST = 16;
/** Probability of a mark below which the other rounds are not asked. */
const HOPELESS = 0.05;

/**
 * Probabilities of nothing and of each kind for one candidate. Where the first rounds of the trees all
 * but rule out a mark their answer stands.
 */
export const markProbabilities = (
  { edges, classes, trees, start }: TreeModel,
  values: Float32Array,
): number[] => {
  const bins = new Uint8Array(edges.length);
  for (let f = 0; f < bins.length; f++) bins[f] = binOf(edges[f], values[f]);
  const scores = [...start];
  const look = FIRST * classes;
  for (let i = 0; i < trees.length; i++) {
    if (i === look) {
      const first = softmax(scores);
      if (1 - first[0] < HOPELESS) return first;
    }
    scores[i % classes] += walk(trees[i], bins) * LEAF;
  }
  return softmax(scores);
};
