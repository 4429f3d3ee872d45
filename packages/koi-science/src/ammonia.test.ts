import { describe, expect, it } from 'vitest';
import { unionisedAmmonia, unionisedFraction } from './ammonia.ts';

/** The table of the facts, computed there from the formula and checked against UF/IFAS FA16. */
const celsius = [5, 10, 15, 18, 20, 22, 24, 25, 28, 30];
const table: Record<string, string> = {
  '6.5': '.0004 .0006 .0009 .0011 .0013 .0014 .0017 .0018 .0022 .0025',
  '7.0': '.0012 .0019 .0027 .0034 .0039 .0046 .0053 .0056 .0069 .0080',
  '7.5': '.0039 .0058 .0086 .0107 .0124 .0143 .0164 .0176 .0216 .0248',
  '8.0': '.0123 .0182 .0266 .0330 .0381 .0438 .0502 .0537 .0654 .0743',
  '8.2': '.0194 .0286 .0414 .0514 .0590 .0676 .0772 .0825 .0998 .1129',
  '8.4': '.0303 .0445 .0641 .0790 .0904 .1031 .1171 .1247 .1495 .1678',
  '8.5': '.0379 .0554 .0794 .0975 .1112 .1264 .1431 .1521 .1812 .2025',
  '9.0': '.1107 .1565 .2143 .2546 .2836 .3140 .3456 .3619 .4116 .4453',
};
const cells = Object.entries(table).flatMap(([ph, row]) =>
  row.split(' ').map((cell, i) => [celsius[i] ?? NaN, Number(ph), `0${cell}`] as const),
);

describe('the un-ionised part of ammonia', () => {
  it.each(cells)('at %d °C and pH %d is %s', (temperature, ph, fraction) => {
    expect(unionisedFraction(temperature, ph).toFixed(4)).toBe(fraction);
  });
  it('is 0.00186 at 10 °C and pH 7.0, to the last digit: that one was read with 0 °C as 273.2 K', () => {
    expect(Math.abs(unionisedFraction(10, 7) - 0.00186)).toBeLessThan(0.00001);
  });
  it.each([
    [1, 25, 8.5, 0.152, 0.0005],
    [2, 22, 8.4, 0.206, 0.0005],
    [1, 10, 7, 0.0019, 0.00005],
    [1, 30, 8.5, 0.2, 0.005],
    [0, 20, 7, 0, 0],
  ])('of %d mg/l at %d °C and pH %d is %d mg/l', (total, temperature, ph, nh3, tolerance) => {
    expect(Math.abs(unionisedAmmonia(total, temperature, ph) - nh3)).toBeLessThanOrEqual(tolerance);
  });
  it.each([
    [7.0, [16, 10.8, 7.4, 5.1, 3.6, 2.5]],
    [8.0, [1.63, 1.1, 0.75, 0.53, 0.37, 0.27]],
  ])('keeps to 0.02 mg/l at pH %d up to the totals of the facts', (ph, totals) => {
    for (const [i, total] of totals.entries()) {
      const nh3 = unionisedAmmonia(total, 5 * (i + 1), ph);
      expect(nh3).toBeGreaterThan(0.0193);
      expect(nh3).toBeLessThan(0.0205);
    }
  });
  it.each([
    [-0.1, 7],
    [50.1, 7],
    [NaN, 7],
    [20, -1],
    [20, 15],
    [20, NaN],
  ])('is refused at %d °C and pH %d', (temperature, ph) => {
    expect(() => unionisedFraction(temperature, ph)).toThrow(RangeError);
  });
  it('is refused for less than nothing', () => {
    expect(() => unionisedAmmonia(-1, 20, 7)).toThrow(RangeError);
  });
});
