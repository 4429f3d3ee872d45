import type { Pose } from '../../pipeline/pose.ts';
import type { Mask } from '../../pipeline/raster.ts';
import { reachOf } from '../body.ts';

/** A bite out of the outline, in pixels of the mask; `along` is its place between nose (0) and tail (1). */
export type Dent = { x: number; y: number; radius: number; strength: number; along: number };

/**
 * Share of the half width that must be missing, and present beside it and on the other side. A mask
 * loses more than a fifth of the width somewhere in one healthy fish out of seven, where a patch has
 * the colour of the tub; almost half of it in one out of thirty.
 */
const MISSING = 0.45;
const WHOLE = 0.95;
/** Stations to either side at which the outline must be back. */
const REACH = 5;

/**
 * Bites out of the side of the body behind the head: the outline falls back sharply and comes back
 * within a few stations. Bumps are left alone, because every fin is one.
 */
export const findDents = (
  mask: Mask,
  pose: Pick<Pose, 'points' | 'normals' | 'halfWidth'>,
): Dent[] => {
  const n = pose.halfWidth.length;
  const line = { ...pose, radius: pose.halfWidth };
  const dents: Dent[] = [];
  const widthOn = (side: 1 | -1): Float64Array =>
    Float64Array.from(
      { length: n },
      (_, i) => reachOf(mask, line, i, side, pose.halfWidth[i] * 1.05) / pose.halfWidth[i],
    );
  const widths = { [1]: widthOn(1), [-1]: widthOn(-1) };
  for (const side of [1, -1] as const) {
    const width = widths[side];
    const other = widths[side === 1 ? -1 : 1];
    for (let i = Math.round(0.3 * n); i < 0.8 * n; i++) {
      const beside = Math.min(width[i - REACH], width[i + REACH]);
      const depth = beside - width[i];
      const deepest = width[i] === Math.min(...width.subarray(i - 3, i + 4));
      if (depth < MISSING || !deepest || Math.min(beside, other[i]) < WHOLE) continue;
      const reach = width[i] * pose.halfWidth[i] * side;
      dents.push({
        x: pose.points[2 * i] + reach * pose.normals[2 * i],
        y: pose.points[2 * i + 1] + reach * pose.normals[2 * i + 1],
        radius: Math.max(2, depth * pose.halfWidth[i]),
        strength: Math.min(0.45, depth / 2 + 0.1),
        along: i / (n - 1),
      });
      i += REACH;
    }
  }
  return dents;
};
