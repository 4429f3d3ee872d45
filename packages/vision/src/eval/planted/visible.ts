import { linearOf, linearToOklab } from '../../pipeline/colour.ts';
import { kMeans } from '../../pipeline/kmeans.ts';
import type { Rgb } from '../../pipeline/raster.ts';

/**
 * The rule of what a person can see, and so may be asked of the detector. A mark is planted only
 * where all four hold; the skin around it may have three colours, and the nearest one counts.
 *
 * 1. It differs from the skin around by at least 0.1 in OKLab, five times the difference that is
 *    just noticed side by side (about 0.02).
 * 2. It differs as much from what was there before it.
 * 3. It differs from the skin around by a multiple of how much that skin differs within itself (scales, grain, gloss):
 *    2 for a sore or tuft, which covers hundreds of pixels, 3 for a point of a few pixels. This is
 *    the criterion of A. Rose (1948): contrast over noise times the root of the pixels covered must
 *    reach 5, which three pixels meet at 3.
 * 4. At most a twentieth of the skin around has its colour (nearer than rule 1 asks for): beside a
 *    white fin or patch a pale tuft is lost.
 */
export const LEAST_DIFFERENCE = 0.1;
export const MOST_ALIKE = 0.05;
export const LEAST_OVER_SKIN = { patch: 2, point: 3 } as const;

export type Contrast = {
  /** Root mean square distance of the mark's pixels from the skin around, OKLab. */
  difference: number;
  /** The same from the photo before, pixel by pixel. */
  change: number;
  /** The same of the skin's own pixels. */
  skin: number;
  /** Share of the skin around that has the mark's colour. */
  alike: number;
};

const LEAST_SKIN_PIXELS = 12;

const colours = (image: Rgb, pixels: readonly number[]): Float32Array => {
  const out = new Float32Array(pixels.length * 3);
  pixels.forEach((p, i) => {
    const [r, g, b] = image.data.subarray(p * 3, p * 3 + 3);
    linearToOklab(linearOf[r], linearOf[g], linearOf[b], out, i * 3);
  });
  return out;
};

const spread = (points: Float32Array, centres: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < points.length; i += 3) {
    let nearest = Infinity;
    for (let k = 0; k < centres.length; k += 3) {
      let d = 0;
      for (let c = 0; c < 3; c++) d += (points[i + c] - centres[k + c]) ** 2;
      nearest = Math.min(nearest, d);
    }
    sum += nearest;
  }
  return Math.sqrt(sum / Math.max(1, points.length / 3));
};

const alike = (around: Float32Array, mark: Float32Array): number => {
  const mean = [0, 1, 2].map((c) => {
    let sum = 0;
    for (let i = c; i < mark.length; i += 3) sum += mark[i];
    return sum / (mark.length / 3);
  });
  let near = 0;
  for (let i = 0; i < around.length; i += 3)
    if (Math.hypot(...mean.map((m, c) => around[i + c] - m)) < LEAST_DIFFERENCE) near++;
  return near / (around.length / 3);
};

const rootMeanSquare = (values: Float32Array): number =>
  Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / Math.max(1, values.length));

/**
 * @param mark pixels that the mark covers densely @param skin pixels around that it leaves alone
 * @returns null where too little skin is around to tell
 */
export const contrastOf = (
  before: Rgb,
  painted: Rgb,
  mark: readonly number[],
  skin: readonly number[],
): Contrast | null => {
  if (mark.length === 0 || skin.length < LEAST_SKIN_PIXELS) return null;
  const around = colours(painted, skin);
  const was = colours(before, mark);
  const { centres } = kMeans(around, 3, 3, 1);
  const now = colours(painted, mark);
  return {
    difference: spread(now, centres),
    change: rootMeanSquare(now.map((v, i) => v - was[i])) * Math.sqrt(3),
    skin: spread(around, centres),
    alike: alike(around, now),
  };
};

export const isVisible = (contrast: Contrast | null, kind: keyof typeof LEAST_OVER_SKIN): boolean =>
  contrast !== null &&
  contrast.difference >= LEAST_DIFFERENCE &&
  contrast.change >= LEAST_DIFFERENCE &&
  contrast.alike <= MOST_ALIKE &&
  contrast.difference >= LEAST_OVER_SKIN[kind] * contrast.skin;
