import { describe, expect, it } from 'vitest';
import type { Mark } from '../types.ts';
import { findMarks } from './marks.ts';
import { ellipse, maskOf, paint, uprightLine } from './test-shapes.ts';

type Rgb3 = readonly [number, number, number];
const WATER: Rgb3 = [40, 110, 190];
const WHITE: Rgb3 = [240, 238, 235];
const BLOOD: Rgb3 = [190, 30, 40];
const HI: Rgb3 = [225, 70, 25];
const SUMI: Rgb3 = [25, 25, 28];

const W = 240;
const H = 440;
const body = ellipse(120, 220, 45, 200);
const disc = (x0: number, y0: number, r: number) => (x: number, y: number) =>
  Math.hypot(x - x0, y - y0) <= r;

/** The engine sees a fish in a picture half as large, inside a photo four times that with a border. */
const marksOf = (skin: (x: number, y: number) => Rgb3 | null, outline = body): Mark[] => {
  const image = paint(W, H, (x, y) => (outline(x, y) ? (skin(x, y) ?? WHITE) : WATER));
  return findMarks({
    image,
    scale: 2,
    mask: maskOf(W / 2, H / 2, (x, y) => outline(2 * x + 0.5, 2 * y + 0.5)),
    pose: uprightLine(59.5, 10, 210, 22.5),
    tone: { gain: 1, a: 0, b: 0 },
    frame: { x: 40, y: 0, scale: 4, width: 560, height: 880 },
  });
};

it('a white fish without a spot has no mark', () => {
  expect(marksOf(() => null)).toEqual([]);
});

describe('a red spot on white', () => {
  const spot = disc(135, 260, 7);

  it('is found where it is', () => {
    const marks = marksOf((x, y) => (spot(x, y) ? BLOOD : null));
    expect(marks).toHaveLength(1);
    const [mark] = marks;
    expect(mark.kind).toBe('red_spot');
    // Picture to photo: twice the size, 40 px to the right.
    expect(mark.x).toBeCloseTo((40 + 2 * 135) / 560, 2);
    expect(mark.y).toBeCloseTo((2 * 260) / 880, 2);
    // A ring a little wider than the spot of 14 px in the photo.
    expect(mark.radius * 560).toBeGreaterThan(13);
    expect(mark.radius * 560).toBeLessThan(24);
    expect(mark.strength).toBeGreaterThan(0.5);
  });

  it('of the pattern’s own red is a stray scale, not a mark', () => {
    const hi = disc(120, 130, 34);
    expect(marksOf((x, y) => (hi(x, y) || spot(x, y) ? HI : null))).toEqual([]);
  });

  it('of another red than the pattern is a mark', () => {
    const hi = disc(120, 130, 34);
    const marks = marksOf((x, y) => (hi(x, y) ? HI : spot(x, y) ? [150, 20, 70] : null));
    expect(marks.map(({ kind }) => kind)).toEqual(['red_spot']);
  });

  it('is stronger with a dark rim', () => {
    const core = disc(135, 260, 5);
    const rim = disc(135, 260, 7);
    const plain = marksOf((x, y) => (rim(x, y) ? BLOOD : null));
    const rimmed = marksOf((x, y) => (core(x, y) ? BLOOD : rim(x, y) ? [100, 10, 15] : null));
    expect(rimmed[0].strength).toBeGreaterThan(plain[0].strength);
  });

  it('as large as a patch is a pattern', () => {
    expect(marksOf((x, y) => (disc(120, 260, 26)(x, y) ? BLOOD : null))).toEqual([]);
  });
});

describe('dark points', () => {
  it('on a fish without black are found, weakly', () => {
    const marks = marksOf((x, y) => (disc(110, 250, 4)(x, y) ? SUMI : null));
    expect(marks.map(({ kind }) => kind)).toEqual(['dark_spot']);
    expect(marks[0].strength).toBeLessThan(0.5);
  });

  it('on a fish with a black pattern are part of it', () => {
    const stones = [disc(120, 180, 14), disc(105, 240, 12), disc(132, 290, 10), disc(110, 250, 4)];
    expect(marksOf((x, y) => (stones.some((stone) => stone(x, y)) ? SUMI : null))).toEqual([]);
  });
});

describe('pale grains', () => {
  const grain = (every: number) => (x: number, y: number) =>
    y > 150 && y < 290 && x % every < 2 && y % every < 2 ? ([250, 250, 250] as const) : HI;

  it('scattered over red skin are found', () => {
    const marks = marksOf(grain(16));
    expect(marks.length).toBeGreaterThan(5);
    expect(marks.length).toBeLessThanOrEqual(12);
    expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set(['pale_spot']));
  });

  it('in their hundreds are shining scales', () => {
    expect(marksOf(grain(7))).toEqual([]);
  });

  it('along the ridge of the back are reflections', () => {
    const ridge = (x: number, y: number) =>
      Math.abs(x - 120) < 2 && y % 10 < 2 ? ([250, 250, 250] as const) : HI;
    expect(marksOf(ridge)).toEqual([]);
  });
});

it('a bite out of the side is a ragged outline, a fin is not', () => {
  const bite = ellipse(165, 240, 26, 12);
  const bitten = marksOf(
    () => null,
    (x, y) => body(x, y) && !bite(x, y),
  );
  expect(bitten.map(({ kind }) => kind)).toEqual(['ragged_outline']);
  expect(bitten[0].strength).toBeLessThan(0.5);
  const fin = marksOf(
    () => null,
    (x, y) => body(x, y) || disc(170, 240, 16)(x, y),
  );
  expect(fin).toEqual([]);
});
