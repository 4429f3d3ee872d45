import { fillPolygon } from '../pipeline/polygon.ts';
import type { Pose } from '../pipeline/pose.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { toLongSide } from '../pipeline/resize.ts';
import { lookAt, lookClosely } from './frame-look.ts';
import { movePose } from './move-pose.ts';
import { mapFish, NET_CELL, type FishMap } from './fish-map.ts';
import { finder, type Finder } from './model.ts';
import { piecesOf } from './pieces.ts';
import { NET_SIDE, pyramidOf } from './pyramid.ts';
import { roughPose } from './rough-pose.ts';

export type FoundFish = {
  /** Closed body outline without fins, x and y pairs as fractions of the picture. */
  outline: Float64Array;
  /** Centre line in cells of the map. */
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

/** Below this a piece is no fish. */
const LEAST_SCORE = 0.5;
/** Two outlines that share this much of the smaller one are the same fish. */
const SAME = 0.45;
/** Outlines are compared in a picture of this many times the map's size. */
const FINER = 2;

/**
 * The networks are fitted on scenes of which 30 % are seen from the side, owners take 12 % so
 * (`render/scene/layout.ts`): log odds by which a side view is rarer than they think.
 */
const RARER = Math.log(0.3 / 0.7) - Math.log(0.12 / 0.88);

const sigmoid = (v: number) => 1 / (1 + Math.exp(-v));

/** Area and share of the edge of an outline, by a mask of twice the map's size. */
const measureOutline = (polygon: Float64Array, { across, down }: FishMap) => {
  const width = Math.round(across * FINER);
  const height = Math.round(down * FINER);
  const { data } = fillPolygon(
    polygon.map((v) => (v + 0.5) * FINER - 0.5),
    width,
    height,
  );
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

/**
 * How sure it is that a pose is a fish, and that it is seen from the side: for a shape found in
 * another way. 0 where nothing is seen there.
 * @param scale size of the pose's picture over that of `middle`
 */
export const judgePose = (
  pose: Pose,
  scale: number,
  middle: Rgb,
  model: Finder = finder(),
): { score: number; side: number } => {
  const k = 1 / (scale * NET_CELL);
  const shift = (k - 1) / 2;
  const place = { across: middle.width / NET_CELL, down: middle.height / NET_CELL };
  const framed = lookAt(movePose(pose, k, shift, shift), pyramidOf(middle, middle), place, model);
  return framed
    ? { score: sigmoid(framed.fish), side: sigmoid(framed.side - RARER) }
    : { score: 0, side: 0 };
};

/**
 * Finds every fish of a photo, the surest first, from above or from the side.
 * @param image the photo  @param middle the same with a long side of 448 px
 */
export const findAllFish = (
  image: Rgb,
  middle: Rgb = toLongSide(image, NET_SIDE),
  model: Finder = finder(),
): FoundFish[] => {
  const pyramid = pyramidOf(image, middle);
  const map = mapFish(middle, model);
  const looked = piecesOf(map).flatMap((cells) => {
    const rough = roughPose(map, cells);
    const framed = rough && lookClosely(rough, pyramid, map, model);
    if (!framed) return [];
    const outline = measureOutline(framed.polygon, map);
    const told = cells.reduce((sum, p) => sum + map.side[p], 0) / cells.length;
    const side = sigmoid((framed.side + told) / 2 - RARER);
    return outline.area > 3 * FINER ** 2
      ? [{ framed, outline, score: sigmoid(framed.fish), side }]
      : [];
  });
  const kept: typeof looked = [];
  for (const next of looked.sort((p, q) => q.framed.fish - p.framed.fish)) {
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
      Math.min(1, Math.max(0, (v + 0.5) / (i % 2 === 0 ? map.across : map.down))),
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
