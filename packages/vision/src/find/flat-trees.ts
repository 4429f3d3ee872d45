import type { TreeModel } from '../model/trees.ts';
import { LEAF } from '../model/trees.ts';

/** Trees of two classes laid out for millions of questions: raw thresholds, one list each. */
export type FlatTrees = {
  depth: number;
  count: number;
  feature: Int16Array;
  threshold: Float32Array;
  leaf: Float32Array;
};

/** A two-class model as a sum of log odds for the second class. */
export const flatten = (model: TreeModel): FlatTrees => {
  const splits = model.trees[0].feature.length;
  const count = model.trees.length;
  const feature = new Int16Array(count * splits);
  const threshold = new Float32Array(count * splits);
  const leaf = new Float32Array(count * (splits + 1));
  model.trees.forEach((tree, t) => {
    const sign = t % 2 === 1 ? LEAF : -LEAF;
    for (let k = 0; k < splits; k++) {
      const f = tree.feature[k];
      feature[t * splits + k] = Math.max(0, f);
      threshold[t * splits + k] = f < 0 ? Infinity : model.edges[f][tree.bin[k]];
    }
    for (let k = 0; k <= splits; k++) leaf[t * (splits + 1) + k] = tree.leaf[k] * sign;
  });
  return { depth: Math.log2(splits + 1), count, feature, threshold, leaf };
};

/** The first trees alone: a boosted sum cut short is a coarser, cheaper answer. */
export const firstTrees = (trees: FlatTrees, count: number): FlatTrees => ({
  ...trees,
  count: Math.min(count, trees.count),
});

/**
 * Probability of the second class for each row of a table (`width` values a row).
 * @param worth rows that are asked at all; the others are 0
 */
export const flatProbabilities = (
  { depth, count, feature, threshold, leaf }: FlatTrees,
  table: Float32Array,
  width: number,
  worth?: (row: number) => boolean,
): Float32Array => {
  const n = table.length / width;
  const splits = 2 ** depth - 1;
  const out = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    if (worth && !worth(i)) continue;
    const row = i * width;
    let odds = 0;
    for (let t = 0; t < count; t++) {
      const base = t * splits;
      let k = 0;
      for (let d = 0; d < depth; d++)
        k = 2 * k + (table[row + feature[base + k]] <= threshold[base + k] ? 1 : 2);
      odds += leaf[t * (splits + 1) + k - splits];
    }
    out[i] = 1 / (1 + Math.exp(-odds));
  }
  return out;
};
