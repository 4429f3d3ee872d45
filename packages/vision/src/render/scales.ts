import { clamp, ramp } from './light.ts';

/** The scale under a point of the body. */
export type Scale = {
  /** Place of the scale's centre along the body. */
  s: number;
  /** Place of its centre across, -1 to 1. */
  t: number;
  /** Distance from its centre, 0 to 1 at the free rear edge. */
  edge: number;
  /** How plainly scales show here: none on the head, faint on the flanks. */
  shown: number;
};

const ROWS = 34;
const COLUMNS = 7.5;
const warp = (s: number): number => (ROWS * (s + 0.28 * s * s)) / 1.28;
const unwarp = (a: number): number =>
  (-1 + Math.sqrt(1 + (4 * 0.28 * 1.28 * Math.max(0, a)) / ROWS)) / (2 * 0.28);

/**
 * Scales overlap like tiles from the head backwards: of all the discs that cover a point, the one
 * nearest to the head lies on top. Rows get finer towards the tail with the body's width.
 */
export const scaleAt = (s: number, t: number): Scale => {
  const a = warp(s);
  const b = (Math.asin(clamp(t, -1, 1)) / (Math.PI / 2)) * COLUMNS;
  const row = Math.floor(a);
  for (let i = row - 1; i <= row + 1; i++) {
    const shift = (i & 1) * 0.5;
    const column = Math.round(b - shift) + shift;
    const distance = Math.hypot((a - i) / 1.12, (b - column) / 0.64);
    if (distance <= 1 || i === row + 1)
      return {
        s: unwarp(i),
        t: Math.sin((clamp(column / COLUMNS, -1, 1) * Math.PI) / 2),
        edge: Math.min(1, distance),
        shown: ramp(0.185, 0.235, s) * (1 - ramp(0.8, 0.97, Math.abs(t))) * (1 - ramp(0.95, 1, s)),
      };
  }
  throw new RangeError('unreachable: the last row always answers');
};
