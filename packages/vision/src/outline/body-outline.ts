import { smoothLine } from '../pipeline/numbers.ts';
import { reverse } from '../pipeline/head-end.ts';
import { findPose, type Pose } from '../pipeline/pose.ts';
import type { Lab, Mask } from '../pipeline/raster.ts';
import { bodyMask, borderOf } from './body-mask.ts';
import { COLUMNS, halfOf, traceEdge } from './edges.ts';
import { expectedHalf, fitRoot, type Extent } from './root-fit.ts';
import { settleEdge } from './settle-edge.ts';
import { scaly } from './texture.ts';
import { fitWater, unlikeWater } from './water-field.ts';

/** Stations of the outline from nose to tail root. */
const ROWS = 64;
/** Where the border of water and fish is tried, in shares of what the colours say. */
const TRIES = [
  { share: 1, shadow: true, scales: false },
  { share: 1, shadow: false, scales: false },
  { share: 0.7, shadow: true, scales: true },
  { share: 0.6, shadow: false, scales: false },
  { share: 2, shadow: true, scales: false },
];
/** Share of the water's lightness down to which it counts as shadow, and where dark skin looks the same. */
const IN_SHADOW = 0.58;
const IN_LIGHT = 0.74;
/** Shapes further from koi's than this are no better than what was found. */
const IMPLAUSIBLE = 2.5;
/** Which end is the head was read off the shape before: it is turned only where it then fits much better. */
const TURNED = 0.3;
/** The first border is right more often than the others: they must fit that much better. */
const LATER = 0.32;
/** A patch of a fish may look like a small fish: of two shapes the larger one is more often the whole. */
const SIZE = 0.9;
/** A shape that departs no further from koi's is not looked at again. */
const GOOD = 0.45;
/** The outline on what was found at first is taken only where it is that much the better. */
const FOUND_BEFORE = 0.5;

const stationAt = (pose: Pose, at: number) => {
  const n = pose.radius.length;
  const i = Math.min(n - 2, Math.max(0, Math.floor(at)));
  const f = Math.min(1, Math.max(0, at - i));
  const mix = (values: Float64Array, c: number) =>
    values[i * 2 + c] * (1 - f) + values[i * 2 + 2 + c] * f;
  return {
    x: mix(pose.points, 0),
    y: mix(pose.points, 1),
    nx: mix(pose.normals, 0),
    ny: mix(pose.normals, 1),
  };
};

/** Full width of the mask across each station. */
const widthsOf = (mask: Mask, pose: Pose, limit: number): Float64Array => {
  const n = pose.radius.length;
  const out = new Float64Array(n);
  for (let i = 0; i < n; i++)
    for (const side of [1, -1])
      for (let t = side === 1 ? 0 : 0.5; t < limit; t += 0.5) {
        const x = Math.round(pose.points[i * 2] + side * t * pose.normals[i * 2]);
        const y = Math.round(pose.points[i * 2 + 1] + side * t * pose.normals[i * 2 + 1]);
        if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) break;
        if (mask.data[y * mask.width + x] === 0) break;
        out[i] += 0.5;
      }
  return smoothLine(out, 1.5);
};

/** The value between four pixels; 0 beyond the picture. */
const valueAt = (values: Float32Array, { width, height }: Mask, x: number, y: number): number => {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) return 0;
  const p = y0 * width + x0;
  const fx = x - x0;
  const fy = y - y0;
  return (
    (values[p] * (1 - fx) + values[p + 1] * fx) * (1 - fy) +
    (values[p + width] * (1 - fx) + values[p + width + 1] * fx) * fy
  );
};

/** What a cell in the mask counts at least (patches of the water's colour), one off it at most, and one beyond the picture. */
const IN_MASK = 0.35;
const OFF_MASK = 0.1;
const BEYOND = -0.3;

/** How much likelier body than water each cell across the fish is, on one side. */
const gainsOf = (
  unlike: Float32Array,
  mask: Mask,
  border: number,
  pose: Pose,
  extent: Extent,
  side: number,
): Float32Array => {
  const { width, height } = mask;
  const out = new Float32Array(ROWS * COLUMNS);
  for (let row = 0; row < ROWS; row++) {
    const { x, y, nx, ny } = stationAt(pose, placeOf(extent, row));
    for (let column = 0; column < COLUMNS; column++) {
      const t = side * (halfOf(column) - 0.5 * halfOf(0)) * extent.half;
      const px = Math.round(x + t * nx);
      const py = Math.round(y + t * ny);
      const beyond = px < 0 || py < 0 || px >= width || py >= height;
      const p = py * width + px;
      const z = beyond ? 0 : unlike[p];
      const g = Math.min(1, Math.max(-1, (z - border) / border));
      out[row * COLUMNS + column] = beyond
        ? BEYOND
        : mask.data[p] === 1
          ? Math.max(IN_MASK, g)
          : Math.min(g, OFF_MASK);
    }
  }
  return out;
};

