import { expect, it } from 'vitest';
import { colourNames } from '../types.ts';
import { COLOURS, shareColour } from './palette.ts';

const strongest = (L: number, a: number, b: number) => {
  const out = new Float32Array(COLOURS);
  shareColour(L, a, b, out, 0);
  return {
    name: colourNames[out.indexOf(Math.max(...out))],
    total: out.reduce((x, y) => x + y, 0),
  };
};

// Colours a keeper would name without thinking, in OKLab.
it.each([
  [0.95, 0, 0, 'white'],
  [0.628, 0.2249, 0.1258, 'red'],
  [0.1, 0, 0, 'black'],
  [0.86, 0, 0.14, 'yellow'],
  [0.55, -0.01, -0.04, 'blue-grey'],
] as const)('L %s a %s b %s is %s', (L, a, b, name) => {
  const got = strongest(L, a, b);
  expect(got.name).toBe(name);
  expect(got.total).toBeCloseTo(1, 5);
});
