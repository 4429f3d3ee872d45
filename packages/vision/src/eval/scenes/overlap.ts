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

/** A mask at a smaller size: pixels of which at least half was set. */
export const shrinkMask = (mask: Mask, width: number, height: number): Mask => {
  const sums = new Float32Array(width * height);
  const counts = new Float32Array(width * height);
  for (let y = 0; y < mask.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / mask.height)) * width;
    for (let x = 0; x < mask.width; x++) {
      const p = row + Math.min(width - 1, Math.floor((x * width) / mask.width));
      sums[p] += mask.data[y * mask.width + x];
      counts[p]++;
    }
  }
  return { width, height, data: Uint8Array.from(sums, (s, i) => (s * 2 >= counts[i] ? 1 : 0)) };
};
