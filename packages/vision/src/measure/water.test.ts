import { describe, expect, it } from 'vitest';
import { ellipse, maskOf, paint } from './test-shapes.ts';
import { lookAtWater } from './water.ts';

const W = 120;
const H = 200;
const fish = ellipse(60, 100, 14, 60);
const mask = maskOf(W, H, fish);
type Colour = readonly [number, number, number];
const look = (water: (x: number, y: number) => Colour, skin: Colour = [230, 90, 40]) =>
  lookAtWater(
    paint(W, H, (x, y) => (fish(x, y) ? skin : water(x, y))),
    mask,
  );

describe('tint', () => {
  it.each([
    ['blue', [30, 100, 190]],
    ['blue', [20, 130, 160]],
    ['green', [70, 120, 60]],
    ['brown', [110, 80, 45]],
    ['yellow', [190, 180, 90]],
    ['grey', [120, 120, 122]],
    ['white', [235, 235, 235]],
    ['black', [12, 12, 14]],
  ] as const)('%s', (tint, colour) => {
    expect(look(() => colour).tint).toBe(tint);
  });

  it('of a blue liner is said to be the tub, of green water not', () => {
    expect(look(() => [30, 100, 190]).likelyTub).toBe(true);
    expect(look(() => [70, 120, 60]).likelyTub).toBe(false);
    expect(look(() => [120, 120, 122]).likelyTub).toBe(false);
  });
});

describe('clarity', () => {
  const veiled = ([r, g, b]: Colour, share: number): Colour => [
    r + (225 - r) * share,
    g + (225 - g) * share,
    b + (225 - b) * share,
  ];
  const veil = (share: number) =>
    look((_, y) => veiled([30, 100 + (y % 7), 190], share), veiled([230, 90, 40], share));

  it('falls as a white veil lies over the water', () => {
    expect(veil(0).clarity).toBe('clear');
    expect(veil(0.25).clarity).toBe('slightly_cloudy');
    expect(veil(0.5).clarity).toBe('cloudy');
  });

  it('cannot be told on white, or where there is no one background', () => {
    expect(look(() => [235, 235, 235]).clarity).toBeNull();
    const patchwork = (x: number, y: number): readonly [number, number, number] =>
      [
        [200, 40, 40],
        [40, 160, 40],
        [30, 60, 200],
        [230, 220, 60],
      ][(Math.floor(x / 9) + Math.floor(y / 9) * 3) % 4] as [number, number, number];
    expect(look(patchwork)).toMatchObject({ clarity: null, likelyTub: false });
  });
});

it('the share of background is what the fish leaves, less a margin', () => {
  // An ellipse of 14 by 60 px with a square margin of 3 px: pi x 14 x 60 + 6 x (28 + 120) + 36 = 3563
  // of 24,000 px (area of a Minkowski sum).
  expect(look(() => [30, 100, 190]).share).toBeCloseTo(1 - 3563 / 24_000, 2);
});
