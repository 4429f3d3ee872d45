import { toSrgb } from './light.ts';
import type { Random } from './random.ts';
import type { Canvas } from './tub.ts';

export type Picture = {
  width: number;
  height: number;
  /** Packed sRGB, 3 bytes a pixel. */
  rgb: Uint8Array;
};

/** Bell-shaped numbers drawn once and then read in order: fast, and fine for grain. */
const makeGrain = (random: Random): Float32Array =>
  new Float32Array(8192).map(
    () => random.next() + random.next() + random.next() + random.next() - 2,
  );

/** Streaks of sky on the water's surface, over fish and tub alike. */
export const addReflections = (canvas: Canvas, random: Random, count: number): void => {
  const { width, height, pixels } = canvas;
  for (let n = 0; n < count; n++) {
    const x0 = random.between(0.05, 0.95) * width;
    const y0 = random.between(0.05, 0.95) * height;
    const long = random.between(0.012, 0.05) * height;
    const wide = long * random.between(0.12, 0.3);
    const turn = random.between(0, Math.PI);
    const strength = random.between(0.15, 0.5);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const reach = Math.ceil(long * 1.6);
    for (let y = Math.max(0, Math.floor(y0 - reach)); y < Math.min(height, y0 + reach); y++)
      for (let x = Math.max(0, Math.floor(x0 - reach)); x < Math.min(width, x0 + reach); x++) {
        const u = ((x - x0) * cos + (y - y0) * sin) / long;
        const v = ((y - y0) * cos - (x - x0) * sin + u * u * wide) / wide;
        const d = u * u + v * v;
        if (d > 2.5) continue;
        const add = strength * Math.exp(-2.2 * d);
        const at = (y * width + x) * 3;
        pixels[at] += add;
        pixels[at + 1] += add;
        pixels[at + 2] += add;
      }
  }
};

/** What lens and sensor add: slight fall-off to the corners, colour cast, grain, eight bits. */
export const expose = (canvas: Canvas, random: Random): Picture => {
  const { width, height, pixels } = canvas;
  const rgb = new Uint8Array(pixels.length);
  const exposure = random.between(0.92, 1.06);
  const gains = [
    exposure * random.between(0.97, 1.03),
    exposure,
    exposure * random.between(0.97, 1.03),
  ];
  const grain = makeGrain(random);
  const strength = random.between(1.6, 3);
  const fall = random.between(0.12, 0.28);
  let g = 0;
  for (let y = 0, at = 0; y < height; y++) {
    const v = (2 * y) / height - 1;
    for (let x = 0; x < width; x++) {
      const u = (2 * x) / width - 1;
      const corner = 1 - (fall * (u * u + v * v)) / 2;
      // The same grain in all channels with a little of its own in each, as a phone's sensor shows.
      g = (g + 1 + ((x * 7 + y * 131) & 3)) & 8191;
      const common = grain[g] * strength;
      for (let c = 0; c < 3; c++, at++) {
        const value =
          toSrgb(pixels[at] * gains[c] * corner) + common + grain[(g + 997 * (c + 1)) & 8191] * 0.8;
        rgb[at] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
      }
    }
  }
  return { width, height, rgb };
};
