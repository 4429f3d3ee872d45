import { describe, expect, it } from 'vitest';
import { oklabToSrgb, toOklab } from './colour.ts';

const labOf = (...rgb: [number, number, number]) =>
  toOklab({ width: 1, height: 1, data: Uint8Array.from(rgb) }).data;

describe('OKLab', () => {
  // Published values of the primaries, Björn Ottosson 2020.
  it.each([
    [
      [255, 255, 255],
      [1, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [255, 0, 0],
      [0.628, 0.2249, 0.1258],
    ],
    [
      [0, 255, 0],
      [0.8664, -0.2339, 0.1795],
    ],
    [
      [0, 0, 255],
      [0.452, -0.0325, -0.3115],
    ],
  ] as const)('of %j is %j', (rgb, lab) => {
    const got = labOf(...(rgb as unknown as [number, number, number]));
    lab.forEach((v, i) => expect(got[i]).toBeCloseTo(v, 3));
  });

  it('returns to the bytes it came from', () => {
    for (const rgb of [
      [12, 200, 99],
      [240, 80, 40],
      [3, 3, 90],
    ] as const) {
      const [L, a, b] = labOf(rgb[0], rgb[1], rgb[2]);
      expect(oklabToSrgb(L, a, b)).toEqual([...rgb]);
    }
  });
});
