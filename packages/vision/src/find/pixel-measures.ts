import { toOklab } from '../pipeline/colour.ts';
import { blurRgb } from '../pipeline/blur.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { boxMean, channel } from './planes.ts';
import { relateColours } from './water-colours.ts';

/** A table of measures, one row a pixel. */
export type PixelTable = { width: number; height: number; columns: number; data: Float32Array };

export const LOOK_COLUMNS = 29;
export const CONTEXT_COLUMNS = 10;

const REACHES = [3, 9, 22] as const;

const median = (plane: Float32Array): number => {
  const some: number[] = [];
  for (let i = 0; i < plane.length; i += 13) some.push(plane[i]);
  some.sort((p, q) => p - q);
  return some[some.length >> 1];
};

const spreadOf = (plane: Float32Array, mean: Float32Array, w: number, h: number, r: number) => {
  const squares = boxMean(
    plane.map((v) => v * v),
    w,
    h,
    r,
  );
  return squares.map((s, i) => Math.sqrt(Math.max(0, s - mean[i] * mean[i])));
};

/** Colour, contrast with the surroundings at three sizes, texture, and the relation to the border. */
export const measurePixels = (image: Rgb): PixelTable => {
  const { width, height } = image;
  const lab = toOklab(blurRgb(image, 0.7));
  const n = width * height;
  const planes = [0, 1, 2].map((c) => channel(lab.data, c));
  const [L, a, b] = planes;
  const near = REACHES.map((r) => planes.map((p) => boxMean(p, width, height, r)));
  const fine = spreadOf(L, boxMean(L, width, height, 1), width, height, 1);
  const coarse = spreadOf(L, near[1][0], width, height, REACHES[1]);
  const medians = planes.map(median);
  const { fromBorder, hueFromBorder, common, bordering } = relateColours(lab);
  const border = boxMean(fromBorder, width, height, 2);
  const wide = boxMean(fromBorder, width, height, REACHES[1]);
  let contrast = 0;
  for (let i = 0; i < n; i++) contrast += fromBorder[i];
  contrast /= n;
  const columns = LOOK_COLUMNS + CONTEXT_COLUMNS;
  const data = new Float32Array(n * columns);
  for (let i = 0, o = 0; i < n; i++, o += columns) {
    data[o] = L[i];
    data[o + 1] = a[i];
    data[o + 2] = b[i];
    data[o + 3] = Math.sqrt(a[i] * a[i] + b[i] * b[i]);
    for (let k = 0; k < 3; k++)
      for (let c = 0; c < 3; c++) data[o + 4 + k * 3 + c] = planes[c][i] - near[k][c][i];
    data[o + 13] = fine[i];
    data[o + 14] = coarse[i];
    data[o + 15] = fromBorder[i];
    data[o + 16] = hueFromBorder[i];
    data[o + 17] = common[i];
    data[o + 18] = bordering[i];
    data[o + 19] = border[i];
    data[o + 20] = wide[i];
    data[o + 21] = contrast;
    data[o + 22] = fromBorder[i] / (contrast + 0.01);
    data[o + 23] = L[i] - medians[0];
    data[o + 24] = a[i] - medians[1];
    data[o + 25] = b[i] - medians[2];
    data[o + 26] = medians[0];
    data[o + 27] = medians[1];
    data[o + 28] = medians[2];
  }
  return { width, height, columns, data };
};

/**
 * Fills in how fish-like the surroundings of each pixel are, in the columns left for it.
 * @param map likeness of the first round
 */
export const addContext = (table: PixelTable, map: Float32Array): void => {
  const { width, height, columns, data } = table;
  const means = [1, 3, 7, 16].map((r) => boxMean(map, width, height, r));
  const near = means[0];
  const at = (x: number, y: number) =>
    near[
      (y < 0 ? 0 : y >= height ? height - 1 : y) * width + (x < 0 ? 0 : x >= width ? width - 1 : x)
    ];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let to = i * columns + LOOK_COLUMNS;
      data[to++] = map[i];
      for (let k = 0; k < 4; k++) data[to++] = means[k][i];
      // Opposite neighbours: both water across a fish, both fish along it.
      for (let r = 4; r <= 9; r += 5) {
        const d = r === 4 ? 3 : 6;
        const a = at(x + r, y) + at(x - r, y);
        const b = at(x, y + r) + at(x, y - r);
        const c = at(x + d, y + d) + at(x - d, y - d);
        const e = at(x + d, y - d) + at(x - d, y + d);
        data[to++] = Math.max(a, b, c, e);
        data[to++] = Math.min(a, b, c, e);
      }
      data[to] = at(x - 2, y) + at(x + 2, y) + at(x, y - 2) + at(x, y + 2);
    }
};
