import { WIDE_COLUMNS, WIDE_REACH } from '../pipeline/canonical.ts';
import type { Pose } from '../pipeline/pose.ts';
import type { Lab } from '../pipeline/raster.ts';
import { COLOURS, shareColour } from '../features/palette.ts';
import { colourNames } from '../types.ts';
import { tailRoot } from './body.ts';

/** The pattern of the last third is looked at. */
const FROM = 0.66;
/** Share of the middle of the body that must be red for a row to count. */
const RED_ROW = 0.3;

const red = [colourNames.indexOf('red'), colourNames.indexOf('orange')];

/**
 * How much white closes the pattern (ojime). Read from the wide view, since the body's own view ends
 * before the tail root.
 * @param wide the balanced view whose rows run from nose to the end of the centre line
 */
export const tailStop = (wide: Lab, pose: Pick<Pose, 'radius' | 'halfWidth'>): number | null => {
  const stations = pose.halfWidth.length;
  const root = tailRoot(pose.radius) / (stations - 1);
  const widest = Math.max(...pose.halfWidth);
  const perHalf = WIDE_COLUMNS / (2 * WIDE_REACH);
  const shares = new Float32Array(COLOURS);
  const rowOf = (place: number): number => Math.round(place * (wide.height - 1));
  for (let row = rowOf(root); row >= rowOf(FROM * root); row--) {
    const place = row / (wide.height - 1);
    const half = pose.halfWidth[Math.round(place * (stations - 1))] / widest;
    const reach = Math.max(1, Math.round(0.5 * half * perHalf));
    let hits = 0;
    for (let x = WIDE_COLUMNS / 2 - reach; x < WIDE_COLUMNS / 2 + reach; x++) {
      const p = 3 * (row * WIDE_COLUMNS + x);
      shareColour(wide.data[p], wide.data[p + 1], wide.data[p + 2], shares, 0);
      if (red.some((colour) => shares[colour] === Math.max(...shares))) hits++;
    }
    if (hits >= RED_ROW * 2 * reach) return Math.max(0, root - place) / root;
  }
  return null;
};
