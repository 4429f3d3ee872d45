import type { Pose } from '../pipeline/pose.ts';
import { tailRoot } from './body.ts';
import { referenceOutline } from './reference-outline.ts';
import type { OutlineMeasures } from './show-measures.ts';

/** Places along the body at which an outline is compared, from just behind the nose to the tail root. */
export const PLACES = 20;
const FIRST = 0.04;

/** Place of the thinnest part of the tail tube and of the nose, as fractions of the body's length. */
const TAIL_TUBE = [0.88, 1] as const;

const valueAt = (radius: Float64Array, root: number, place: number): number => {
  const at = place * root;
  const i = Math.min(root - 1, Math.floor(at));
  return radius[i] + (radius[i + 1] - radius[i]) * (at - i);
};

/** Half width without fins at each place, as a share of the greatest half width. */
export const outlineOf = ({ radius }: Pick<Pose, 'radius'>): number[] => {
  const root = tailRoot(radius);
  const widest = Math.max(...radius.subarray(0, root + 1));
  return Array.from({ length: PLACES }, (_, i) => {
    const place = FIRST + ((1 - FIRST) * i) / (PLACES - 1);
    return valueAt(radius, root, place) / widest;
  });
};

/**
 * The outline against the reference. Widths are shares of the greatest width and places shares of the
 * length, so that a photo that was stretched along the fish changes nothing.
 */
export const measureOutline = (pose: Pick<Pose, 'radius'>): OutlineMeasures => {
  const { radius } = pose;
  const root = tailRoot(radius);
  const widest = Math.max(...radius.subarray(0, root + 1));
  const tube = radius.subarray(Math.round(TAIL_TUBE[0] * root), root + 1);
  const shares = outlineOf(pose);
  // The widest place is one reading: the outline is first brought to the size that fits best.
  let fit = 0;
  let self = 0;
  shares.forEach((share, i) => {
    const { mean, spread } = referenceOutline[i];
    fit += (share * mean) / spread ** 2;
    self += share ** 2 / spread ** 2;
  });
  const apart = shares.map((share, i) => {
    const { mean, spread } = referenceOutline[i];
    return Math.abs((share * fit) / self - mean) / spread;
  });
  return {
    outlineDeviation: apart.reduce((sum, v) => sum + v, 0) / apart.length,
    tailTube: Math.min(...tube) / widest,
    noseWidth: valueAt(radius, root, 0.05) / widest,
  };
};
