import { runUNet } from '../network/unet.ts';
import { findPose, type Pose } from '../pipeline/pose.ts';
import { fillPolygon } from '../pipeline/polygon.ts';
import { FRAME_COLUMNS, FRAME_ROWS, framePositions } from './frame.ts';
import { framePlace } from './frame-view.ts';
import { movePose } from './move-pose.ts';
import type { FishMap } from './fish-map.ts';
import type { Finder } from './model.ts';
import { extentsOf, polygonOf } from './outline.ts';
import type { Pyramid } from './pyramid.ts';

/** A fish looked at in its straightened frame. */
export type Framed = {
  pose: Pose;
  /** Body outline in cells of the map. */
  polygon: Float64Array;
  /** Log odds that it is a fish, and that it is seen from the side. */
  fish: number;
  side: number;
};

const CHANNELS = 6;
const WINDOW = 88;

/** Colours, inside the picture or not, the place along and (without sign) across, as fitted. */
const frameInput = (
  colours: Float32Array,
  positions: Float64Array,
  { across, down }: Pick<FishMap, 'across' | 'down'>,
  { centre, spread }: Finder,
): Float32Array => {
  const data = new Float32Array(FRAME_ROWS * FRAME_COLUMNS * CHANNELS);
  for (let i = 0, to = 0; to < data.length; i++, to += CHANNELS) {
    const column = i % FRAME_COLUMNS;
    const row = (i - column) / FRAME_COLUMNS;
    const x = positions[i * 2] + 0.5;
    const y = positions[i * 2 + 1] + 0.5;
    for (let c = 0; c < 3; c++) data[to + c] = (colours[i * 3 + c] / 255 - centre) / spread;
    data[to + 3] = x >= 0 && y >= 0 && x < across && y < down ? 1 : 0;
    data[to + 4] = (2 * row) / (FRAME_ROWS - 1) - 1;
    data[to + 5] = Math.abs((2 * column) / (FRAME_COLUMNS - 1) - 1);
  }
  return data;
};

/** Looks at a rough pose (in cells of the map) in its straightened frame; null where no body is. */
export const lookAt = (
  pose: Pose,
  pyramid: Pyramid,
  map: Pick<FishMap, 'across' | 'down'>,
  model: Finder,
): Framed | null => {
  const positions = framePositions(pose);
  const photo = pyramid[pyramid.length - 1];
  const colours = framePlace(pose, pyramid, positions, map.across / photo.width);
  const { places, whole } = runUNet(model.frame, {
    rows: FRAME_ROWS,
    columns: FRAME_COLUMNS,
    channels: CHANNELS,
    data: frameInput(colours, positions, map, model),
  });
  const body = Float32Array.from(
    { length: FRAME_ROWS * FRAME_COLUMNS },
    (_, i) => 1 / (1 + Math.exp(-places.data[i * places.channels])),
  );
  const polygon = polygonOf(extentsOf(body), positions);
  if (polygon === null || whole === null) return null;
  return { pose, polygon, fish: whole[0], side: whole[1] };
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

/** Looks at one rough pose are over after so many: each finds the pose better than the one before. */
const LOOKS = 3;
/** A place that is so surely no fish at first sight is not looked at again (log odds). */
const HOPELESS = -4;

/** A centre line that moved by less than this share of its length shows nothing new. */
const STILL = 0.02;

/** The furthest that head, middle or tail of a pose moved, over its length. */
const movedBy = (before: Pose, after: Pose): number => {
  const last = before.points.length - 2;
  const at = [0, Math.floor(last / 4) * 2, last];
  const far = at.map((i) =>
    Math.hypot(before.points[i] - after.points[i], before.points[i + 1] - after.points[i + 1]),
  );
  return Math.max(...far) / before.length;
};

/** Looks at a rough pose again and again, each time from the outline that was seen before. */
export const lookClosely = (
  rough: Pose,
  pyramid: Pyramid,
  map: Pick<FishMap, 'across' | 'down'>,
  model: Finder,
): Framed | null => {
  let seen = lookAt(rough, pyramid, map, model);
  for (let k = 1; k < LOOKS && seen !== null && seen.fish > HOPELESS; k++) {
    const better = poseOfPolygon(seen.polygon);
    if (better === null || movedBy(seen.pose, better) < STILL) break;
    const next = lookAt(better, pyramid, map, model);
    if (next === null) break;
    seen = next;
  }
  return seen;
};
