import type { SkinView } from './skin-view.ts';

/** Count of valid cells, then the sums of L, a and b over them. */
export const SUMS = 4;

/**
 * Sums over the rectangle above and left of each cell (summed area tables; Crow 1984), `SUMS` values
 * a place side by side, so that the mean colour of any rectangle costs a few look-ups.
 */
export type Tables = { stride: number; rows: number; sums: Float64Array };

export const tablesOf = ({ width, height, lab, valid }: SkinView): Tables => {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1) * SUMS);
  for (let y = 0; y < height; y++) {
    let [n, L, a, b] = [0, 0, 0, 0];
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      if (valid[p] === 1) {
        n++;
        L += lab[3 * p];
        a += lab[3 * p + 1];
        b += lab[3 * p + 2];
      }
      const at = ((y + 1) * stride + x + 1) * SUMS;
      const above = at - stride * SUMS;
      sums[at] = sums[above] + n;
      sums[at + 1] = sums[above + 1] + L;
      sums[at + 2] = sums[above + 2] + a;
      sums[at + 3] = sums[above + 3] + b;
    }
  }
  return { stride, rows: height + 1, sums };
};

/** Count and sums of the valid cells within `half` of a cell, written into `out`. */
export const boxSums = (
  { stride, rows, sums }: Tables,
  x: number,
  y: number,
  half: number,
  out: Float64Array,
): void => {
  const x0 = x > half ? x - half : 0;
  const y0 = (y > half ? y - half : 0) * stride;
  const x1 = x + half + 1 < stride ? x + half + 1 : stride - 1;
  const y1 = (y + half + 1 < rows ? y + half + 1 : rows - 1) * stride;
  const a = (y0 + x0) * SUMS;
  const b = (y0 + x1) * SUMS;
  const c = (y1 + x0) * SUMS;
  const d = (y1 + x1) * SUMS;
  out[0] = sums[d] - sums[b] - sums[c] + sums[a];
  out[1] = sums[d + 1] - sums[b + 1] - sums[c + 1] + sums[a + 1];
  out[2] = sums[d + 2] - sums[b + 2] - sums[c + 2] + sums[a + 2];
  out[3] = sums[d + 3] - sums[b + 3] - sums[c + 3] + sums[a + 3];
};
