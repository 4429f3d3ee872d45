import type { Pose } from '../pipeline/pose.ts';

/** The same pose in another picture: grown by `k`, then moved. */
export const movePose = (pose: Pose, k: number, dx: number, dy: number): Pose => ({
  ...pose,
  points: pose.points.map((v, i) => v * k + (i % 2 === 0 ? dx : dy)),
  halfWidth: pose.halfWidth.map((v) => v * k),
  radius: pose.radius.map((v) => v * k),
  length: pose.length * k,
});
