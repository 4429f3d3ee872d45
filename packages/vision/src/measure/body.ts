import type { Pose } from '../pipeline/pose.ts';
import type { Mask } from '../pipeline/raster.ts';
import type { Measures } from '../types.ts';

type BodyMeasures = Pick<Measures, 'outlineSymmetry' | 'spineBend' | 'lengthToWidth' | 'widestAt'>;
type Line = Pick<Pose, 'points' | 'normals' | 'halfWidth' | 'radius'>;

/** Beyond this many half widths it is a fin that sticks out, not the body. */
const FIN_LIMIT = 1.25;
const STEP = 0.25;

/** Distance in pixels from the centre line to the edge of the mask, at most `limit`. */
export const reachOf = (mask: Mask, line: Line, i: number, side: 1 | -1, limit: number): number => {
  let distance = 0;
  while (distance < limit) {
    // Half a step further, so that no sample falls on the border between two pixels.
    const at = side * (distance + STEP / 2);
    const x = Math.round(line.points[2 * i] + at * line.normals[2 * i]);
    const y = Math.round(line.points[2 * i + 1] + at * line.normals[2 * i + 1]);
    if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) break;
    if (mask.data[y * mask.width + x] === 0) break;
    distance += STEP;
  }
  return Math.min(distance, limit);
};

const symmetry = (mask: Mask, line: Line): number => {
  const n = line.halfWidth.length;
  let apart = 0;
  let together = 0;
  for (let i = Math.round(0.06 * n); i < 0.88 * n; i++) {
    const limit = FIN_LIMIT * line.halfWidth[i];
    const right = reachOf(mask, line, i, 1, limit);
    const left = reachOf(mask, line, i, -1, limit);
    apart += Math.abs(right - left);
    together += right + left;
  }
  return together === 0 ? 0 : 1 - apart / together;
};

/** Station of the tail root: the narrowest place of the rear, before the tail fin widens again. */
export const tailRoot = (radius: Float64Array): number => {
  const n = radius.length;
  let at = n - 1;
  let narrowest = Infinity;
  for (let i = Math.round(0.72 * n); i < 0.97 * n; i++)
    if (radius[i] < narrowest) {
      narrowest = radius[i];
      at = i;
    }
  return at;
};

const arcLength = (points: Float64Array, to: number): number => {
  let length = 0;
  for (let i = 1; i <= to; i++)
    length += Math.hypot(points[2 * i] - points[2 * i - 2], points[2 * i + 1] - points[2 * i - 1]);
  return length;
};

/** Greatest distance of the centre line from the straight line between nose and tail root. */
const sagitta = (points: Float64Array, to: number): number => {
  const dx = points[2 * to] - points[0];
  const dy = points[2 * to + 1] - points[1];
  const chord = Math.hypot(dx, dy);
  let most = 0;
  for (let i = 1; i < to; i++) {
    const off = (points[2 * i] - points[0]) * dy - (points[2 * i + 1] - points[1]) * dx;
    most = Math.max(most, Math.abs(off) / chord);
  }
  return most;
};

/**
 * Proportions of the body from its mask and centre line, without fins.
 * `outlineSymmetry` is 1 for a mirror image (share of width on which both sides agree),
 * `spineBend` the sideways bow over body length, `lengthToWidth` nose to tail root over greatest
 * width (about 4 in koi from above), `widestAt` between 0 (nose) and 1 (tail root).
 */
export const measureBody = (mask: Mask, pose: Line): BodyMeasures => {
  const root = tailRoot(pose.radius);
  const length = arcLength(pose.points, root);
  const widest = Math.max(...pose.radius);
  // The middle of all nearly widest stations: a long even flank has no sharp maximum.
  let sum = 0;
  let count = 0;
  for (let i = 0; i <= root; i++)
    if (pose.radius[i] >= 0.97 * widest) {
      sum += i;
      count++;
    }
  return {
    outlineSymmetry: symmetry(mask, pose),
    spineBend: sagitta(pose.points, root) / length,
    lengthToWidth: length / (2 * widest),
    widestAt: sum / count / root,
  };
};
