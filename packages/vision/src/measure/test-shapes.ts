import { findPose, type Pose } from '../pipeline/pose.ts';
import type { Mask, Rgb } from '../pipeline/raster.ts';

/** Shapes drawn by plain geometry, so that what is measured on them is known beforehand. */

export const maskOf = (
  width: number,
  height: number,
  holds: (x: number, y: number) => boolean,
): Mask => {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = holds(x, y) ? 1 : 0;
  return { width, height, data };
};

/** A centre line of 128 points along the middle of an upright ellipse, nose at the top. */
export const uprightLine = (
  centreX: number,
  top: number,
  bottom: number,
  halfWidth: number,
  sideways: (s: number) => number = () => 0,
): Pose => {
  const n = 128;
  const points = new Float64Array(2 * n);
  const normals = new Float64Array(2 * n);
  const widths = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const s = i / (n - 1);
    points[2 * i] = centreX + sideways(s);
    points[2 * i + 1] = top + s * (bottom - top);
    normals[2 * i] = 1;
    widths[i] = halfWidth * Math.sqrt(Math.max(0.0004, 1 - (2 * s - 1) ** 2));
  }
  return {
    points,
    normals,
    halfWidth: widths,
    radius: widths,
    length: bottom - top,
    aspect: (bottom - top) / (2 * halfWidth),
    headScore: 1,
  };
};

export const ellipse =
  (centreX: number, centreY: number, a: number, b: number) =>
  (x: number, y: number): boolean =>
    ((x - centreX) / a) ** 2 + ((y - centreY) / b) ** 2 <= 1;

export const poseOf = (mask: Mask): Pose => {
  const pose = findPose(mask);
  if (!pose) throw new Error('The shape drawn is too small for a pose.');
  return pose;
};

export const paint = (
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Rgb => {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colour(x, y), (y * width + x) * 3);
  return { width, height, data };
};
