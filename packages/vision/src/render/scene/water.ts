import { clamp, light, mixLight, ramp, scaleLight, type Light } from '../light.ts';
import { makeNoise, ragged, type Noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { paintTub, tubColours, type Canvas } from '../tub.ts';
import type { SceneKind } from './kinds.ts';

/** A painted floor, and the colour that the water lends to what lies deep in it. */
export type Water = { canvas: Canvas; tint: Light; depth: number };

/** Fills a canvas from brightness and colour worked out on a coarse grid, mixed between. */
const STEP = 4;
const fill = (width: number, height: number, at: (x: number, y: number) => Light): Canvas => {
  const columns = Math.ceil(width / STEP) + 2;
  const rows = Math.ceil(height / STEP) + 2;
  const grid = new Float32Array(columns * rows * 3);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) grid.set(at(i * STEP, j * STEP), (j * columns + i) * 3);
  const pixels = new Float32Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    const j = Math.floor(y / STEP);
    const fy = y / STEP - j;
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / STEP);
      const fx = x / STEP - i;
      const p = (j * columns + i) * 3;
      const q = p + columns * 3;
      for (let c = 0; c < 3; c++, to++)
        pixels[to] =
          (grid[p + c] * (1 - fx) + grid[p + 3 + c] * fx) * (1 - fy) +
          (grid[q + c] * (1 - fx) + grid[q + 3 + c] * fx) * fy;
    }
  }
  return { width, height, pixels };
};

const pond = (random: Random, noise: Noise, width: number, height: number): Water => {
  const unit = Math.max(width, height);
  const base = random.pick([
    light(6, 8, 10),
    light(14, 20, 16),
    light(26, 30, 20),
    light(38, 36, 24),
    light(16, 24, 34),
    light(44, 50, 44),
  ]);
  const deep = scaleLight(base, random.between(0.5, 1.3));
  const pale = mixLight(
    deep,
    random.pick([light(70, 84, 60), light(86, 80, 62), light(70, 88, 104)]),
    0.35,
  );
  const scale = random.between(2, 9);
  const uneven = random.between(0.1, 0.8);
  const tilt = random.between(0, Math.PI * 2);
  const canvas = fill(width, height, (x, y) => {
    const u = (x / unit) * scale;
    const v = (y / unit) * scale;
    const slope = ((x / unit) * Math.cos(tilt) + (y / unit) * Math.sin(tilt)) * 0.5;
    const cloud = clamp(0.25 + slope + uneven * ragged(noise, u, v));
    return mixLight(deep, pale, cloud);
  });
  return { canvas, tint: mixLight(deep, pale, 0.3), depth: random.between(0, 0.4) };
};

const green = (random: Random, noise: Noise, width: number, height: number): Water => {
  const unit = Math.max(width, height);
  const base = random.pick([
    light(88, 104, 52),
    light(104, 112, 74),
    light(70, 92, 60),
    light(128, 128, 88),
    light(112, 104, 66),
    light(66, 104, 84),
  ]);
  const tint = scaleLight(base, random.between(0.5, 1.25));
  const scale = random.between(1, 6);
  const uneven = random.between(0.05, 0.3);
  const fall = random.between(0, 0.5);
  const lightX = random.next();
  const lightY = random.next();
  const canvas = fill(width, height, (x, y) => {
    const u = x / unit;
    const v = y / unit;
    const near = 1.15 - fall * Math.hypot(u - lightX, v - lightY);
    return scaleLight(tint, near + uneven * ragged(noise, u * scale, v * scale));
  });
  return { canvas, tint, depth: random.between(0.1, 0.5) };
};

