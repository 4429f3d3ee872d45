/** Turns a colour map into pixels, and gives the straight body that it is drawn on. Pure. */
import type { Analysis } from '@nishiki/contract/analysis';
import { swatches } from './colour-words.ts';

export type PatternMap = NonNullable<Analysis['evidence']['patternMap']>;

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** RGBA bytes of the measured colours, row by row; a cell that is missing stays clear. */
export const measuredPixels = ({ width, height, rgb }: PatternMap): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let cell = 0; cell < width * height; cell++) {
    const hex = rgb.slice(cell * 6, cell * 6 + 6);
    if (!/^[0-9a-f]{6}$/i.test(hex)) continue;
    pixels.set([...channels(hex), 255], cell * 4);
  }
  return pixels;
};

/** RGBA bytes of the colours as they were named. */
export const namedPixels = ({ width, height, cells }: PatternMap): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let cell = 0; cell < width * height; cell++) {
    const swatch = swatches[Number(cells[cell])];
    if (swatch) pixels.set([...channels(swatch.hex.slice(1)), 255], cell * 4);
  }
  return pixels;
};

/** Half width of a koi seen from above, as a fraction of its widest: [along the body, half width]. */
const profile: readonly (readonly [number, number])[] = [
  [0, 0.2],
  [0.015, 0.42],
  [0.05, 0.6],
  [0.11, 0.75],
  [0.2, 0.9],
  [0.34, 1],
  [0.48, 0.96],
  [0.64, 0.8],
  [0.8, 0.54],
  [0.92, 0.34],
  [1, 0.27],
];

/** Half width at `along` (0 nose to 1 tail), 0 to 1. The map has its width undone, so this gives it one. */
export const bodyHalfWidth = (along: number): number => {
  const after = profile.findIndex(([at]) => at >= along);
  const upper = profile[after] ?? [1, 0.27];
  const lower = profile[after - 1] ?? upper;
  const span = upper[0] - lower[0];
  const part = span === 0 ? 0 : (along - lower[0]) / span;
  return lower[1] + (upper[1] - lower[1]) * part;
};
