import { clamp } from './light.ts';
import type { Random } from './random.ts';

/** End of the tail fin in body lengths; the body itself runs from 0 (nose) to 1 (tail root). */
export const FIN_END = 1.2;

/** Half width from above as a share of the greatest, by place along the body. */
const PROFILE: readonly (readonly [number, number])[] = [
  [0, 0.3],
  [0.03, 0.47],
  [0.07, 0.6],
  [0.12, 0.73],
  [0.18, 0.86],
  [0.25, 0.955],
  [0.32, 0.995],
  [0.38, 1],
  [0.46, 0.965],
  [0.55, 0.87],
  [0.65, 0.72],
  [0.75, 0.55],
  [0.85, 0.385],
  [0.93, 0.27],
  [1, 0.19],
];

/** Half width from above as a share of the greatest, at a place along the body. */
export const profileAt = (s: number): number => {
  if (s <= 0) return 0;
  let i = 1;
  while (i < PROFILE.length - 1 && PROFILE[i][0] < s) i++;
  const [s0, w0] = PROFILE[i - 1];
  const [s1, w1] = PROFILE[i];
  const share = clamp((s - s0) / (s1 - s0));
  // The nose is blunt: it closes like a circle, not like a wedge.
  const blunt = s < 0.03 ? Math.sqrt(1 - (1 - s / 0.03) ** 2) : 1;
  return (w0 + (w1 - w0) * share) * blunt;
};

const STEPS = 600;
/** The centre line is known from this far before the nose to as far behind the tail fin. */
const MARGIN = 0.3;
const SPAN = FIN_END + 2 * MARGIN;

export type Body = {
  /** Length in pixels from nose to tail root. */
  length: number;
  /** Greatest half width in pixels. */
  halfWidth: number;
  /** Half width in pixels at a place along the body. */
  widthAt: (s: number) => number;
  /**
   * Body coordinates of a pixel: place along the body (0 nose, 1 tail root) and signed distance in
   * pixels from the centre line, positive to the fish's left as seen in an upright picture's right.
   */
  locate: (x: number, y: number) => { s: number; across: number };
  /** Pixel of a place in body coordinates. */
  place: (s: number, across: number) => { x: number; y: number };
  /** Half extents in pixels of a box around the fish with all its fins. */
  bounds: { left: number; top: number; right: number; bottom: number };
};

export type BodyOptions = {
  width: number;
  height: number;
  /** Degrees clockwise from head up. */
  angle: number;
};

/** Lays a body of natural proportions into a picture, slightly bent, turned and off centre. */
export const makeBody = (random: Random, { width, height, angle }: BodyOptions): Body => {
  const turn = (angle * Math.PI) / 180;
  const forwardX = Math.sin(turn);
  const forwardY = -Math.cos(turn);
  // The longest fish that stays inside the picture at this angle, fins and a margin included.
  const room = Math.min(
    width / (Math.abs(forwardX) * FIN_END + 0.62 * Math.abs(forwardY)),
    height / (Math.abs(forwardY) * FIN_END + 0.62 * Math.abs(forwardX)),
  );
  const length = room * random.between(0.84, 0.97);
  const halfWidth = length / (2 * random.between(3.9, 4.4));
  const bend = random.between(-0.05, 0.05) * length;
  const sway = random.between(-0.02, 0.02) * length;
  const centreX = width * random.between(0.48, 0.52);
  const centreY = height * random.between(0.48, 0.52);
  const middle = FIN_END / 2;

  // Sideways offset of the centre line; the tail swings more than the head. Tabulated, because every
  // pixel near the fish looks it up several times.
  const offsets = new Float32Array(STEPS + 1).map((_, i) => {
    const s = (i / STEPS) * SPAN - MARGIN;
    return bend * (s - 0.35) ** 2 * 1.6 + sway * Math.sin((s - 0.1) * Math.PI) - bend * 0.1;
  });
  const index = (s: number): number => clamp(((s + MARGIN) / SPAN) * STEPS, 1, STEPS - 1) | 0;
  const offset = (s: number): number => {
    const i = index(s);
    const share = ((s + MARGIN) / SPAN) * STEPS - i;
    return offsets[i] + (offsets[i + 1] - offsets[i]) * share;
  };
  const slope = (s: number): number => {
    const i = index(s);
    return ((offsets[i + 1] - offsets[i - 1]) * STEPS) / (2 * SPAN * length);
  };
  const widths = new Float32Array(STEPS + 1).map((_, i) => profileAt(i / STEPS) * halfWidth);

  const place = (s: number, across: number): { x: number; y: number } => {
    const k = slope(s);
    const norm = Math.sqrt(1 + k * k);
    const along = (middle - s) * length + (across * k) / norm;
    const side = offset(s) + across / norm;
    return {
      x: centreX + forwardX * along - forwardY * side,
      y: centreY + forwardY * along + forwardX * side,
    };
  };

  const reach = halfWidth * 2.9;
  const offTrunk = halfWidth * 1.2 + Math.abs(bend) * 1.4 + Math.abs(sway);
  const ends = [place(-0.06, 0), place(FIN_END + 0.03, 0)];
  const pad = reach * 1.02;
  return {
    length,
    halfWidth,
    widthAt: (s) => (s <= 0 ? 0 : widths[Math.min(STEPS, Math.round(s * STEPS))]),
    locate: (x, y) => {
      const dx = x - centreX;
      const dy = y - centreY;
      const along = dx * forwardX + dy * forwardY;
      const side = -dx * forwardY + dy * forwardX;
      // Two steps of the foot-point search are enough for a line this straight.
      let s = middle - along / length;
      // Off the trunk only the side fins are drawn, which need no exact place along it.
      if (Math.abs(side) > offTrunk) return { s, across: side };
      for (let i = 0; i < 2; i++) {
        const k = slope(s);
        const gapAlong = (middle - s) * length - along;
        const gapSide = offset(s) - side;
        s += (gapAlong - gapSide * k) / (length * (1 + k * k));
      }
      const k = slope(s);
      return { s, across: (side - offset(s)) * Math.sqrt(1 + k * k) };
    },
    place,
    bounds: {
      left: Math.max(0, Math.floor(Math.min(...ends.map((p) => p.x)) - pad)),
      top: Math.max(0, Math.floor(Math.min(...ends.map((p) => p.y)) - pad)),
      right: Math.min(width, Math.ceil(Math.max(...ends.map((p) => p.x)) + pad)),
      bottom: Math.min(height, Math.ceil(Math.max(...ends.map((p) => p.y)) + pad)),
    },
  };
};
