import { describe, expect, it } from 'vitest';
import { linearOf, linearToOklab } from '../../pipeline/colour.ts';
import { normal, seeded } from '../../pipeline/random.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { plant, plantKinds } from './plant.ts';
import { PATCH_SIZE } from './plant-patch.ts';
import { LEAST_DIFFERENCE, LEAST_OVER_SKIN } from './visible.ts';

const [WIDTH, HEIGHT, LENGTH, HALF] = [140, 200, 180, 60];
const RED = [208, 60, 40] as const;
const WHITE = [252, 250, 246] as const;
const WATER = [30, 110, 190] as const;

/** An upright oval fish with a little grain: white in front, then of one colour. */
const ovalFish = (skin: readonly [number, number, number]): Rgb => {
  const random = seeded(5);
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let p = 0; p < WIDTH * HEIGHT; p++) {
    const [x, y] = [(p % WIDTH) - WIDTH / 2, Math.floor(p / WIDTH) - HEIGHT / 2];
    const coat = y < -0.38 * LENGTH ? WHITE : skin;
    const ink = (x / HALF) ** 2 + (y / (LENGTH / 2)) ** 2 < 1 ? coat : WATER;
    const grain = 1.5 * normal(random);
    for (let c = 0; c < 3; c++) data[p * 3 + c] = Math.min(255, Math.max(0, ink[c] + grain));
  }
  return { width: WIDTH, height: HEIGHT, data };
};

const side = (sign: number) =>
  Array.from({ length: 40 }, (_, i) => {
    const y = -1 + (2 * (i + 0.5)) / 40;
    const x = sign * HALF * Math.sqrt(1 - y * y);
    return [(x + WIDTH / 2) / WIDTH, (y * LENGTH) / 2 / HEIGHT + 0.5] as const;
  });
const outline = [...side(1), ...side(-1).reverse()];

/** OKLab distance between two pictures at a pixel. */
const changeAt = (before: Rgb, after: Rgb, x: number, y: number): number => {
  const lab = new Float32Array(6);
  [before, after].forEach(({ data }, i) => {
    const [r, g, b] = data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
    linearToOklab(linearOf[r], linearOf[g], linearOf[b], lab, i * 3);
  });
  return Math.hypot(lab[0] - lab[3], lab[1] - lab[4], lab[2] - lab[5]);
};

const changes = (before: Rgb, after: Rgb) =>
  Array.from({ length: WIDTH * HEIGHT }, (_, p) => {
    const [x, y] = [p % WIDTH, Math.floor(p / WIDTH)];
    return { x, y, by: changeAt(before, after, x, y) };
  }).filter(({ by }) => by > 0);

const done = (photo: Rgb, kind: (typeof plantKinds)[number], seed: number) => {
  const made = plant(photo, outline, kind, seed);
  if (made === null) throw new Error(`no ${kind} planted`);
  return made;
};

describe('a planted mark', { timeout: 60_000 }, () => {
  it.each(plantKinds)('is the same %s for the same seed, another for another', (kind) => {
    const photo = ovalFish(RED);
    const first = done(photo, kind, 3);
    const again = done(photo, kind, 3);
    expect(again.plant).toEqual(first.plant);
    expect(Buffer.compare(again.image.data, first.image.data)).toBe(0);
    expect(done(photo, kind, 4).plant).not.toEqual(first.plant);
  });

  it.each(['sore', 'tuft'] as const)(
    'of the kind %s lies where it is recorded, in the stated size',
    (kind) => {
      const photo = ovalFish(RED);
      for (let seed = 1; seed <= 3; seed++) {
        const { image, plant: mark } = done(photo, kind, seed);
        // The line of the outline's stations misses 1/40 of the length at the two ends.
        expect(mark.radius).toBeGreaterThan((PATCH_SIZE[kind][0] * LENGTH * 0.95) / 2);
        expect(mark.radius).toBeLessThan((PATCH_SIZE[kind][1] * LENGTH) / 2);
        const touched = changes(photo, image);
        const far = Math.max(...touched.map(({ x, y }) => Math.hypot(x - mark.x, y - mark.y)));
        expect(far).toBeLessThan(2 * mark.radius + 10);
        const strong = touched.filter(({ by }) => by > LEAST_DIFFERENCE);
        expect(strong.length).toBeGreaterThan(mark.radius);
        const inside = strong.filter(
          ({ x, y }) => Math.hypot(x - mark.x, y - mark.y) <= 1.5 * mark.radius,
        );
        expect(inside.length).toBeGreaterThan(0.8 * strong.length);
      }
    },
  );

  it.each(plantKinds)('of the kind %s has the contrast that the rule asks for', (kind) => {
    for (let seed = 1; seed <= 3; seed++) {
      const { contrast } = done(ovalFish(RED), kind, seed).plant;
      const over = LEAST_OVER_SKIN[kind === 'points' ? 'point' : 'patch'];
      expect(contrast.difference).toBeGreaterThanOrEqual(LEAST_DIFFERENCE);
      expect(contrast.change).toBeGreaterThanOrEqual(LEAST_DIFFERENCE);
      expect(contrast.difference).toBeGreaterThanOrEqual(over * contrast.skin);
    }
  });

  it('as a cluster has a pale grain at every recorded point and nothing elsewhere', () => {
    const photo = ovalFish(RED);
    const { image, plant: mark } = done(photo, 'points', 2);
    expect(mark.points.length).toBeGreaterThanOrEqual(8);
    for (const { x, y } of mark.points) {
      const p = (Math.round(y) * WIDTH + Math.round(x)) * 3;
      expect(image.data[p + 1] - photo.data[p + 1]).toBeGreaterThan(20);
      expect(Math.hypot(x - mark.x, y - mark.y)).toBeLessThanOrEqual(mark.radius + 1e-9);
    }
    for (const { x, y } of changes(photo, image).filter((c) => c.by > 0.05))
      expect(Math.min(...mark.points.map((p) => Math.hypot(p.x - x, p.y - y)))).toBeLessThan(4);
  });

  it('is not asked for where a person would not see it: white points on white', () => {
    expect(plant(ovalFish(WHITE), outline, 'points', 1)).toBeNull();
  });

  it('leaves the photo that it was given as it was', () => {
    const photo = ovalFish(RED);
    const copy = photo.data.slice();
    done(photo, 'sore', 1);
    expect(Buffer.compare(photo.data, copy)).toBe(0);
  });
});
