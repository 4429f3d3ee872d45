import { closedCurve, openCurve, type Point } from './path.ts';

/** The drawing is 360 wide and 680 high, the koi lies head up in it, 462 from nose to tail root. */
export const box = { width: 360, height: 680 };
const nose: Point = [180, 52];
const bodyLength = 462;
const halfWidth = 59;

/**
 * Half width along the body as a share of the greatest: a rounded head, the widest place between
 * gill plate and dorsal fin, a strong tail tube. Place 0 is the nose, 1 the root of the tail.
 */
const profile: readonly Point[] = [
  [0, 0.16],
  [0.01, 0.31],
  [0.03, 0.45],
  [0.065, 0.59],
  [0.11, 0.72],
  [0.17, 0.85],
  [0.24, 0.95],
  [0.33, 1],
  [0.43, 0.99],
  [0.54, 0.91],
  [0.65, 0.78],
  [0.76, 0.62],
  [0.86, 0.46],
  [0.94, 0.35],
  [0.985, 0.27],
  [1.02, 0.1],
];

/** Half width at a place along the body, as a share of the greatest. */
export const widthAt = (u: number) => {
  const after = profile.findIndex(([place]) => place >= u);
  if (after <= 0) return after === 0 ? 0.16 : 0.1;
  const [u0, w0] = profile[after - 1] as Point;
  const [u1, w1] = profile[after] as Point;
  const t = (u - u0) / (u1 - u0);
  const eased = t * t * (3 - 2 * t) * 0.4 + t * 0.6;
  return w0 + (w1 - w0) * eased;
};

export type Body = {
  /** Place on the page of `u` along the body and `v` across it, -1 the left edge, 1 the right. */
  at: (u: number, v: number) => Point;
  /** Direction of swimming backwards at `u`, radians, 0 straight down the page. */
  heading: (u: number) => number;
  outline: string;
  spine: string;
};

/** A body in a gentle S: `bend` is the sway of the tail, in drawing units, left below zero. */
export const makeBody = (bend: number): Body => {
  const sway = (u: number) => bend * (0.3 + 1.5 * u * u) * Math.sin(5.4 * u - 0.5) + bend * 0.25;
  const slope = (u: number) => (sway(u + 0.005) - sway(u - 0.005)) / (0.01 * bodyLength);
  const at = (u: number, v: number): Point => {
    const side = v * widthAt(u) * halfWidth;
    const angle = Math.atan(slope(u));
    return [
      nose[0] + sway(u) + side * Math.cos(angle),
      nose[1] + u * bodyLength - side * Math.sin(angle),
    ];
  };
  const places = profile.map(([u]) => u);
  const left = places.map((u) => at(u, -1));
  const right = places.map((u) => at(u, 1)).reverse();
  return {
    at,
    heading: (u) => Math.atan(slope(u)),
    outline: closedCurve([at(-0.008, 0), ...left, ...right]),
    spine: openCurve([0.04, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((u) => at(u, 0))),
  };
};
