import { expect, it } from 'vitest';
import { otsu } from './otsu.ts';

it('parts two peaks between them', () => {
  // Bins 51 and 204 of 255, and a few values between: the best parting keeps each peak whole.
  const values = new Float32Array(200);
  values.fill(0.2, 0, 120);
  values.fill(0.8, 120);
  const threshold = otsu(values);
  expect(threshold).toBeGreaterThanOrEqual(0.2);
  expect(threshold).toBeLessThan(0.8);
  expect(values.filter((v) => v > threshold + 1 / 255).length).toBe(80);
});

it('finds nothing to part in one value', () => {
  expect(otsu(new Float32Array(50).fill(0.5))).toBe(0);
});
