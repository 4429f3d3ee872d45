import { maskWhere, type Mask } from './raster.ts';

/** Most of the 5x5 disc is three full rows; one more pixel above and below completes it. */
const dilate = (mask: Mask): Mask => {
  const { width, height, data } = mask;
  const wide = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (data[row + x] === 0) continue;
      const from = Math.max(0, x - 2);
      const to = Math.min(width - 1, x + 2);
      for (let i = from; i <= to; i++) wide[row + i] = 1;
    }
  }
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let dy = -2; dy <= 2; dy++) {
      const from = y + dy;
      if (from < 0 || from >= height) continue;
      const source = dy === 2 || dy === -2 ? data : wide;
      const shift = dy * width;
      for (let p = y * width; p < (y + 1) * width; p++) out[p] |= source[p + shift];
    }
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
  const { width, height } = mask;
  const r = (side - 1) / 2;
  const pass = (data: Uint8Array, alongRows: boolean): Uint8Array => {
    const out = new Uint8Array(data.length);
    const step = alongRows ? 1 : width;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = alongRows ? x : y;
        const last = (alongRows ? width : height) - 1;
        const p = y * width + x;
        let hit: number = all ? 1 : 0;
        for (let k = Math.max(-r, -at); k <= Math.min(r, last - at); k++) {
          const v = data[p + k * step];
          if (all ? v === 0 : v === 1) {
            hit = v;
            break;
          }
        }
        out[p] = hit;
      }
    }
    return out;
  };
  return { width, height, data: pass(pass(mask.data, true), false) };
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
