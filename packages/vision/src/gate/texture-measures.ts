import { linearOf } from '../pipeline/colour.ts';
import { percentileOfSorted } from '../pipeline/numbers.ts';
import type { Mask, Rgb } from '../pipeline/raster.ts';
import { add, type FeatureRow } from '../features/row.ts';

const PERCENTS = [10, 25, 50, 75, 90, 97];

const lightness = (image: Rgb): Float32Array => {
  const out = new Float32Array(image.width * image.height);
  for (let i = 0; i < out.length; i++)
    out[i] = Math.cbrt(
      0.2126 * linearOf[image.data[i * 3]] +
        0.7152 * linearOf[image.data[i * 3 + 1]] +
        0.0722 * linearOf[image.data[i * 3 + 2]],
    );
  return out;
};

/** Share of the pixels that the most common colours (16 steps a channel) hold. */
const fewColours = (image: Rgb, inside: (i: number) => boolean): number[] => {
  const counts = new Uint32Array(4096);
  let n = 0;
  for (let i = 0; i < image.width * image.height; i++) {
    if (!inside(i)) continue;
    const r = image.data[i * 3] >> 4;
    const g = image.data[i * 3 + 1] >> 4;
    counts[(r << 8) | (g << 4) | (image.data[i * 3 + 2] >> 4)]++;
    n++;
  }
  counts.sort().reverse();
  const top = (k: number) => counts.subarray(0, k).reduce((sum, v) => sum + v, 0) / Math.max(1, n);
  return [top(1), top(3), top(8), top(20)];
};

/**
 * What parts a photo from a drawing: skin and water are never perfectly flat, a drawing is flat
 * nearly everywhere and steep at its outlines. Measured on the small picture, fish and water apart.
 */
export const addFlatness = (row: FeatureRow, image: Rgb, mask: Mask): void => {
  const L = lightness(image);
  const { width: w, height: h } = image;
  const fish = new Float32Array(w * h);
  const water = new Float32Array(w * h);
  let fishCount = 0;
  let waterCount = 0;
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const p = y * w + x;
      const ripple = Math.abs(4 * L[p] - L[p - 1] - L[p + 1] - L[p - w] - L[p + w]);
      if (mask.data[p] === 1) fish[fishCount++] = ripple;
      else water[waterCount++] = ripple;
    }
  for (const [name, values] of [
    ['fish', fish.subarray(0, fishCount)],
    ['water', water.subarray(0, waterCount)],
  ] as const) {
    const sorted = values.sort();
    const q = PERCENTS.map((p) => (sorted.length > 0 ? percentileOfSorted(sorted, p) : 0));
    add(row, `ripple.${name}`, q);
    add(row, `ripple.${name}.steep`, q[5] / (q[2] + 1e-3));
  }
  add(
    row,
    'few.fish',
    fewColours(image, (i) => mask.data[i] === 1),
  );
  add(
    row,
    'few.water',
    fewColours(image, (i) => mask.data[i] === 0),
  );
};
