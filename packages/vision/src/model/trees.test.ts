import { describe, expect, it } from 'vitest';
import { binOf, findEdges } from './bins.ts';
import { packTrees, unpackTrees } from './file.ts';
import { scoreBins, treeProbabilities, walk, type TreeModel } from './trees.ts';

// Root asks feature 0 (at most bin 1 goes left), its left child feature 1, its right child nothing.
const tree = { feature: [0, 1, -1], bin: [1, 0, 0], leaf: [1000, -2000, 5000, 7000] };
const model: TreeModel = {
  edges: [[10, 20], [0.5]],
  classes: 2,
  start: [0.25, 0],
  trees: [tree, { ...tree, leaf: [0, 0, 0, 0] }],
};

describe('trees', () => {
  it('bins a value by the edges below it', () => {
    expect([9, 10, 10.1, 20, 25].map((v) => binOf([10, 20], v))).toEqual([0, 0, 1, 1, 2]);
  });

  it('walks a tree made by hand', () => {
    expect(walk(tree, Uint8Array.from([0, 0]))).toBe(1000);
    expect(walk(tree, Uint8Array.from([1, 1]))).toBe(-2000);
    expect(walk(tree, Uint8Array.from([2, 0]))).toBe(5000);
    expect(walk(tree, Uint8Array.from([2, 1]))).toBe(5000);
  });

  it('adds leaves in units of a ten-thousandth to the start', () => {
    const [a, b] = scoreBins(model, Uint8Array.from([2, 0]));
    expect(a).toBeCloseTo(0.75, 10);
    expect(b).toBe(0);
    // softmax(0.75, 0) = 1 / (1 + exp(-0.75)) = 0.6792
    expect(treeProbabilities(model, Float32Array.from([25, 0]))[0]).toBeCloseTo(0.6792, 4);
  });

  it('survives the model file', () => {
    const again = unpackTrees(JSON.parse(JSON.stringify(packTrees(model))));
    for (const row of [
      [5, 0],
      [15, 1],
      [25, 1],
    ])
      expect(treeProbabilities(again, Float32Array.from(row))).toEqual(
        treeProbabilities(model, Float32Array.from(row)),
      );
  });

  it('puts edges between the values seen', () => {
    expect(findEdges([1, 2, 2, 4].map((v) => Float32Array.of(v)))).toEqual([[1.5, 3]]);
  });
});