const linerWater = (random: Random, noise: Noise, width: number, height: number): Water => {
  const unit = Math.max(width, height);
  const base = random.pick([
    light(120, 122, 118),
    light(78, 84, 88),
    light(48, 52, 56),
    light(150, 142, 120),
    light(92, 112, 124),
    light(190, 190, 184),
    light(96, 128, 120),
  ]);
  const tint = scaleLight(base, random.between(0.7, 1.2));
  const scale = random.between(3, 8);
  const ripple = random.between(0.05, 0.6);
  const fold = random.between(0, 0.35);
  const turn = random.between(0, Math.PI);
  const bright = scaleLight(tint, 1.6);
  const canvas = fill(width, height, (x, y) => {
    const u = (x / unit) * scale;
    const v = (y / unit) * scale;
    const warp = noise(u + 50, v + 50) * 0.9;
    const line = Math.max(0, 1 - Math.abs(noise(u * 1.8 + warp, v * 1.8 - warp)) * 6);
    const crease = Math.abs(noise((u * Math.cos(turn) + v * Math.sin(turn)) * 0.9 + warp * 0.3, 7));
    const dark = 1 - fold * Math.max(0, 1 - crease * 9) + 0.12 * ragged(noise, u * 0.5, v * 0.5);
    return mixLight(scaleLight(tint, dark), bright, clamp(ripple * line * line));
  });
  return { canvas, tint, depth: random.between(0, 0.2) };
};

const pebbles = (random: Random, noise: Noise, width: number, height: number): Water => {
  const unit = Math.max(width, height);
  const cell = unit * random.between(0.02, 0.07);
  const water = random.pick([light(70, 92, 84), light(96, 92, 70), light(60, 80, 100)]);
  const stones = [
    light(128, 120, 108),
    light(96, 90, 84),
    light(156, 150, 138),
    light(110, 92, 70),
    light(74, 76, 80),
    light(180, 172, 160),
  ].map((c) => scaleLight(c, random.between(0.6, 1.1)));
  const murk = random.between(0.15, 0.6);
  const pixels = new Float32Array(width * height * 3);
  const hash = (i: number, j: number, k: number) =>
    0.5 + 0.5 * noise(i * 7.31 + k * 53.7 + 0.5, j * 5.77 + k * 17.3 + 0.5);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 3) {
      const ci = Math.floor(x / cell);
      const cj = Math.floor(y / cell);
      let first = Infinity;
      let second = Infinity;
      let id = 0;
      for (let j = cj - 1; j <= cj + 1; j++)
        for (let i = ci - 1; i <= ci + 1; i++) {
          const dx = x / cell - i - hash(i, j, 0) * 1.1 + 0.05;
          const dy = y / cell - j - hash(i, j, 1) * 1.1 + 0.05;
          const d = Math.sqrt(dx * dx + dy * dy);
          if (d < first) {
            second = first;
            first = d;
            id = i * 131 + j * 71;
          } else if (d < second) second = d;
        }
      const gap = ramp(0, 0.22, second - first);
      const stone = stones[((id % stones.length) + stones.length) % stones.length];
      const lit = (0.35 + 0.65 * gap) * (1.1 - 0.5 * first) * (1 + 0.15 * noise(x * 0.2, y * 0.2));
      for (let c = 0; c < 3; c++)
        pixels[to + c] = stone[c] * lit * (1 - murk) + water[c] * 0.7 * murk;
    }
  return { canvas: { width, height, pixels }, tint: water, depth: random.between(0, 0.3) };
};

/** Paints what lies below the fish. */
export const paintWater = (
  kind: SceneKind,
  random: Random,
  width: number,
  height: number,
): Water => {
  const noise = makeNoise(Math.floor(random.next() * 2 ** 31));
  if (kind === 'dark-pond') return pond(random, noise, width, height);
  if (kind === 'green-water') return green(random, noise, width, height);
  if (kind === 'liner') return linerWater(random, noise, width, height);
  if (kind === 'pebbles') return pebbles(random, noise, width, height);
  const { canvas, liner } = paintTub(random, width, height, random.pick(tubColours));
  return { canvas, tint: liner, depth: random.between(0, 0.08) };
};
