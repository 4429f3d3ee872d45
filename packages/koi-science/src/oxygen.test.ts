import { describe, expect, it } from 'vitest';
import { oxygenSaturation, oxygenShare } from './oxygen.ts';

describe('oxygen that water holds', () => {
  it.each(
    Object.entries({
      0: 14.62,
      4: 13.11,
      5: 12.77,
      8: 11.84,
      10: 11.29,
      12: 10.78,
      15: 10.08,
      18: 9.47,
      20: 9.09,
      22: 8.74,
      24: 8.42,
      25: 8.26,
      26: 8.11,
      28: 7.83,
      30: 7.56,
      32: 7.3,
    }),
  )('at %s °C is %d mg/l', (celsius, saturation) => {
    expect(oxygenSaturation(Number(celsius)).toFixed(2)).toBe(saturation.toFixed(2));
  });
  it('is at 88 % where 20 °C water holds 8 mg/l', () => {
    expect(oxygenShare(8, 20)).toBeCloseTo(0.88, 2);
  });
  it.each([-1, 41, NaN])('is refused at %d °C', (celsius) => {
    expect(() => oxygenSaturation(celsius)).toThrow(RangeError);
  });
  it('is refused for less than nothing', () => {
    expect(() => oxygenShare(-1, 20)).toThrow(RangeError);
  });
});
