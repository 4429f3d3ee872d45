import { maskWhere, type Mask } from './raster.ts';

/** Each row widened by two pixels to either side. */
const widen = ({ width, height, data }: Mask): Uint8Array => {
  const wide = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    let until = -1;
    for (let p = y * width; p < end; p++) {
      if (data[p] === 1) until = p + 2;
      if (p <= until) wide[p] = 1;
    }
    let from = end;
    for (let p = end - 1; p >= y * width; p--) {
      if (data[p] === 1) from = p - 2;
      if (p >= from) wide[p] = 1;
    }
  }
  return wide;
};

/** Dilation by the 5x5 disc: three full rows, and one more pixel above and below. */
const dilate = (mask: Mask): Mask => {
  const { width, height, data } = mask;
  const wide = widen(mask);
  const out = wide.slice();
  const n = data.length;
  for (let p = width; p < n; p++) {
    out[p] |= wide[p - width];
    out[p - width] |= wide[p];
  }
  for (let p = 2 * width; p < n; p++) {
    out[p] |= data[p - 2 * width];
    out[p - 2 * width] |= data[p];
  }
  return { width, height, data: out };
};

const invert = ({ width, height, data }: Mask): Mask =>
  maskWhere(width, height, (p) => data[p] === 0);

const erode = (mask: Mask): Mask => invert(dilate(invert(mask)));

/** Closes gaps of up to four pixels. The picture's edge neither adds nor removes. */
export const close = (mask: Mask): Mask => erode(dilate(mask));

/** Removes specks and whiskers up to four pixels across. */
export const open = (mask: Mask): Mask => dilate(erode(mask));

/** Erosion and dilation by a square of odd side, for masks of the straightened views. */
export const squareErode = (mask: Mask, side: number): Mask => squareFilter(mask, side, true);
export const squareDilate = (mask: Mask, side: number): Mask => squareFilter(mask, side, false);

const squareFilter = (mask: Mask, side: number, all: boolean): Mask => {
  const { width, height, data } = mask;
  const r = (side - 1) / 2;
  const rows = new Uint8Array(data.length);
  const out = new Uint8Array(data.length);
  filterLines(data, rows, r, all, { lines: height, step: 1, length: width, stride: width });
  filterLines(rows, out, r, all, { lines: width, step: width, length: height, stride: 1 });
  return { width, height, data: out };
};

type Lines = { lines: number; step: number; length: number; stride: number };

/** Any one (or all ones) within r places along each line, by a running count. */
const filterLines = (
  from: Uint8Array,
  to: Uint8Array,
  r: number,
  all: boolean,
  { lines, step, length, stride }: Lines,
): void => {
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let ones = 0;
    let seen = 0;
    for (let i = -r; i < length; i++) {
      if (i + r < length) {
        ones += from[start + (i + r) * step];
        seen++;
      }
      if (i - r - 1 >= 0) {
        ones -= from[start + (i - r - 1) * step];
        seen--;
      }
      if (i >= 0) to[start + i * step] = (all ? ones === seen : ones > 0) ? 1 : 0;
    }
  }
};

/** Majority in a square of odd side (a median of zeros and ones), edges repeated. */
export const majority = (mask: Mask, side: number): Mask => {
  const { width, height, data } = mask;
  const r = (side - 1) / 2;
  const sums = new Uint8Array(data.length);
  const out = new Uint8Array(data.length);
  const clamp = (i: number, n: number) => (i < 0 ? 0 : i >= n ? n - 1 : i);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = -r; k <= r; k++) sums[y * width + x] += data[y * width + clamp(x + k, width)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -r; k <= r; k++) sum += sums[clamp(y + k, height) * width + x];
      out[y * width + x] = sum * 2 > side * side ? 1 : 0;
    }
  return { width, height, data: out };
};
