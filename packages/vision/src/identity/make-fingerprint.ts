import { linearOf, linearToOklab } from '../pipeline/colour.ts';
import type { PatternMap, VisionResult } from '../types.ts';
import { CELLS, COLUMNS, ROWS, writeFingerprint } from './layout.ts';

/** The balanced pattern map as a fingerprint: mean OKLab of each cell. */
export const makeFingerprint = ({ width, height, rgb }: PatternMap): Uint8Array => {
  const sums = new Float32Array(CELLS * 3);
  const counts = new Uint32Array(CELLS);
  const lab = new Float32Array(3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 3;
      linearToOklab(linearOf[rgb[p]], linearOf[rgb[p + 1]], linearOf[rgb[p + 2]], lab, 0);
      const cell = Math.floor((y * ROWS) / height) * COLUMNS + Math.floor((x * COLUMNS) / width);
      counts[cell]++;
      for (let c = 0; c < 3; c++) sums[cell * 3 + c] += lab[c];
    }
  return writeFingerprint(sums.map((sum, i) => sum / Math.max(1, counts[Math.floor(i / 3)])));
};

/** Of a photo that was read: null where it shows no koi whose shape could be followed. */
export const fingerprintOf = ({ outcome, patternMap }: VisionResult): Uint8Array | null =>
  patternMap && (outcome === 'identified' || outcome === 'unsure')
    ? makeFingerprint(patternMap)
    : null;
