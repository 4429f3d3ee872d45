import { expect, it } from 'vitest';
import { applyBalance, findBalance } from './white-balance.ts';

const view = (L: number, a: number, b: number) => ({
  width: 20,
  height: 40,
  data: Float32Array.from({ length: 2400 }, (_, i) => [L, a, b][i % 3]),
});

it('lifts a dim white to 0.92 and takes four fifths of its tint', () => {
  const dim = view(0.8, 0.01, 0.02);
  const balance = findBalance(dim, 2);
  expect(balance.gain).toBeCloseTo(1.15, 5);
  // Tint after the gain is 0.0115 and 0.023; strength 0.8.
  expect(balance.a).toBeCloseTo(0.8 * 0.0115, 5);
  expect(balance.b).toBeCloseTo(0.8 * 0.023, 5);
  const [L, a] = applyBalance(dim, balance).data;
  expect(L).toBeCloseTo(0.92, 5);
  expect(a).toBeCloseTo(0.0115 - 0.0092 * 0.92, 5);
});

it('does not take the red of a red fish for a tint', () => {
  expect(findBalance(view(0.7, 0.18, 0.1), 2)).toMatchObject({ a: 0, b: 0, greyShare: 0 });
});

it('lifts no more than 1.45 times, and a black fish not at all', () => {
  expect(findBalance(view(0.5, 0, 0), 2).gain).toBeCloseTo(1.45, 5);
  expect(findBalance(view(0.2, 0, 0), 2).gain).toBe(1);
});
