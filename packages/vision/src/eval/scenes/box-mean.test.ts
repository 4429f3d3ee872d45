import { expect, it } from 'vitest';
import { boxMean } from './box-mean.ts';

it('takes the mean over a square, over what there is of it at the edge', () => {
  const values = Float32Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const mean = boxMean(values, 3, 3, 1);
  expect(mean[4]).toBeCloseTo(5, 5);
  expect(mean[0]).toBeCloseTo((1 + 2 + 4 + 5) / 4, 5);
  expect(mean[5]).toBeCloseTo((2 + 3 + 5 + 6 + 8 + 9) / 6, 5);
});
