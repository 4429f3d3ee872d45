import type { Mask } from '../../pipeline/raster.ts';

const REACH = 4;
/** Only real edges tell the blur: this much of linear light across, at least. */
const LEAST_STEP = 0.12;
/** Mean size of the smallest third of normal deviates, in standard deviations. */
const QUIET_THIRD = 0.214;

/**
 * Blur of a photo, sigma in pixels, from its own edges: an edge of height h blurred by sigma rises at
 * most by h / (sigma sqrt(2 pi)) a pixel. The median over the steepest tenth of the body's edges.
 */
export const lensBlur = (bright: Float32Array, { width, height, data }: Mask): number => {
  const steep: number[] = [];
  const sigma: number[] = [];
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const p = y * width + x;
      if (data[p] === 0) continue;
      for (const step of [1, width]) {
        const rise = Math.abs(bright[p + step] - bright[p - step]) / 2;
        const tall = Math.abs(bright[p + REACH * step] - bright[p - REACH * step]);
        if (tall <= LEAST_STEP || rise === 0) continue;
        steep.push(rise);
        sigma.push(tall / (rise * Math.sqrt(2 * Math.PI)));
      }
    }
  if (steep.length < 20) return 1;
  const least = Float64Array.from(steep).sort()[Math.floor(steep.length * 0.9)];
  const steepest = Float64Array.from(sigma.filter((_, i) => steep[i] >= least)).sort();
  return Math.min(2.5, Math.max(0.5, steepest[steepest.length >> 1]));
};

/**
 * Grain, standard deviation in linear light, from the quietest third of the body: the filter of
 * J. Immerkaer, "Fast noise variance estimation" (1996), which smooth slopes do not answer.
 */
export const sensorNoise = (bright: Float32Array, { width, height, data }: Mask): number => {
  const answers: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      if (data[p] === 0) continue;
      const cross = bright[p - 1] + bright[p + 1] + bright[p - width] + bright[p + width];
      const corners =
        bright[p - width - 1] +
        bright[p - width + 1] +
        bright[p + width - 1] +
        bright[p + width + 1];
      answers.push(Math.abs(corners - 2 * cross + 4 * bright[p]) / 6);
    }
  const quiet = Float64Array.from(answers)
    .sort()
    .slice(0, Math.ceil(answers.length / 3));
  const mean = quiet.reduce((a, b) => a + b, 0) / Math.max(1, quiet.length);
  return Math.min(0.03, mean / QUIET_THIRD);
};
