import type { Mask } from '../../pipeline/raster.ts';

/** Intersection over union of two masks of one size; 0 when both are empty. */
export const overlap = (p: Mask, q: Mask): number => {
  let both = 0;
  let either = 0;
  for (let i = 0; i < p.data.length; i++) {
    both += p.data[i] & q.data[i];
    either += p.data[i] | q.data[i];
  }
  return either === 0 ? 0 : both / either;
};
