import { colourNames } from '../types.ts';

/** Number of named colours a pixel is shared out among. */
export const COLOURS = colourNames.length;

type Prototype = { L: number; a: number; b: number; colour: number };

const of = (name: (typeof colourNames)[number], ...points: [number, number, number][]) =>
  points.map(([L, a, b]): Prototype => ({ L, a, b, colour: colourNames.indexOf(name) }));

/** Koi colours as seen in daylight photos, OKLab after white balance. */
const prototypes: readonly Prototype[] = [
  ...of('white', [0.9, 0, 0.01], [0.7, 0, 0]),
  ...of('red', [0.62, 0.16, 0.11], [0.55, 0.19, 0.1]),
  ...of('orange', [0.68, 0.12, 0.13], [0.76, 0.06, 0.13]),
  ...of('yellow', [0.84, 0.01, 0.13]),
  ...of('black', [0.22, 0, 0], [0.1, 0, 0]),
  ...of('grey', [0.42, 0, -0.01]),
  ...of('blue-grey', [0.62, -0.01, -0.035], [0.48, -0.01, -0.04]),
  ...of('brown', [0.4, 0.05, 0.04], [0.35, 0.1, 0.05]),
  ...of('tan', [0.66, 0.02, 0.06]),
];

const LIGHTNESS_WEIGHT = 0.6;
const SOFTNESS = 0.055;

/**
 * Shares one OKLab colour out among the named colours, written into `out` at `at`; they sum to 1.
 * Soft shares keep a colour between two names from flipping with the light.
 */
export const shareColour = (
  L: number,
  a: number,
  b: number,
  out: Float32Array,
  at: number,
): void => {
  for (let c = 0; c < COLOURS; c++) out[at + c] = Infinity;
  let nearest = Infinity;
  for (const p of prototypes) {
    const dL = (L - p.L) * LIGHTNESS_WEIGHT;
    const da = a - p.a;
    const db = b - p.b;
    const d = dL * dL + da * da + db * db;
    if (d < out[at + p.colour]) out[at + p.colour] = d;
    if (d < nearest) nearest = d;
  }
  let total = 0;
  for (let c = 0; c < COLOURS; c++) {
    const v = Math.exp((nearest - out[at + c]) / (2 * SOFTNESS * SOFTNESS));
    out[at + c] = v;
    total += v;
  }
  for (let c = 0; c < COLOURS; c++) out[at + c] /= total;
};
