import { describe, expect, it } from 'vitest';
import { normal, seeded } from '../pipeline/random.ts';
import { logisticProbabilities } from './logistic.ts';
import { trainLogistic } from './train-logistic.ts';
import { trainTrees, treeSettings, type TrainingSet } from './train-trees.ts';
import { treeProbabilities } from './trees.ts';

/** Three clumps in two of five features; the rest is noise. */
const clumps = (n: number, seed: number): TrainingSet => {
  const random = seeded(seed);
  const labels = Array.from({ length: n }, (_, i) => i % 3);
  const rows = labels.map((l) =>
    Float32Array.of(
      [0, 4, 0][l] + normal(random) * 0.7,
      [0, 0, 4][l] + normal(random) * 0.7,
      normal(random),
      normal(random),
      normal(random),
    ),
  );
  return { rows, labels, weights: labels.map(() => 1), classes: 3 };
};

const rightShare = (set: TrainingSet, predict: (row: Float32Array) => number[]): number =>
  set.rows.filter((row, i) => {
    const p = predict(row);
    return p.indexOf(Math.max(...p)) === set.labels[i];
  }).length / set.rows.length;

const settings = { ...treeSettings, rounds: 30, featureShare: 0.6 };

describe('training', () => {
  it('trees learn clumps and tell new ones apart', () => {
    const model = trainTrees(clumps(240, 1), settings);
    expect(rightShare(clumps(150, 2), (r) => treeProbabilities(model, r))).toBeGreaterThan(0.95);
  });

  it('trees learn what no straight line can: one of two, but not both', () => {
    const random = seeded(4);
    const rows = Array.from({ length: 300 }, () => Float32Array.of(random(), random()));
    const labels = rows.map((r) => (r[0] > 0.5 === r[1] > 0.5 ? 0 : 1));
    const set = { rows, labels, weights: labels.map(() => 1), classes: 2 };
    const model = trainTrees(set, { ...settings, featureShare: 1 });
    expect(rightShare(set, (r) => treeProbabilities(model, r))).toBeGreaterThan(0.95);
  });

  it('gives the same trees for the same seed, others for another', () => {
    const set = clumps(90, 3);
    const few = { ...settings, rounds: 4 };
    expect(trainTrees(set, few)).toEqual(trainTrees(set, few));
    expect(trainTrees(set, few)).not.toEqual(trainTrees(set, { ...few, seed: 2 }));
  });

  it('regression learns clumps and leans on the features that matter', () => {
    const model = trainLogistic(clumps(240, 5), { penalty: 1, steps: 200 });
    expect(rightShare(clumps(150, 6), (r) => logisticProbabilities(model, r))).toBeGreaterThan(
      0.95,
    );
    const weight = (f: number) => Math.abs(model.weights[5 + f]);
    expect(weight(0)).toBeGreaterThan(5 * weight(3));
  });
});
