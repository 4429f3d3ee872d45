import { distanceTransform } from './distance-transform.ts';
import { percentileOfSorted, smoothLine, solve } from './numbers.ts';
import { headEnd, reverse } from './head-end.ts';
import type { Mask, Plane } from './raster.ts';

/** Points along the centre line. */
export const STATIONS = 128;
const BINS = 48;
const DEGREE = 4;

/** The fish's centre line from nose to tail, in pixels of the mask it was found in. */
export type Pose = {
  /** x and y of each station. */
  points: Float64Array;
  /** Unit normals, x and y of each station; the fish's right when its head is up. */
  normals: Float64Array;
  /** Half width of the body without fins at each station. */
  halfWidth: Float64Array;
  /** Radius of the largest inscribed circle near each station. */
  radius: Float64Array;
  length: number;
  /** Length over greatest width. */
  aspect: number;
  /** How clearly one end is the head: 0 undecided, 1 and more clear. */
  headScore: number;
};

type Axis = { cx: number; cy: number; ax: number; ay: number };

const principalAxis = (pixels: Int32Array, width: number, depth: Float32Array): Axis => {
  let total = 0;
  let cx = 0;
  let cy = 0;
  for (const p of pixels) {
    const w = depth[p];
    const x = p % width;
    total += w;
    cx += w * x;
    cy += (w * (p - x)) / width;
  }
  cx /= total;
  cy /= total;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const p of pixels) {
    const x = (p % width) - cx;
    const y = Math.floor(p / width) - cy;
    xx += depth[p] * x * x;
    xy += depth[p] * x * y;
    yy += depth[p] * y * y;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { cx, cy, ax: Math.cos(angle), ay: Math.sin(angle) };
};

const valueAt = (plane: Plane, x: number, y: number): number =>
  x < 0 || y < 0 || x >= plane.width || y >= plane.height ? 0 : plane.data[y * plane.width + x];

const sample = (plane: Plane, x: number, y: number): number => {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  return (
    (valueAt(plane, x0, y0) * (1 - fx) + valueAt(plane, x0 + 1, y0) * fx) * (1 - fy) +
    (valueAt(plane, x0, y0 + 1) * (1 - fx) + valueAt(plane, x0 + 1, y0 + 1) * fx) * fy
  );
};

const inside = (mask: Mask, x: number, y: number): boolean => {
  const px = Math.round(x);
  const py = Math.round(y);
  return (
    px >= 0 &&
    py >= 0 &&
    px < mask.width &&
    py < mask.height &&
    mask.data[py * mask.width + px] === 1
  );
};

type Ridge = { coefficients: number[]; centre: number; half: number };

/** Sideways course of the ridge of the distance transform, a gently damped quartic. */
const fitRidge = (s: Float64Array, t: Float64Array, depth: Float64Array): Ridge => {
  const sorted = Float64Array.from(s).sort();
  const s0 = percentileOfSorted(sorted, 0.3);
  const length = Math.max(1, percentileOfSorted(sorted, 99.7) - s0);
  const weight = new Float64Array(BINS);
  const sideways = new Float64Array(BINS);
  const radius = new Float64Array(BINS);
  for (let i = 0; i < s.length; i++) {
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor(((s[i] - s0) / length) * BINS)));
    const w = depth[i] ** 4 + 1e-6;
    weight[bin] += w;
    sideways[bin] += w * t[i];
    radius[bin] = Math.max(radius[bin], depth[i]);
  }
  const widest = Math.max(...radius);
  const normal = Array.from({ length: DEGREE + 1 }, () => new Array<number>(DEGREE + 1).fill(0));
  const right = new Array<number>(DEGREE + 1).fill(0);
  for (let bin = 0; bin < BINS; bin++) {
    if (radius[bin] === 0) continue;
    const u = ((bin + 0.5) / BINS) * 2 - 1;
    const w = Math.sqrt(radius[bin] / widest);
    const powers = Array.from({ length: DEGREE + 1 }, (_, i) => u ** i);
    for (let i = 0; i <= DEGREE; i++) {
      right[i] += (w * powers[i] * sideways[bin]) / weight[bin];
      for (let j = 0; j <= DEGREE; j++) normal[i][j] += w * powers[i] * powers[j];
    }
  }
  // Higher powers are held back so that a stray fin does not bend the whole fish.
  [0, 0, 0.05, 0.1, 0.3].forEach((damping, i) => (normal[i][i] += damping + 1e-9));
  return { coefficients: solve(normal, right), centre: s0 + length / 2, half: length / 2 };
};

