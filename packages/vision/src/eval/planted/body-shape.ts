/** The fish's body as the engine outlines it, in pixels of the photo. */
export type BodyShape = {
  /** Along the centre line, nose to root of the tail. */
  length: number;
  /** Greatest width without fins. */
  width: number;
  /** Centre line, nose first, with the half width at each place. */
  line: readonly { x: number; y: number; half: number }[];
};

/** A place on the body with its directions: `t` towards the tail, `n` across. */
export type BodyPlace = {
  x: number;
  y: number;
  t: readonly [number, number];
  n: readonly [number, number];
  /** How much the round flank shortens what lies across, 1 on the back. */
  squeeze: number;
  /** Pixels to the edge of the body, straight across. */
  toEdge: number;
};

/** Flanks are never seen flatter than this: the outline ends where the body turns away. */
const LEAST_SQUEEZE = 0.45;

/**
 * Reads the closed outline of `VisionResult.fish`: corners x, y in pixels, down one side from the
 * nose, back up the other.
 */
export const bodyShape = (corners: Float64Array): BodyShape => {
  const count = corners.length / 2;
  const half = Math.floor(count / 2);
  const line = Array.from({ length: half }, (_, i) => {
    const j = count - 1 - i;
    const [x0, y0, x1, y1] = [
      corners[2 * i],
      corners[2 * i + 1],
      corners[2 * j],
      corners[2 * j + 1],
    ];
    return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, half: Math.hypot(x1 - x0, y1 - y0) / 2 };
  });
  let length = 0;
  for (let i = 1; i < half; i++)
    length += Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
  return { length, width: 2 * Math.max(...line.map((s) => s.half)), line };
};

/** @param along 0 nose to 1 tail @param aside -1 to 1, the edges of the body */
export const placeOnBody = ({ line }: BodyShape, along: number, aside: number): BodyPlace => {
  const at = along * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(at));
  const [p, q] = [line[i], line[i + 1]];
  const [before, after] = [line[Math.max(0, i - 2)], line[Math.min(line.length - 1, i + 3)]];
  const step = Math.max(1e-6, Math.hypot(after.x - before.x, after.y - before.y));
  const t = [(after.x - before.x) / step, (after.y - before.y) / step] as const;
  const n = [-t[1], t[0]] as const;
  const half = p.half + (q.half - p.half) * (at - i);
  return {
    x: p.x + (q.x - p.x) * (at - i) + n[0] * aside * half,
    y: p.y + (q.y - p.y) * (at - i) + n[1] * aside * half,
    t,
    n,
    squeeze: Math.max(LEAST_SQUEEZE, Math.sqrt(Math.max(0, 1 - aside * aside))),
    toEdge: half * (1 - Math.abs(aside)),
  };
};
