import { describe, expect, it } from 'vitest';
import { fishAt, leavesOpen, prominence } from './choose.ts';
import type { FoundFish } from './find-all.ts';

/** A fish as a box; what it is besides does not matter here. */
const box = (x0: number, y0: number, x1: number, y1: number, more: Partial<FoundFish> = {}) =>
  ({
    outline: Float64Array.from([x0, y0, x1, y0, x1, y1, x0, y1]),
    coverage: (x1 - x0) * (y1 - y0),
    touching: 0,
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    score: 0.95,
    side: 0,
    ...more,
  }) as FoundFish;

describe('choosing one of several fish', () => {
  const left = box(0.1, 0.2, 0.3, 0.8);
  const right = box(0.6, 0.2, 0.9, 0.8);

  it('takes the fish under the place, and beside all of them the nearest', () => {
    expect(fishAt([left, right], { x: 0.7, y: 0.5 })).toBe(1);
    expect(fishAt([left, right], { x: 0.4, y: 0.5 })).toBe(0);
    expect(fishAt([left, right], { x: 0.99, y: 0.99 })).toBe(1);
    expect(fishAt([], { x: 0.5, y: 0.5 })).toBeNull();
  });

  it('lies inside an outline rather than near the corner of another', () => {
    const inner = box(0.62, 0.45, 0.66, 0.55);
    expect(fishAt([right, inner], { x: 0.59, y: 0.5 })).toBe(0);
  });

  it('leaves open which is meant where two are alike', () => {
    expect(leavesOpen([left, right], right)).toBe(true);
    expect(leavesOpen([right], right)).toBe(false);
  });

  it('does not ask because of a small, a cut-off or a doubtful one', () => {
    expect(leavesOpen([right, box(0.1, 0.1, 0.2, 0.3)], right)).toBe(false);
    expect(leavesOpen([right, { ...left, touching: 0.1 }], right)).toBe(false);
    expect(leavesOpen([right, { ...left, score: 0.45 }], right)).toBe(false);
  });

  it('holds a whole fish in the middle for more prominent than one at the edge', () => {
    const middle = box(0.4, 0.2, 0.6, 0.8);
    const edge = box(0.8, 0.2, 1, 0.8, { touching: 0.2 });
    expect(prominence(middle)).toBeGreaterThan(prominence(edge));
  });
});
