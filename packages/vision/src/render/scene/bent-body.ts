import { FIN_END, profileAt, type Body } from '../body.ts';
import { clamp } from '../light.ts';

/** The centre line is known from a little before the nose to a little behind the tail fin. */
const BEFORE = 0.08;
const SPAN = FIN_END + 0.1 + BEFORE;
const STEPS = 120;
const COARSE = 6;

export type Lay = {
  /** Middle of the body in pixels. */
  x: number;
  y: number;
  /** Pixels from nose to tail root. */
  length: number;
  halfWidth: number;
  /** Degrees clockwise from head up, at the middle of the body. */
  angle: number;
  /** Degrees that the body turns from nose to tail, and how much it swings back. */
  bend: number;
  sway: number;
};

/** A body bent along any gentle curve, at any place of a picture. */
export const layBody = (lay: Lay, width: number, height: number): Body => {
  const { length, halfWidth } = lay;
  const turn = (lay.angle * Math.PI) / 180;
  const xs = new Float64Array(STEPS + 1);
  const ys = new Float64Array(STEPS + 1);
  const placeOf = (i: number) => (i / STEPS) * SPAN - BEFORE;
  const heading = (s: number) =>
    turn +
    ((lay.bend * (s - 0.5) * Math.max(0.35, s) + lay.sway * Math.sin((s - 0.2) * 4.6)) * Math.PI) /
      180;
  const step = (SPAN / STEPS) * length;
  for (let i = 1; i <= STEPS; i++) {
    const h = heading(placeOf(i - 0.5));
    xs[i] = xs[i - 1] - Math.sin(h) * step;
    ys[i] = ys[i - 1] + Math.cos(h) * step;
  }
  const middle = Math.round(((0.5 + BEFORE) / SPAN) * STEPS);
  const dx = lay.x - xs[middle];
  const dy = lay.y - ys[middle];
  for (let i = 0; i <= STEPS; i++) {
    xs[i] += dx;
    ys[i] += dy;
  }
  const direction = (i: number) => {
    const a = Math.max(0, i - 1);
    const b = Math.min(STEPS, i + 1);
    const n = Math.hypot(xs[b] - xs[a], ys[b] - ys[a]) + 1e-9;
    return { x: (xs[b] - xs[a]) / n, y: (ys[b] - ys[a]) / n };
  };
  const place = (s: number, across: number) => {
    const at = clamp(((s + BEFORE) / SPAN) * STEPS, 0, STEPS);
    const i = Math.min(STEPS - 1, Math.floor(at));
    const f = at - i;
    const d = direction(Math.round(at));
    return {
      x: xs[i] + (xs[i + 1] - xs[i]) * f - d.y * -across,
      y: ys[i] + (ys[i + 1] - ys[i]) * f - d.x * across,
    };
  };
  const reach = halfWidth * 3;
  return {
    length,
    halfWidth,
    widthAt: (s) => (s <= 0 || s > 1 ? 0 : profileAt(s) * halfWidth),
    place,
    locate: (x, y) => {
      let best = 0;
      let least = Infinity;
      const near = (i: number) => {
        const d = (xs[i] - x) ** 2 + (ys[i] - y) ** 2;
        if (d < least) {
          least = d;
          best = i;
        }
      };
      for (let i = 0; i <= STEPS; i += COARSE) near(i);
      const from = Math.max(0, best - COARSE);
      const to = Math.min(STEPS, best + COARSE);
      for (let i = from; i <= to; i++) near(i);
      const d = direction(best);
      const along = (x - xs[best]) * d.x + (y - ys[best]) * d.y;
      const across = (x - xs[best]) * d.y - (y - ys[best]) * d.x;
      return { s: placeOf(best) + along / length, across };
    },
    bounds: {
      left: Math.max(0, Math.floor(Math.min(...xs) - reach)),
      top: Math.max(0, Math.floor(Math.min(...ys) - reach)),
      right: Math.min(width, Math.ceil(Math.max(...xs) + reach)),
      bottom: Math.min(height, Math.ceil(Math.max(...ys) + reach)),
    },
  };
};
