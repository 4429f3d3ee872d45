import type { Pose } from './pose.ts';

/**
 * Which end of a line of radii is the head: a koi carries its bulk forward. Positive when the head
 * is at the start, negative when it is at the end; the size says how clearly.
 */
export const headEnd = (radius: Float64Array): number => {
  const n = radius.length;
  const quarter = Math.floor(n / 4);
  let bulk = 0;
  let moment = 0;
  let total = 0;
  let difference = 0;
  radius.forEach((r, i) => {
    bulk += r ** 1.5;
    moment += i * r ** 1.5;
    total += r;
    if (i < quarter) difference += r;
    if (i >= n - quarter) difference -= r;
  });
  return (0.5 - moment / bulk / (n - 1)) * 4 + difference / (total + 1e-6);
};

const reversePairs = (pairs: Float64Array, sign: number): Float64Array => {
  const n = pairs.length / 2;
  return Float64Array.from(pairs, (_, i) => sign * pairs[(n - 1 - (i >> 1)) * 2 + (i & 1)]);
};

/** The same fish read from its other end. */
export const reverse = (pose: Pose): Pose => ({
  ...pose,
  points: reversePairs(pose.points, 1),
  normals: reversePairs(pose.normals, -1),
  halfWidth: Float64Array.from(pose.halfWidth).reverse(),
  radius: Float64Array.from(pose.radius).reverse(),
});
