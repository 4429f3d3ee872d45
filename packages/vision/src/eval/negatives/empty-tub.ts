import { squareDilate } from '../../pipeline/morphology.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { locate } from '../../pipeline/read-fish.ts';

/**
 * The same tub without its fish: every row of the fish is replaced by the water mirrored at both of
 * its edges, blended across. Null when the fish leaves too little water, or was not found.
 */
export const emptyTub = (photo: Rgb): Rgb | null => {
  const { large, small, search } = locate(photo);
  if (search.fish === null || search.fish.measures.area > 0.3) return null;
  const mask = squareDilate(search.fish.mask, 13);
  const { width, height } = large;
  const covered = (x: number, y: number) =>
    mask.data[
      Math.min(small.height - 1, Math.floor((y * small.height) / height)) * small.width +
        Math.min(small.width - 1, Math.floor((x * small.width) / width))
    ] === 1;
  const data = large.data.slice();
  for (let y = 0; y < height; y++) {
    let x = 0;
    while (x < width) {
      if (!covered(x, y)) {
        x++;
        continue;
      }
      const from = x;
      while (x < width && covered(x, y)) x++;
      const span = x - from;
      for (let i = 0; i < span; i++) {
        const left = from - 1 - (i % Math.max(1, from));
        const right = x + ((span - 1 - i) % Math.max(1, width - x));
        const weight = from === 0 ? 1 : x === width ? 0 : i / span;
        for (let c = 0; c < 3; c++) {
          const l = from === 0 ? 0 : large.data[(y * width + left) * 3 + c];
          const r = x === width ? 0 : large.data[(y * width + right) * 3 + c];
          data[(y * width + from + i) * 3 + c] = l * (1 - weight) + r * weight;
        }
      }
    }
  }
  return { width, height, data };
};
