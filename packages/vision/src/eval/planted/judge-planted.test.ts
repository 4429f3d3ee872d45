import { describe, expect, it } from 'vitest';
import type { Mark, MarkKind } from '../../types.ts';
import { judgePlant } from './judge-planted.ts';
import type { Plant } from './plant.ts';

const size = { width: 1000, height: 2000 };
const contrast = { difference: 0.2, change: 0.2, skin: 0.02, alike: 0 };
const sore: Plant = {
  kind: 'sore',
  x: 500,
  y: 1000,
  radius: 20,
  points: [],
  ground: 'white',
  contrast,
};
const points: Plant = {
  ...sore,
  kind: 'points',
  radius: 90,
  points: [-80, -60, -30, -10, 10, 30, 60, 80].map((dx) => ({ x: 500 + dx, y: 1000 })),
};

const mark = (kind: MarkKind, x: number, y: number, radius: number): Mark => ({
  kind,
  x: x / size.width,
  y: y / size.height,
  radius: radius / size.width,
  strength: 1,
  mapX: null,
  mapY: null,
  region: 'middle',
});

describe('judging a finding against a planted mark', () => {
  it('counts within one and a half radii, not beyond', () => {
    const at = (x: number) => judgePlant(sore, size, [], [mark('red_sore', x, 1000, 5)]);
    expect(at(529).found).toBe(true);
    expect(at(531).found).toBe(false);
    expect(at(600)).toMatchObject({ found: false, false: ['red_sore'] });
  });

  it('keeps another name apart', () => {
    expect(judgePlant(sore, size, [], [mark('missing_scales', 500, 1000, 5)])).toEqual({
      found: false,
      takenFor: ['missing_scales'],
      before: false,
      false: [],
    });
  });

  it('wants half of a cluster covered', () => {
    const over = (x: number, radius: number) =>
      judgePlant(points, size, [], [mark('white_points', x, 1000, radius)]).found;
    expect(over(500, 31)).toBe(true);
    expect(over(500, 29)).toBe(false);
    expect(over(440, 25)).toBe(false);
  });

  it('knows what the untouched photo had there', () => {
    const finding = [mark('red_sore', 505, 1000, 8)];
    expect(judgePlant(sore, size, finding, finding).before).toBe(true);
  });
});
