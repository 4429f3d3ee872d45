import { expect, it } from 'vitest';
import { blend, softmax, temper } from './softmax.ts';

it('softmax of logarithms gives the shares back', () => {
  const p = softmax([Math.log(1), Math.log(2), Math.log(5)]);
  [0.125, 0.25, 0.625].forEach((v, i) => expect(p[i]).toBeCloseTo(v, 12));
  expect(softmax([1000, 1000])).toEqual([0.5, 0.5]);
});

it('blends by the geometric mean', () => {
  // sqrt(0.9 * 0.4) = 0.6 and sqrt(0.1 * 0.6) = 0.245: 0.6 / 0.845 = 0.710 (floor of 0.001 aside).
  const [p] = blend(
    [
      [0.9, 0.1],
      [0.4, 0.6],
    ],
    [1, 1],
  );
  expect(p).toBeCloseTo(0.71, 2);
});

it('temperature two takes the square root of the odds', () => {
  // Odds 9 : 1 become 3 : 1.
  expect(temper([0.9, 0.1], 2)[0]).toBeCloseTo(0.75, 6);
  expect(temper([0.9, 0.1], 1)[0]).toBeCloseTo(0.9, 6);
});
