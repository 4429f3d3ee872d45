import { fillHoles } from '../pipeline/components.ts';
import { findPose, type Pose } from '../pipeline/pose.ts';
import { maskWhere } from '../pipeline/raster.ts';
import { movePose } from './move-pose.ts';
import type { FishMap } from './fish-map.ts';

/** Long side of the window in which a fish of the map is looked at. */
const WINDOW = 88;
/** Share of body at which the edge of a coarse cell's fish is drawn. */
const LEVEL = 0.45;

/** Value between the cells of a map, only of cells that one group owns. */
const ownBody = ({ width, height, body }: FishMap, own: Uint8Array, x: number, y: number) => {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const at = (u: number, v: number) =>
    u < 0 || v < 0 || u >= width || v >= height || own[v * width + u] === 0
      ? 0
      : body[v * width + u];
  return (
    (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
    (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
  );
};

/** The centre line of a group of cells, in cells of the map; null when it is no more than a speck. */
export const roughPose = (map: FishMap, cells: readonly number[]): Pose | null => {
  const own = new Uint8Array(map.body.length);
  let x0 = map.width;
  let y0 = map.height;
  let x1 = 0;
  let y1 = 0;
  for (const p of cells) {
    own[p] = 1;
    const x = p % map.width;
    const y = (p - x) / map.width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const k = (Math.max(x1 - x0, y1 - y0) + 3) / WINDOW;
  const left = x0 - 1.5;
  const top = y0 - 1.5;
  const w = Math.ceil((x1 - x0 + 3) / k);
  const h = Math.ceil((y1 - y0 + 3) / k);
  const mask = maskWhere(
    w,
    h,
    (p) => ownBody(map, own, left + (p % w) * k, top + Math.floor(p / w) * k) > LEVEL,
  );
  const pose = findPose(fillHoles(mask));
  return pose && movePose(pose, k, left, top);
};
