import { art, type Art } from '@nishiki/knowledge/art';
import { describe, expect, it } from 'vitest';
import { coverOf, makePattern } from './pattern.ts';

const seeds = [1, 2, 3, 4, 5, 6];
const of = (id: string) => art[id] as Art;

describe('coverOf', () => {
  it('counts the whole body, none of it, and one half of it', () => {
    const box = (v0: number, v1: number) =>
      [
        [-0.1, v0],
        [1.1, v0],
        [1.1, v1],
        [-0.1, v1],
      ] as const;
    expect(coverOf([box(-2, 2)])).toBeCloseTo(1, 9);
    expect(coverOf([])).toBe(0);
    expect(coverOf([box(0, 2)])).toBeCloseTo(0.5, 6);
    // Overlapping patches count once.
    expect(coverOf([box(0, 2), box(0, 2)])).toBeCloseTo(0.5, 6);
  });
});

describe('makePattern', () => {
  it('draws the same fish for the same seed and another for another', () => {
    expect(makePattern(of('kohaku'), 3)).toEqual(makePattern(of('kohaku'), 3));
    expect(makePattern(of('kohaku'), 3)).not.toEqual(makePattern(of('kohaku'), 4));
  });

  it.each(Object.entries(art).filter(([, { layers }]) => layers.length > 0))(
    '%s covers what its variety asks for',
    (_, data) => {
      for (const seed of seeds) {
        for (const { layer, patches } of makePattern(data, seed)) {
          // Half a cell of the measuring grid may fall either way.
          expect(coverOf(patches)).toBeGreaterThanOrEqual(layer.cover[0] - 0.015);
          expect(coverOf(patches)).toBeLessThanOrEqual(layer.cover[1] + 0.015);
        }
      }
    },
  );

  it('keeps the head of Sanke and Bekko clear of black, and crosses that of Showa and Utsuri', () => {
    const blackOnHead = (id: string, seed: number) =>
      makePattern(of(id), seed)
        .filter(({ layer }) => layer.ink === 'black')
        .some(({ patches }) =>
          patches.some((patch) => patch.some(([u, v]) => u < 0.2 && Math.abs(v) < 0.9)),
        );
    for (const seed of seeds) {
      expect(blackOnHead('sanke', seed)).toBe(false);
      expect(blackOnHead('bekko', seed)).toBe(false);
      expect(blackOnHead('showa', seed)).toBe(true);
      expect(blackOnHead('utsuri', seed)).toBe(true);
    }
  });

  it('keeps the red of a Tancho on the head, between the eyes', () => {
    for (const seed of seeds) {
      const points = makePattern(of('tancho'), seed).flatMap(({ patches }) => patches.flat());
      expect(Math.max(...points.map(([u]) => u))).toBeLessThan(0.21);
      expect(Math.max(...points.map(([, v]) => Math.abs(v)))).toBeLessThan(0.8);
    }
  });
});
