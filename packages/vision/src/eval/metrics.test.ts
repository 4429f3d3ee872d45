import { expect, it } from 'vitest';
import { areaUnderCurve, calibrationError, wilson } from './metrics.ts';

it('calibration error by hand', () => {
  // Bin 0.9-1: mean 0.95, half right, gap 0.45, two photos. Bin 0.6-0.7: 0.65, right, gap 0.35, one.
  const firsts = [
    { probability: 0.95, right: true },
    { probability: 0.95, right: false },
    { probability: 0.65, right: true },
  ];
  expect(calibrationError(firsts)).toBeCloseTo((2 * 0.45 + 0.35) / 3, 10);
});

it("Wilson's interval of 81 in 100", () => {
  // Textbook value for p = 0.81, n = 100: 0.7222 to 0.8749.
  const [low, high] = wilson(81, 100);
  expect(low).toBeCloseTo(0.7222, 3);
  expect(high).toBeCloseTo(0.8749, 3);
});

it('area under the curve counts pairs', () => {
  // Pairs (3,1) (3,2) (2,1) won, (2,2) tied: 3.5 of 4.
  expect(areaUnderCurve([3, 2], [1, 2])).toBe(0.875);
});
