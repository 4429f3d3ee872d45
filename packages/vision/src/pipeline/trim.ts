import { crop, type Rgb } from './raster.ts';

/** Rows and columns calmer than this (standard deviation in bytes) are a border, not a picture. */
const CALM = 2.5;

const spread = (image: Rgb, line: number, alongRows: boolean, from: number, to: number): number => {
  let worst = 0;
  for (let c = 0; c < 3; c++) {
    let sum = 0;
    let squares = 0;
    for (let i = from; i < to; i++) {
      const p = alongRows ? line * image.width + i : i * image.width + line;
      const v = image.data[p * 3 + c];
      sum += v;
      squares += v * v;
    }
    const mean = sum / (to - from);
    worst = Math.max(worst, Math.sqrt(Math.max(0, squares / (to - from) - mean * mean)));
  }
  return worst;
};

const edges = (length: number, calm: (i: number) => boolean): [number, number] => {
  let first = 0;
  while (first < Math.floor(length * 0.45) && calm(first)) first++;
  let last = length;
  while (last > Math.floor(length * 0.55) && calm(last - 1)) last--;
  // Compression smears a hard border over two pixels; they go with it.
  return [first > 0 ? first + 2 : 0, last < length ? last - 2 : length];
};

export type Trimmed = { image: Rgb; x: number; y: number };

/** Cuts uniform borders (bars, frames). Returns the picture unchanged when little would remain. */
export const trimBorders = (image: Rgb): Trimmed => {
  const { width, height } = image;
  const [y0, y1] = edges(height, (y) => spread(image, y, true, 0, width) < CALM);
  const [x0, x1] = edges(width, (x) => spread(image, x, false, y0, y1) < CALM);
  if (y1 - y0 < 40 || x1 - x0 < 30) return { image, x: 0, y: 0 };
  if (y1 - y0 === height && x1 - x0 === width) return { image, x: 0, y: 0 };
  return { image: crop(image, x0, y0, x1 - x0, y1 - y0), x: x0, y: y0 };
};
