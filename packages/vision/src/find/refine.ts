import { findPose, type Pose } from '../pipeline/pose.ts';
import { fillPolygon } from '../pipeline/polygon.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { movePose } from './candidates.ts';
import type { FishMap } from './fish-map.ts';
import { flatProbabilities } from './flat-trees.ts';
import { alongOf, framePositions, FRAME_ROWS, sampleFrame, samplePlane } from './frame.ts';
import { FRAME_MEASURES, measureFrame } from './frame-measures.ts';
import type { Finder } from './model.ts';
import { extentsOf, halfWidths, polygonOf, type Extents } from './outline.ts';

/** The picture at two sizes: fish that are small in it are looked at in the larger one. */
export type Pyramid = { map: FishMap; middle: Rgb; full: Rgb };

/** A fish in its straightened frame, as far as it could be seen. */
export type Framed = {
  pose: Pose;
  positions: Float64Array;
  /** Measures of each cell, and how surely each is body. */
  table: Float32Array;
  body: Float32Array;
  extents: Extents;
  /** Body outline in pixels of the map. */
  polygon: Float64Array;
};

/** A row of the frame should not stride over more than this many pixels of the picture it is read from. */
const STRIDE = 1.1;
const WINDOW = 88;
/** Cells far out in which the map sees nothing are water. */
const WATER = 0.02;
const ACROSS_AT = 1;
const LIKENESS_AT = 6;

/** The measures of a straightened frame around a pose. */
export const frameOf = (pose: Pose, { map, middle, full }: Pyramid) => {
  const positions = framePositions(pose);
  const rowStep = (pose.length * 1.44) / FRAME_ROWS;
  const finer = (rowStep * middle.height) / map.height < STRIDE;
  const image = finer ? full : middle;
  const lab = sampleFrame(image, positions, image.height / map.height);
  const likeness = samplePlane(map.data, map.width, map.height, positions, 1, 0);
  const inside = samplePlane(
    new Uint8Array(map.data.length).fill(1),
    map.width,
    map.height,
    positions,
    1,
    0,
  );
  const reach = Math.max(...pose.radius) * 1.08 + 0.5;
  return {
    positions,
    inside,
    table: measureFrame(lab, likeness, halfWidths(pose, alongOf, reach), inside),
  };
};

/** Looks at a rough pose in its straightened frame and reads the body's outline there. */
export const refine = (
  pose: Pose,
  pyramid: Pyramid,
  model: Pick<Finder, 'frame'>,
): Framed | null => {
  const { positions, inside, table } = frameOf(pose, pyramid);
  const worth = (cell: number) =>
    inside[cell] === 1 &&
    (table[cell * FRAME_MEASURES + LIKENESS_AT] > WATER ||
      table[cell * FRAME_MEASURES + ACROSS_AT] < 1.2);
  const body = flatProbabilities(model.frame, table, FRAME_MEASURES, worth);
  const extents = extentsOf(body);
  const polygon = polygonOf(extents, positions);
  return polygon === null ? null : { pose, positions, table, body, extents, polygon };
};

/** The pose of an outline, found anew in a window of its own; null when it is too thin. */
export const poseOfPolygon = (polygon: Float64Array): Pose | null => {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (let i = 0; i < polygon.length; i += 2) {
    x0 = Math.min(x0, polygon[i]);
    x1 = Math.max(x1, polygon[i]);
    y0 = Math.min(y0, polygon[i + 1]);
    y1 = Math.max(y1, polygon[i + 1]);
  }
  const k = Math.max(x1 - x0, y1 - y0, 1) / WINDOW;
  const left = x0 - 2 * k;
  const top = y0 - 2 * k;
  const corners = polygon.map((v, i) => (v - (i % 2 === 0 ? left : top)) / k);
  const mask = fillPolygon(corners, Math.ceil((x1 - x0) / k) + 5, Math.ceil((y1 - y0) / k) + 5);
  const pose = findPose(mask);
  return pose && movePose(pose, k, left, top);
};
