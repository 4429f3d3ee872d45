import { expect, it } from 'vitest';
import { kMeans } from './kmeans.ts';

const points = Float32Array.from([0, 0, 0, 1, 1, 0, 10, 10, 10, 11, 11, 10]);

it('finds two clumps and their means', () => {
  const { centres, counts, labels } = kMeans(points, 2, 2, 5);
  expect(Array.from(counts)).toEqual([3, 3]);
  expect(new Set(labels.subarray(0, 3)).size).toBe(1);
  const sorted = [...centres].sort((a, b) => a - b);
  // Means of (0,0) (0,1) (1,0) and of (10,10) (10,11) (11,10).
  [1 / 3, 1 / 3, 31 / 3, 31 / 3].forEach((v, i) => expect(sorted[i]).toBeCloseTo(v, 5));
});

it('gives the same answer for the same seed', () => {
  expect(kMeans(points, 2, 3, 9)).toEqual(kMeans(points, 2, 3, 9));
});