const unitNormals = (points: Float64Array): Float64Array => {
  const normals = new Float64Array(points.length);
  for (let i = 0; i < STATIONS; i++) {
    const before = Math.max(0, i - 1) * 2;
    const after = Math.min(STATIONS - 1, i + 1) * 2;
    const dx = points[after] - points[before];
    const dy = points[after + 1] - points[before + 1];
    const norm = Math.hypot(dx, dy) + 1e-9;
    normals[i * 2] = -dy / norm;
    normals[i * 2 + 1] = dx / norm;
  }
  return normals;
};

/** Steps along the normal until the mask ends. */
const reach = (mask: Mask, pose: Pick<Pose, 'points' | 'normals'>, i: number, sign: number) => {
  const limit = Math.max(mask.width, mask.height);
  let step = 0;
  while (step < limit) {
    const x = pose.points[i * 2] + sign * step * pose.normals[i * 2];
    const y = pose.points[i * 2 + 1] + sign * step * pose.normals[i * 2 + 1];
    if (!inside(mask, x, y)) break;
    step++;
  }
  return step;
};

const pixelsOf = (mask: Mask): Int32Array => {
  const pixels = new Int32Array(mask.data.length);
  let n = 0;
  for (let p = 0; p < mask.data.length; p++) if (mask.data[p] === 1) pixels[n++] = p;
  return pixels.subarray(0, n);
};

/**
 * Finds the centre line of an elongated mask and which end is the head: weighted principal axis,
 * ridge of the distance transform, quartic centre line. Half widths follow the inscribed circle,
 * which leaves the fins out. Returns null for a mask with fewer than 100 pixels.
 */
export const findPose = (mask: Mask): Pose | null => {
  const depthMap = distanceTransform(mask);
  const pixels = pixelsOf(mask);
  if (pixels.length < 100) return null;
  const { cx, cy, ax, ay } = principalAxis(pixels, mask.width, depthMap.data);
  const s = new Float64Array(pixels.length);
  const t = new Float64Array(pixels.length);
  const depth = new Float64Array(pixels.length);
  pixels.forEach((p, i) => {
    const x = (p % mask.width) - cx;
    const y = Math.floor(p / mask.width) - cy;
    s[i] = x * ax + y * ay;
    t[i] = y * ax - x * ay;
    depth[i] = depthMap.data[p];
  });
  const ridge = fitRidge(s, t, depth);
  const points = new Float64Array(STATIONS * 2);
  for (let i = 0; i < STATIONS; i++) {
    const u = (2 * i) / (STATIONS - 1) - 1;
    const along = ridge.centre + u * ridge.half;
    const aside = ridge.coefficients.reduce((sum, c, k) => sum + c * u ** k, 0);
    points[i * 2] = cx + along * ax - aside * ay;
    points[i * 2 + 1] = cy + along * ay + aside * ax;
  }
  const normals = unitNormals(points);
  const rough = new Float64Array(STATIONS);
  const wide = new Float64Array(STATIONS);
  for (let i = 0; i < STATIONS; i++) {
    wide[i] =
      (reach(mask, { points, normals }, i, 1) + reach(mask, { points, normals }, i, -1)) / 2;
    for (let k = -4; k <= 4; k++) {
      const x = points[i * 2] + k * normals[i * 2];
      const y = points[i * 2 + 1] + k * normals[i * 2 + 1];
      rough[i] = Math.max(rough[i], sample(depthMap, x, y));
    }
  }
  const radius = smoothLine(rough, 2);
  const halfWidth = smoothLine(
    radius.map((r, i) => Math.max(1, Math.min(r * 1.08 + 0.5, Math.max(wide[i], r * 0.9)))),
    1.5,
  );
  let length = 0;
  for (let i = 1; i < STATIONS; i++)
    length += Math.hypot(points[i * 2] - points[i * 2 - 2], points[i * 2 + 1] - points[i * 2 - 1]);
  const headScore = headEnd(radius);
  const pose: Pose = {
    points,
    normals,
    halfWidth,
    radius,
    length,
    aspect: length / (2 * Math.max(...radius) + 1e-6),
    headScore: Math.abs(headScore),
  };
  return headScore < 0 ? reverse(pose) : pose;
};
