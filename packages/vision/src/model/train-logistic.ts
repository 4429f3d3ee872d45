import { CLIP, type LogisticModel } from './logistic.ts';
import type { TrainingSet } from './train-trees.ts';

export type LogisticSettings = {
  /** Quadratic penalty on the weights, against the summed loss of all rows. */
  penalty: number;
  steps: number;
};

export const logisticSettings: LogisticSettings = { penalty: 100, steps: 120 };

const moments = ({ rows, weights }: TrainingSet) => {
  const n = rows[0].length;
  const centre = new Float64Array(n);
  const scale = new Float64Array(n);
  const total = weights.reduce((a, b) => a + b, 0);
  rows.forEach((row, i) => row.forEach((v, f) => (centre[f] += (weights[i] * v) / total)));
  rows.forEach((row, i) =>
    row.forEach((v, f) => (scale[f] += (weights[i] * (v - centre[f]) ** 2) / total)),
  );
  return { centre, scale: scale.map((v) => (v > 1e-12 ? Math.sqrt(v) : 1)) };
};

/**
 * Multinomial logistic regression by accelerated gradient descent (Nesterov), step length from the
 * largest curvature. Deterministic: it starts at zero and sees every row at every step.
 */
export const trainLogistic = (set: TrainingSet, settings: LogisticSettings): LogisticModel => {
  const { rows, labels, weights, classes } = set;
  const { centre, scale } = moments(set);
  const n = rows[0].length;
  const m = n + 1;
  const inputs = rows.map((row) => {
    const z = new Float32Array(m);
    for (let f = 0; f < n; f++)
      z[f] = Math.min(CLIP, Math.max(-CLIP, (row[f] - centre[f]) / scale[f]));
    z[n] = 1;
    return z;
  });
  const step = 1 / (settings.penalty + 0.5 * largestCurvature(inputs, weights, m));
  const size = classes * m;
  let current = new Float64Array(size);
  let ahead = new Float64Array(size);
  let momentum = 1;
  for (let k = 0; k < settings.steps; k++) {
    const slope = new Float64Array(size);
    inputs.forEach((z, i) => addSlope(z, labels[i], weights[i], classes, m, ahead, slope));
    for (let c = 0; c < classes; c++)
      for (let f = 0; f < n; f++) slope[c * m + f] += settings.penalty * ahead[c * m + f];
    const next = ahead.map((v, j) => v - step * slope[j]);
    const grown = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    ahead = next.map((v, j) => v + ((momentum - 1) / grown) * (v - current[j]));
    current = next;
    momentum = grown;
  }
  const out = new Float64Array(classes * n + classes);
  for (let c = 0; c < classes; c++) {
    for (let f = 0; f < n; f++) out[c * n + f] = current[c * m + f];
    out[classes * n + c] = current[c * m + n];
  }
  return { classes, centre, scale, weights: out };
};

const addSlope = (
  z: Float32Array,
  label: number,
  weight: number,
  classes: number,
  m: number,
  at: Float64Array,
  slope: Float64Array,
): void => {
  const scores = new Float64Array(classes);
  let most = -Infinity;
  for (let c = 0; c < classes; c++) {
    let sum = 0;
    for (let f = 0; f < m; f++) sum += at[c * m + f] * z[f];
    scores[c] = sum;
    most = Math.max(most, sum);
  }
  let total = 0;
  for (let c = 0; c < classes; c++) total += scores[c] = Math.exp(scores[c] - most);
  for (let c = 0; c < classes; c++) {
    const pull = weight * (scores[c] / total - (c === label ? 1 : 0));
    if (Math.abs(pull) < 1e-6) continue;
    for (let f = 0; f < m; f++) slope[c * m + f] += pull * z[f];
  }
};

/** Largest eigenvalue of the weighted covariance of the inputs, by power iteration. */
const largestCurvature = (
  inputs: readonly Float32Array[],
  weights: readonly number[],
  m: number,
): number => {
  let v = new Float64Array(m).fill(1 / Math.sqrt(m));
  let norm = 0;
  for (let k = 0; k < 12; k++) {
    const next = new Float64Array(m);
    inputs.forEach((z, i) => {
      let dot = 0;
      for (let f = 0; f < m; f++) dot += z[f] * v[f];
      for (let f = 0; f < m; f++) next[f] += weights[i] * dot * z[f];
    });
    norm = Math.sqrt(next.reduce((a, b) => a + b * b, 0));
    v = next.map((x) => x / norm);
  }
  return norm;
};
