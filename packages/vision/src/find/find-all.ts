import { fillPolygon } from '../pipeline/polygon.ts';
import type { Pose } from '../pipeline/pose.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { toLongSide } from '../pipeline/resize.ts';
import { treeProbabilities } from '../model/trees.ts';
import { findCandidates, movePose } from './candidates.ts';
import { firstTrees } from './flat-trees.ts';
import { MAP_SIDE, mapFish, type FishMap } from './fish-map.ts';
import { judgeMeasures } from './judge-measures.ts';
import { finder, type Finder } from './model.ts';
import { poseOfPolygon, refine, type Framed, type Pyramid } from './refine.ts';

export type FoundFish = {
  /** Closed body outline without fins, x and y pairs as fractions of the picture. */
  outline: Float64Array;
  /** Centre line in pixels of the map. */
  pose: Pose;
  /** Share of the picture that the body covers. */
  coverage: number;
  /** Share of the picture's edge that the outline runs along. */
  touching: number;
  /** Middle of the body, fractions of the picture. */
  x: number;
  y: number;
  /** How sure it is that this is a fish, and that it is seen from the side, 0 to 1. */
  score: number;
  side: number;
};

const MIDDLE_SIDE = 448;
/** Two outlines that share this much of the smaller one are the same fish. */
const SAME = 0.45;

export const pyramidOf = (image: Rgb, middle: Rgb, model: Finder): Pyramid => ({
  map: mapFish(toLongSide(middle, MAP_SIDE), model),
  middle,
  full: image,
});

/** Area and share of the edge of an outline, by a mask of the map's size. */
const measureOutline = (polygon: Float64Array, { width, height }: FishMap) => {
  const { data } = fillPolygon(polygon, width, height);
  let area = 0;
  let hits = 0;
  let sx = 0;
  let sy = 0;
  for (let p = 0; p < data.length; p++) {
    if (data[p] === 0) continue;
    const x = p % width;
    const y = (p - x) / width;
    area++;
    sx += x;
    sy += y;
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) hits++;
  }
  return {
    data,
    area,
    share: area / data.length,
    touching: hits / (2 * (width + height)),
    x: (sx / area + 0.5) / width,
    y: (sy / area + 0.5) / height,
  };
};

export type Looked = { framed: Framed; outline: ReturnType<typeof measureOutline> };

/** Outlines of the first pass that share this much lead to the same second pass. */
const ALIKE = 0.85;
/** Trees that the first pass asks: enough to find the pose anew. */
const FIRST_TREES = 24;

const alike = (p: Looked['outline'], q: Looked['outline']): boolean => {
  if (Math.min(p.area, q.area) < ALIKE * Math.max(p.area, q.area)) return false;
  let both = 0;
  for (let i = 0; i < p.data.length; i++) both += p.data[i] & q.data[i];
  return both > ALIKE * Math.max(p.area, q.area);
};

/** Every piece of the map that may be a fish, outlined as well as it can be: in two passes. */
export const lookAtAll = (pyramid: Pyramid, model: Pick<Finder, 'frame'>): Looked[] => {
  const first: Looked[] = [];
  const coarse = { frame: firstTrees(model.frame, FIRST_TREES) };
  for (const candidate of findCandidates(pyramid.map)) {
    const framed = refine(candidate.pose, pyramid, coarse);
    if (framed === null) continue;
    const outline = measureOutline(framed.polygon, pyramid.map);
    if (outline.area > 3 && !first.some((f) => alike(f.outline, outline)))
      first.push({ framed, outline });
  }
  return first.map((rough) => {
    const pose = poseOfPolygon(rough.framed.polygon);
    const framed = pose && refine(pose, pyramid, model);
    if (!framed) return rough;
    const outline = measureOutline(framed.polygon, pyramid.map);
    return outline.area > 3 ? { framed, outline } : rough;
  });
};

const judgeOne = ({ framed, outline }: Looked, model: Finder): { score: number; side: number } => {
  const { values } = judgeMeasures(framed, outline.share, outline.touching);
  const [none, , side] = treeProbabilities(model.judge, Float32Array.from(values));
  return { score: 1 - none, side: side / Math.max(1e-6, 1 - none) };
};

/**
 * How sure it is that a pose is a fish, and that it is seen from the side: for a shape found in
 * another way, `scale` times the size that it has in the map. 0 where nothing is seen there.
 */
export const judgePose = (
  pose: Pose,
  scale: number,
  middle: Rgb,
  model: Finder = finder(),
): { score: number; side: number } => {
  const pyramid = pyramidOf(middle, middle, model);
  const shift = (1 / scale - 1) / 2;
  const framed = refine(movePose(pose, 1 / scale, shift, shift), pyramid, model);
  const outline = framed && measureOutline(framed.polygon, pyramid.map);
  return framed && outline && outline.area > 3
    ? judgeOne({ framed, outline }, model)
    : { score: 0, side: 0 };
};

/**
 * Finds every fish of a photo, the surest first, from above or from the side.
 * @param image the photo  @param middle the same with a long side of about 448 px
 */
export const findAllFish = (
  image: Rgb,
  middle: Rgb = toLongSide(image, MIDDLE_SIDE),
  model: Finder = finder(),
): FoundFish[] => {
  const pyramid = pyramidOf(image, middle, model);
  const { width, height } = pyramid.map;
  const judged = lookAtAll(pyramid, model)
    .map((looked) => ({ ...looked, ...judgeOne(looked, model) }))
    .sort((p, q) => q.score - p.score);
  const kept: typeof judged = [];
  for (const next of judged) {
    if (next.score < LEAST_SCORE) break;
    const same = kept.some(({ outline }) => {
      let both = 0;
      for (let p = 0; p < outline.data.length; p++) both += outline.data[p] & next.outline.data[p];
      return both > SAME * Math.min(outline.area, next.outline.area);
    });
    if (!same) kept.push(next);
  }
  return kept.map(({ framed, outline, score, side }) => ({
    outline: framed.polygon.map((v, i) =>
      Math.min(1, Math.max(0, (v + 0.5) / (i % 2 === 0 ? width : height))),
    ),
    pose: framed.pose,
    coverage: outline.share,
    touching: outline.touching,
    x: outline.x,
    y: outline.y,
    score,
    side,
  }));
};

/** Below this a piece is no fish. */
export const LEAST_SCORE = 0.4;
