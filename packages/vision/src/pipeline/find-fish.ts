import { backgroundDistance, type Background } from './background.ts';
import { components, fillHoles } from './components.ts';
import { close, open } from './morphology.ts';
import { maskQuality, type MaskMeasures } from './mask-quality.ts';
import { otsu } from './otsu.ts';
import { findPose, type Pose } from './pose.ts';
import { maskWhere, type Mask, type Rgb } from './raster.ts';

/** Colour distance at which a pixel is surely not background. */
const SURE = 0.16;
const THRESHOLDS = [0.45, 0.6, 0.8, 1] as const;

export type Fish = {
  mask: Mask;
  pose: Pose;
  measures: MaskMeasures;
};

export type Search = {
  background: Background;
  /** How unlike the background each pixel is, 0 to 1. */
  unlike: Float32Array;
  /** Where Otsu's rule parts fish and background. */
  threshold: number;
  /** Best fish found, or null when nothing has the size of one. */
  fish: Fish | null;
};

const centreWeights = (width: number, height: number): Float32Array => {
  const weights = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = (y - height / 2) / (height * 0.8);
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / (width * 0.6);
      weights[y * width + x] = Math.exp(-(u * u + v * v));
    }
  }
  return weights;
};

const mainComponent = (mask: Mask, weights: Float32Array): Mask | null => {
  const { labels, areas } = components(mask);
  const mass = new Float64Array(areas.length + 1);
  for (let p = 0; p < labels.length; p++) if (labels[p] > 0) mass[labels[p]] += weights[p];
  let best = 0;
  areas.forEach((area, i) => {
    if (area > 30 && mass[i + 1] > mass[best]) best = i + 1;
  });
  if (best === 0) return null;
  return maskWhere(mask.width, mask.height, (p) => labels[p] === best);
};

/**
 * Looks for the fish in a small picture (long side 224): pixels unlike the border, four thresholds,
 * and the pose of the mask that most resembles a koi from above.
 */
export const findFish = (image: Rgb): Search => {
  const { width, height } = image;
  const background = backgroundDistance(image);
  const unlike = background.distance.data.map((d) => Math.min(1, d / SURE));
  const threshold = otsu(unlike);
  const weights = centreWeights(width, height);
  let fish: Fish | null = null;
  let previous = -1;
  for (const factor of THRESHOLDS) {
    const raw = maskWhere(width, height, (p) => unlike[p] > threshold * factor);
    const main = mainComponent(open(close(raw)), weights);
    if (main === null) continue;
    const mask = fillHoles(main);
    const area = mask.data.reduce((sum, v) => sum + v, 0);
    if (area === previous) continue;
    previous = area;
    const pose = findPose(mask);
    if (pose === null) continue;
    const measures = maskQuality(mask, pose, unlike, weights, background);
    if (fish === null || measures.score > fish.measures.score) fish = { mask, pose, measures };
  }
  return { background, unlike, threshold, fish };
};
