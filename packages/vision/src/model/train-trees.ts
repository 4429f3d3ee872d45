import { seeded } from '../pipeline/random.ts';
import { binRow, findEdges, type Edges } from './bins.ts';
import { softmax } from './softmax.ts';
import { LEAF, walk, type Tree, type TreeModel } from './trees.ts';

export type TreeSettings = {
  rounds: number;
  depth: number;
  learningRate: number;
  /** Shares of rows and of features each tree sees. */
  rowShare: number;
  featureShare: number;
  /** Penalty on leaf values, and the least second-order weight of a leaf. */
  lambda: number;
  leastWeight: number;
  seed: number;
};

export const treeSettings: TreeSettings = {
  rounds: 220,
  depth: 4,
  learningRate: 0.07,
  rowShare: 0.7,
  featureShare: 0.25,
  lambda: 3,
  leastWeight: 1,
  seed: 1,
};

export type TrainingSet = {
  rows: readonly Float32Array[];
  labels: readonly number[];
  weights: readonly number[];
  classes: number;
};

type Problem = {
  edges: Edges;
  /** Bins by feature, then row. */
  columns: Uint8Array[];
  gradient: Float64Array;
  curvature: Float64Array;
};

type Split = { feature: number; bin: number };

const pick = (n: number, share: number, random: () => number): Int32Array => {
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const count = Math.max(1, Math.round(n * share));
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor(random() * (n - i));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order.slice(0, count);
};

// Reused from split to split: sums of first and second order by bin, and by row of the node.
const G = new Float64Array(256);
const H = new Float64Array(256);
let gradients = new Float64Array(0);
let curvatures = new Float64Array(0);

/** Copies the rows' sums side by side, so that the loop over features reads them in order. */
const gather = ({ gradient, curvature }: Problem, rows: Int32Array): { g: number; h: number } => {
  if (gradients.length < rows.length) {
    gradients = new Float64Array(rows.length);
    curvatures = new Float64Array(rows.length);
  }
  let g = 0;
  let h = 0;
  for (let i = 0; i < rows.length; i++) {
    g += gradients[i] = gradient[rows[i]];
    h += curvatures[i] = curvature[rows[i]];
  }
  return { g, h };
};

/** The split of these rows that lowers the loss most, or null when none does. */
const bestSplit = (
  problem: Problem,
  rows: Int32Array,
  features: Int32Array,
  { lambda, leastWeight }: TreeSettings,
): Split | null => {
  const { g, h } = gather(problem, rows);
  if (h < 2 * leastWeight) return null;
  const whole = (g * g) / (h + lambda);
  let gain = 1e-6;
  let split: Split | null = null;
  for (const feature of features) {
    const column = problem.columns[feature];
    const last = problem.edges[feature].length;
    G.fill(0, 0, last + 1);
    H.fill(0, 0, last + 1);
    for (let i = 0; i < rows.length; i++) {
      const b = column[rows[i]];
      G[b] += gradients[i];
      H[b] += curvatures[i];
    }
    let gl = 0;
    let hl = 0;
    for (let b = 0; b < last; b++) {
      if (H[b] === 0) continue;
      gl += G[b];
      hl += H[b];
      const hr = h - hl;
      if (hr < leastWeight) break;
      if (hl < leastWeight) continue;
      const gr = g - gl;
      const won = (gl * gl) / (hl + lambda) + (gr * gr) / (hr + lambda) - whole;
      if (won > gain) {
        gain = won;
        split = { feature, bin: b };
      }
    }
  }
  return split;
};

const growTree = (
  problem: Problem,
  rows: Int32Array,
  features: Int32Array,
  settings: TreeSettings,
): Tree => {
  const splits = 2 ** settings.depth - 1;
  const feature = new Int32Array(splits).fill(-1);
  const bin = new Int32Array(splits);
  const leaf = new Int32Array(splits + 1);
  const groups: Int32Array[] = [rows];
  for (let k = 0; k < splits; k++) {
    const here = groups[k];
    const split = bestSplit(problem, here, features, settings);
    if (split === null) {
      groups[2 * k + 1] = here;
      groups[2 * k + 2] = new Int32Array(0);
      continue;
    }
    feature[k] = split.feature;
    bin[k] = split.bin;
    const column = problem.columns[split.feature];
    groups[2 * k + 1] = here.filter((r) => column[r] <= split.bin);
    groups[2 * k + 2] = here.filter((r) => column[r] > split.bin);
  }
  for (let k = 0; k <= splits; k++) {
    let g = 0;
    let h = 0;
    for (const r of groups[splits + k]) {
      g += problem.gradient[r];
      h += problem.curvature[r];
    }
    leaf[k] = Math.round((-g / (h + settings.lambda)) * (settings.learningRate / LEAF));
  }
  return { feature, bin, leaf };
};

/**
 * Gradient-boosted trees on histograms with a softmax loss (Friedman 2001; the second-order form
 * of Chen and Guestrin 2016). The same settings and rows give the same model.
 */
export const trainTrees = (set: TrainingSet, settings: TreeSettings): TreeModel => {
  const { rows, labels, weights, classes } = set;
  const random = seeded(settings.seed);
  const edges = findEdges(rows);
  const bins = rows.map((r) => binRow(edges, r));
  const columns = edges.map((_, f) => Uint8Array.from(bins, (b) => b[f]));
  const usable = Int32Array.from(edges.keys()).filter((f) => edges[f].length > 0);
  const problem: Problem = {
    edges,
    columns,
    gradient: new Float64Array(rows.length),
    curvature: new Float64Array(rows.length),
  };
  const scores = rows.map(() => new Array<number>(classes).fill(0));
  const trees: Tree[] = [];
  for (let round = 0; round < settings.rounds; round++) {
    const probabilities = scores.map((s) => softmax(s));
    for (let c = 0; c < classes; c++) {
      for (let i = 0; i < rows.length; i++) {
        const p = probabilities[i][c];
        problem.gradient[i] = weights[i] * (p - (labels[i] === c ? 1 : 0));
        problem.curvature[i] = weights[i] * Math.max(2 * p * (1 - p), 1e-12);
      }
      const seen = pick(rows.length, settings.rowShare, random);
      const chosen = pick(usable.length, settings.featureShare, random).map((k) => usable[k]);
      const tree = growTree(problem, seen, chosen, settings);
      trees.push(tree);
      for (let i = 0; i < rows.length; i++) scores[i][c] += walk(tree, bins[i]) * LEAF;
    }
  }
  return { edges, classes, trees, start: new Array<number>(classes).fill(0) };
};
