import { describe, expect, it } from 'vitest';
import { normScore, type Quantiles } from './norms.ts';

const quantiles: Quantiles = [0.1, 0.2, 0.3, 0.4, 0.5];

describe('normScore', () => {
  it('gives the five percentiles their scores', () => {
    expect(quantiles.map((q) => normScore(q, quantiles))).toEqual([58, 74, 83, 90, 97]);
  });
  it('goes straight between them: half way from the 25th to the 50th is half way from 74 to 83', () => {
    expect(normScore(0.25, quantiles)).toBeCloseTo(78.5, 6);
  });
  it('falls on below the lowest with the first slope (160 a unit), never under 20, and never over 97', () => {
    expect(normScore(0.05, quantiles)).toBeCloseTo(50, 6);
    expect(normScore(-9, quantiles)).toBe(20);
    expect(normScore(9, quantiles)).toBe(97);
  });
  it('turns round where low is good', () => {
    expect(normScore(0.1, quantiles, true)).toBe(97);
    expect(normScore(0.5, quantiles, true)).toBe(58);
  });
});
