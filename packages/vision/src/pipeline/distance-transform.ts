import type { Mask, Plane } from './raster.ts';

const FAR = 1e12;

/** Lower envelope of parabolas (Felzenszwalb and Huttenlocher 2012), one line in place. */
const transformLine = (
  f: Float64Array,
  n: number,
  v: Int32Array,
  z: Float64Array,
  out: Float64Array,
): void => {
  let k = 0;
  v[0] = 0;
  z[0] = -Infinity;
  z[1] = Infinity;
  for (let q = 1; q < n; q++) {
    let s: number;
    for (;;) {
      const p = v[k];
      s = (f[q] + q * q - f[p] - p * p) / (2 * q - 2 * p);
      if (s > z[k]) break;
      k--;
    }
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1] < q) k++;
    const p = v[k];
    out[q] = (q - p) * (q - p) + f[p];
  }
};

/**
 * Distance in pixels from each pixel of the mask to the nearest pixel outside it. Beyond the
 * picture counts as outside, so a fish that is cut off still has its widest place inside.
 */
export const distanceTransform = (mask: Mask): Plane => {
  const width = mask.width + 2;
  const height = mask.height + 2;
  const longest = Math.max(width, height);
  const grid = new Float64Array(width * height);
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++)
      if (mask.data[y * mask.width + x] === 1) grid[(y + 1) * width + x + 1] = FAR;
  const line = new Float64Array(longest);
  const result = new Float64Array(longest);
  const v = new Int32Array(longest);
  const z = new Float64Array(longest + 1);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = grid[y * width + x];
    transformLine(line, height, v, z, result);
    for (let y = 0; y < height; y++) grid[y * width + x] = result[y];
  }
  const data = new Float32Array(mask.width * mask.height);
  for (let y = 0; y < mask.height; y++) {
    const from = (y + 1) * width;
    transformLine(grid.subarray(from, from + width), width, v, z, result);
    for (let x = 0; x < mask.width; x++) data[y * mask.width + x] = Math.sqrt(result[x + 1]);
  }
  return { width: mask.width, height: mask.height, data };
};
