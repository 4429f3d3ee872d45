import { describe, expect, it } from 'vitest';
import { groupCells } from './group.ts';
import type { FishMap } from './fish-map.ts';

type Bar = { x: number; y: number; long: number; wide: number; upright: boolean };

/** A map as a perfect network would draw it: bars for fish, each cell naming the middle of its bar. */
const mapOf = (bars: readonly Bar[]): FishMap => {
  const [width, height] = [60, 48];
  const plane = () => new Float32Array(width * height);
  const map: FishMap = {
    width,
    height,
    across: width,
    down: height,
    body: plane(),
    x: plane(),
    y: plane(),
    length: plane().fill(10),
    side: plane(),
  };
  for (let p = 0; p < width * height; p++) {
    const x = p % width;
    const y = (p - x) / width;
    for (const bar of bars) {
      const [u, v] = bar.upright ? [y - bar.y, x - bar.x] : [x - bar.x, y - bar.y];
      if (Math.abs(u) > bar.long / 2 || Math.abs(v) > bar.wide / 2) continue;
      map.body[p] = 1;
      map.x[p] = bar.x;
      map.y[p] = bar.y;
      map.length[p] = bar.long;
    }
  }
  return map;
};

const under: Bar = { x: 30, y: 24, long: 40, wide: 7, upright: false };
const over: Bar = { x: 30, y: 24, long: 28, wide: 5, upright: true };
const beside: Bar = { x: 30, y: 31, long: 40, wide: 7, upright: false };

describe('parting the cells of a map into fish', () => {
  it('finds none in water', () => {
    expect(groupCells(mapOf([]))).toEqual([]);
  });

  it('parts two fish that lie side by side and touch', () => {
    const groups = groupCells(mapOf([under, beside]));
    expect(groups).toHaveLength(2);
    // Each bar holds 41 x 7 cells.
    expect(groups.map((cells) => cells.length)).toEqual([287, 287]);
  });

  it('keeps both halves of a fish that another lies across', () => {
    const middle = { ...over, x: 22 };
    const groups = groupCells(mapOf([under, middle]));
    expect(groups).toHaveLength(2);
    const columns = groups.map((cells) => cells.map((p) => p % 60));
    expect(Math.min(...columns.map((c) => Math.max(...c) - Math.min(...c)))).toBe(4);
    expect(Math.max(...columns.map((c) => Math.max(...c) - Math.min(...c)))).toBe(40);
  });

  it('takes no speck for a fish', () => {
    expect(groupCells(mapOf([{ ...under, long: 3, wide: 1 }]))).toHaveLength(1);
    const speck = mapOf([{ ...under, long: 3, wide: 1 }]);
    speck.length.fill(40);
    expect(groupCells(speck)).toHaveLength(0);
  });
});
