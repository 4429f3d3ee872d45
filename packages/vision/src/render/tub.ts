import { clamp, light, mixLight, scaleLight, type Light } from './light.ts';
import { makeNoise, ragged } from './noise.ts';
import type { Random } from './random.ts';

export type TubColour = 'blue' | 'deep-blue' | 'light-blue' | 'teal';
export const tubColours: readonly TubColour[] = ['blue', 'deep-blue', 'light-blue', 'teal'];

const liners: Record<TubColour, Light> = {
  blue: light(28, 108, 190),
  'deep-blue': light(24, 74, 178),
  'light-blue': light(58, 142, 208),
  teal: light(16, 128, 160),
};

/** Linear light of a picture, 3 numbers a pixel. */
export type Canvas = { width: number; height: number; pixels: Float32Array };

/** Pixels between the points at which the slowly changing light is worked out. */
const STEP = 8;

/**
 * An empty tub from above: liner lit unevenly, a soft rim arc, fine light lines from the ripples and
 * a few reflections of the sky. Fills a new canvas and returns the liner's colour for reflections.
 */
export const paintTub = (
  random: Random,
  width: number,
  height: number,
  tub: TubColour,
): { canvas: Canvas; liner: Light } => {
  const liner = scaleLight(liners[tub], random.between(0.85, 1.15));
  const noise = makeNoise(Math.floor(random.next() * 2 ** 31));
  const unit = Math.max(width, height);
  const lightX = width * random.between(0.1, 0.9);
  const lightY = height * random.between(0, 0.7);
  const fall = random.between(0.35, 0.6);
  const ripple = random.between(0.03, 0.1);
  const scale = random.between(4, 7);
  const rimX = width * random.between(0.3, 0.7);
  const rimY = height * random.between(0.35, 0.65);
  const rim = unit * random.between(0.56, 0.68);

  const columns = Math.ceil(width / STEP) + 2;
  const rows = Math.ceil(height / STEP) + 2;
  const glow = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = i * STEP;
      const y = j * STEP;
      const u = (x / unit) * scale;
      const v = (y / unit) * scale;
      const soft = 0.09 * ragged(noise, u * 0.6, v * 0.6);
      const warp = noise(u + 50, v + 50) * 0.8;
      const line = Math.max(0, 1 - Math.abs(noise(u * 1.6 + warp, v * 1.6 - warp)) * 9);
      const edge = Math.hypot(x - rimX, y - rimY) - rim;
      const wall =
        edge > 0 ? -0.16 * clamp(edge / (unit * 0.03)) : 0.05 * clamp(1 + edge / (unit * 0.02));
      const distance = Math.hypot(x - lightX, y - lightY) / unit;
      glow[j * columns + i] = 1.18 - fall * distance + soft + ripple * line * line + wall;
    }

  const pixels = new Float32Array(width * height * 3);
  const pale = mixLight(liner, [0.5, 0.7, 0.8], 0.5);
  for (let y = 0, to = 0; y < height; y++) {
    const gy = y / STEP;
    const j = Math.floor(gy);
    const fy = gy - j;
    for (let x = 0; x < width; x++, to += 3) {
      const gx = x / STEP;
      const i = Math.floor(gx);
      const fx = gx - i;
      const at = j * columns + i;
      const g =
        (glow[at] * (1 - fx) + glow[at + 1] * fx) * (1 - fy) +
        (glow[at + columns] * (1 - fx) + glow[at + columns + 1] * fx) * fy;
      const haze = clamp((g - 1) * 0.35);
      pixels[to] = (liner[0] + (pale[0] - liner[0]) * haze) * g;
      pixels[to + 1] = (liner[1] + (pale[1] - liner[1]) * haze) * g;
      pixels[to + 2] = (liner[2] + (pale[2] - liner[2]) * haze) * g;
    }
  }
  return { canvas: { width, height, pixels }, liner };
};
