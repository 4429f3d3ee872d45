import { squareErode } from '../pipeline/morphology.ts';
import { maskWhere, type Lab, type Mask } from '../pipeline/raster.ts';

const RADIUS = 2;
/** Scales show where lightness changes this many times as much as it does in the water. */
const TIMES = 3;
/** Least change of lightness (OKLab) between neighbours that counts. */
const LEAST = 0.007;

/** Sums over a square around each pixel; beyond the picture lies nothing. */
const boxSum = (values: Float32Array, width: number, height: number): Float32Array => {
  const rows = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      const end = Math.min(width - 1, x + RADIUS);
      for (let i = Math.max(0, x - RADIUS); i <= end; i++) sum += values[y * width + i];
      rows[y * width + x] = sum;
    }
  for (let y = 0; y < height; y++)
    for (let i = Math.max(0, y - RADIUS); i <= Math.min(height - 1, y + RADIUS); i++)
      for (let x = 0; x < width; x++) out[y * width + x] += rows[i * width + x];
  return out;
};

/** Where the picture is as restless as scales are: skin of the water's own colour shows by it. */
export const scaly = ({ width, height, data }: Lab): Mask => {
  const change = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      const around =
        data[(p - 1) * 3] + data[(p + 1) * 3] + data[(p - width) * 3] + data[(p + width) * 3];
      change[p] = Math.abs(data[p * 3] - around / 4);
    }
  const level = boxSum(change, width, height).map((v) => v / (2 * RADIUS + 1) ** 2);
  const least = Math.max(LEAST, TIMES * Float32Array.from(level).sort()[level.length >> 1]);
  // The square makes every border wider by its radius; that is taken back.
  return squareErode(
    maskWhere(width, height, (p) => level[p] > least),
    2 * RADIUS + 1,
  );
};
