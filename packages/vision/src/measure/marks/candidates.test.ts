import { expect, it } from 'vitest';
import { findCandidates, SIZES } from './candidates.ts';
import type { SkinView } from './skin-view.ts';
import { tablesOf } from './tables.ts';

const WIDTH = 120;
const HEIGHT = 160;
const WHITE = [0.9, 0, 0.02] as const;
const RED = [0.6, 0.17, 0.1] as const;

const painted = (paint: (x: number, y: number) => readonly number[]): SkinView => {
  const n = WIDTH * HEIGHT;
  const lab = new Float32Array(3 * n);
  for (let p = 0; p < n; p++) lab.set(paint(p % WIDTH, Math.floor(p / WIDTH)), 3 * p);
  return {
    width: WIDTH,
    height: HEIGHT,
    lab,
    valid: new Uint8Array(n).fill(1),
    along: Float32Array.from({ length: HEIGHT }, (_, y) => y / HEIGHT),
    across: new Float32Array(n),
    positions: new Float32Array(2 * n),
    cell: 1,
  };
};
const candidatesOn = (paint: (x: number, y: number) => readonly number[]) => {
  const view = painted(paint);
  return findCandidates(view, tablesOf(view));
};

it('even skin has none', () => {
  expect(candidatesOn(() => WHITE)).toEqual([]);
});

it.each([3, 6, 11])(
  'a red disc of radius %i on white is found where it is, at about its size',
  (r) => {
    const found = candidatesOn((x, y) => (Math.hypot(x - 60, y - 80) <= r ? RED : WHITE));
    const best = found
      .filter((c) => c.channel === 'red')
      .sort((p, q) => q.response - p.response)[0];
    expect(Math.hypot(best.x - 60, best.y - 80)).toBeLessThan(0.3 * r + 1);
    expect(best.radius / r).toBeGreaterThan(0.5);
    expect(best.radius / r).toBeLessThan(1.5);
  },
);

it('a white one on red is bright and pale there', () => {
  const found = candidatesOn((x, y) => (Math.hypot(x - 60, y - 80) <= 7 ? WHITE : RED));
  const near = found.filter((c) => Math.hypot(c.x - 60, c.y - 80) <= 3).map((c) => c.channel);
  expect(new Set(near)).toEqual(new Set(['bright', 'pale']));
});

it('the straight border of a patch counts for less than half of a disc', () => {
  const strongest = (paint: (x: number, y: number) => readonly number[]): number =>
    Math.max(
      0,
      ...candidatesOn(paint)
        .filter((c) => c.channel === 'red' && c.size < SIZES.length - 2)
        .map((c) => c.response),
    );
  const border = strongest((x) => (x < 60 ? WHITE : RED));
  const disc = strongest((x, y) => (Math.hypot(x - 60, y - 80) <= 7 ? RED : WHITE));
  expect(border).toBeLessThan(disc / 2);
});
