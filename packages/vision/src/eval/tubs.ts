import { INPUT } from '../network/input.ts';
import { kMeans } from '../pipeline/kmeans.ts';
import { VIEW_STEP } from './cache.ts';

const TUBS = 5;
const SEED = 5;

/** Mean and spread of the water beside the fish, from the wide view where its mask is empty. */
export const waterOf = (view: Int16Array): number[] => {
  const plane = INPUT.rows * INPUT.columns;
  const sums = [0, 0, 0, 0];
  let n = 0;
  for (let p = 0; p < plane; p++) {
    if (view[6 * plane + p] * VIEW_STEP > 0.05) continue;
    n++;
    for (let c = 0; c < 3; c++) sums[c] += view[(3 + c) * plane + p] * VIEW_STEP;
    sums[3] += (view[3 * plane + p] * VIEW_STEP) ** 2;
  }
  const [L, a, b, squares] = sums.map((s) => s / Math.max(1, n));
  return [0.5 * L, a, b, 0.5 * Math.sqrt(Math.max(0, squares - L * L))];
};

/**
 * Groups photos whose water looks alike (k-means on its mean colour and spread): a stand-in for
 * "taken at one dealer's", since no photo says where it comes from.
 */
export const tubGroups = (waters: readonly (readonly number[])[]): Int32Array =>
  kMeans(Float32Array.from(waters.flat()), 4, TUBS, SEED).labels;