const placeOf = (extent: Extent, row: number): number => (extent.root * row) / (ROWS - 1);

export type BodyOutline = { polygon: Float64Array; pose: Pose; extent: Extent; mask: Mask };

const areaOf = (mask: Mask): number => mask.data.reduce((sum, v) => sum + v, 0);

const outlineOn = (unlike: Float32Array, border: number, mask: Mask, pose: Pose): BodyOutline => {
  const widest = Math.max(...pose.radius);
  const extent = fitRoot(pose, widthsOf(mask, pose, 1.6 * widest));
  const expected = Array.from({ length: ROWS }, (_, row) => expectedHalf(row / (ROWS - 1)));
  const polygon = new Float64Array(ROWS * 4);
  for (const side of [1, -1]) {
    const shares = traceEdge(gainsOf(unlike, mask, border, pose, extent, side), expected);
    const rough = smoothLine(shares, 1).map((share) => share * extent.half);
    const halves = settleEdge(rough, (row, half) => {
      const { x, y, nx, ny } = stationAt(pose, placeOf(extent, row));
      return valueAt(unlike, mask, x + side * half * nx, y + side * half * ny);
    });
    for (let row = 0; row < ROWS; row++) {
      const { x, y, nx, ny } = stationAt(pose, placeOf(extent, row));
      const t = side * halves[row];
      const at = (side === 1 ? row : 2 * ROWS - 1 - row) * 2;
      polygon[at] = x + t * nx;
      polygon[at + 1] = y + t * ny;
    }
  }
  return { polygon, pose, extent, mask };
};

/**
 * The best outline and what speaks for it, in pixels of the mask. The water is told apart anew from
 * what was found; where the shape that shows departs from a koi's, other borders are tried.
 */
export const traceBody = (lab: Lab, fish: { mask: Mask; pose: Pose }): BodyOutline => {
  const water = fitWater(lab, fish.mask);
  const shaded = unlikeWater(lab, water, IN_SHADOW);
  const shadedBorder = borderOf(shaded);
  let lit: Float32Array | null = null;
  let best: BodyOutline | null = null;
  let least = Infinity;
  for (const { share, shadow, scales } of TRIES) {
    lit ??= shadow ? null : unlikeWater(lab, water, IN_LIGHT);
    const unlike = shadow || lit === null ? shaded : lit;
    const border = unlike === shaded ? shadedBorder : borderOf(unlike);
    const mask = bodyMask(unlike, share * border, fish.mask, scales ? scaly(lab) : null);
    const pose = mask && findPose(mask);
    if (!mask || !pose) continue;
    const size = SIZE * Math.log(areaOf(mask));
    for (const way of [pose, reverse(pose)]) {
      const next = outlineOn(unlike, share * border, mask, way);
      const misfit =
        next.extent.misfit - size + (way === pose ? 0 : TURNED) + (best === null ? 0 : LATER);
      if (misfit < least) {
        best = next;
        least = misfit;
      }
      if (next.extent.misfit < GOOD) return best ?? next;
    }
  }
  const before = outlineOn(shaded, shadedBorder, fish.mask, fish.pose);
  const misfit = before.extent.misfit - SIZE * Math.log(areaOf(fish.mask)) + FOUND_BEFORE;
  return best === null || misfit < least ? before : best;
};

/**
 * The outline of the body from the snout to the tail root, without fins, for showing it on the photo.
 * Nothing that is measured reads it.
 * @param lab the picture of the mask  @param fish what was found, with its pose
 * @returns corners as x, y pairs in pixels of the mask; null where no shape resembles a koi
 */
export const bodyOutline = (lab: Lab, fish: { mask: Mask; pose: Pose }): Float64Array | null => {
  const { polygon, extent } = traceBody(lab, fish);
  return extent.misfit > IMPLAUSIBLE ? null : polygon;
};
