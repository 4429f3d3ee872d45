import type { Background } from './background.ts';
import { bodyPolygon, fillPolygon } from './polygon.ts';
import type { Pose } from './pose.ts';
import type { Mask } from './raster.ts';

/** How well a mask and its centre line agree on a koi seen from above. */
export type MaskMeasures = {
  /** Sum of the below; good masks reach 2.2 and more, hopeless ones are negative. */
  score: number;
  /** Share of the picture that the mask covers. */
  area: number;
  /** Share of the mask inside the body outline, and of the body outline inside the mask. */
  covered: number;
  precise: number;
  /** Share of the clearly unlike, central pixels that the mask leaves out. */
  missed: number;
  /** Mean unlikeness inside the body outline. */
  contrast: number;
  /** Share of the picture's edge that the mask touches. */
  touching: number;
  /** Mean colour distance of the mask from the background, unclipped. */
  distance: number;
};

const touchingEdge = ({ width, height, data }: Mask): number => {
  let hits = 0;
  for (let x = 0; x < width; x++) hits += data[x] + data[(height - 1) * width + x];
  for (let y = 0; y < height; y++) hits += data[y * width] + data[y * width + width - 1];
  return hits / (2 * (width + height));
};

/** Scores one mask; weights are those found best on photos judged by eye. */
export const maskQuality = (
  mask: Mask,
  pose: Pose,
  unlike: Float32Array,
  weights: Float32Array,
  background: Background,
): MaskMeasures => {
  const body = fillPolygon(bodyPolygon(pose), mask.width, mask.height);
  let maskArea = 0;
  let bodyArea = 0;
  let both = 0;
  let bright = 0;
  let brightMissed = 0;
  let insideSum = 0;
  let distanceSum = 0;
  for (let p = 0; p < mask.data.length; p++) {
    const m = mask.data[p];
    const b = body.data[p];
    maskArea += m;
    bodyArea += b;
    both += m & b;
    if (unlike[p] > 0.6) {
      bright += weights[p];
      if (m === 0) brightMissed += weights[p];
    }
    if (b === 1) insideSum += unlike[p];
    if (m === 1) distanceSum += background.distance.data[p];
  }
  const area = maskArea / mask.data.length;
  const covered = both / Math.max(1, maskArea);
  const precise = both / Math.max(1, bodyArea);
  const missed = brightMissed / Math.max(1, bright);
  const contrast = insideSum / Math.max(1, bodyArea);
  const touching = touchingEdge(mask);
  const shape = -Math.max(0, 3 - pose.aspect) * 0.8 - Math.max(0, pose.aspect - 7.5) * 0.3;
  const score =
    area < 0.015 || area > 0.75
      ? -5
      : shape +
        covered +
        precise -
        1.5 * missed +
        0.6 * contrast -
        1.5 * touching +
        0.3 * pose.headScore;
  return {
    score,
    area,
    covered,
    precise,
    missed,
    contrast,
    touching,
    distance: distanceSum / Math.max(1, maskArea),
  };
};
