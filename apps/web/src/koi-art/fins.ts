import { closedCurve, openCurve, type Point } from './path.ts';

export type Fin = {
  outline: string;
  rays: string;
  /** Short strokes from the root, for fins with black in them. */
  stripes: string;
};

type Fan = {
  root: Point;
  /** Direction of the middle ray, radians, 0 down the page, towards the right above zero. */
  direction: number;
  /** Angle between the first and the last ray. */
  spread: number;
  /** Length of a ray, `t` from 0 (first) to 1 (last). */
  length: (t: number) => number;
  /** How far rays curl sideways at their ends, radians. */
  curl: number;
  rays: number;
  /** Width of the root. */
  base: number;
};

const fan = ({ root, direction, spread, length, curl, rays, base }: Fan): Fin => {
  const along = (t: number, reach: number): Point => {
    const angle = direction + spread * (t - 0.5);
    const r = length(t) * reach;
    const turn = angle + curl * reach * reach;
    const offset = base * (t - 0.5) * (1 - reach * 0.3);
    return [
      root[0] + offset * Math.cos(direction) + r * Math.sin(turn),
      root[1] - offset * Math.sin(direction) + r * Math.cos(turn),
    ];
  };
  const reaches = [0, 0.35, 0.7, 0.92];
  const edge = Array.from({ length: 13 }, (_, i) => along(i / 12, i % 2 ? 0.985 : 1.01));
  const first = reaches.map((reach) => along(0, reach));
  const last = reaches.map((reach) => along(1, reach)).reverse();
  const lines = Array.from({ length: rays }, (_, i) => {
    const t = (i + 0.7) / (rays + 0.4);
    return openCurve([along(t, 0.06), along(t, 0.5), along(t, 0.94)]);
  });
  const strokes = [0.2, 0.38, 0.55, 0.72].map((t, i) =>
    openCurve([along(t, 0.12), along(t, 0.35), along(t, 0.52 + 0.09 * (i % 3))]),
  );
  return {
    outline: closedCurve([...first, ...edge, ...last]),
    rays: lines.join(''),
    stripes: strokes.join(''),
  };
};

/** A pectoral fin, broad and rounded; `side` -1 left, 1 right. */
export const pectoral = (root: Point, heading: number, side: -1 | 1, open: number): Fin =>
  fan({
    root,
    direction: heading + side * (0.78 + open),
    spread: 0.86,
    length: (t) => {
      const front = side > 0 ? t : 1 - t;
      return 122 * (0.58 + 0.42 * Math.sin(Math.PI * (0.16 + 0.56 * front)));
    },
    curl: -side * 0.42,
    rays: 10,
    base: 17,
  });

/** A pelvic fin, half as long. */
export const pelvic = (root: Point, heading: number, side: -1 | 1): Fin =>
  fan({
    root,
    direction: heading + side * 0.52,
    spread: 0.66,
    length: (t) => 58 * (0.66 + 0.34 * Math.sin(Math.PI * (0.15 + 0.55 * (side > 0 ? t : 1 - t)))),
    curl: -side * 0.36,
    rays: 6,
    base: 11,
  });

/** The tail: two lobes, swept along with the bend of the body. */
export const tail = (root: Point, heading: number, sweep: number): Fin =>
  fan({
    root,
    direction: heading,
    spread: 0.86,
    length: (t) => 140 * (1 - 0.36 * Math.exp(-(((t - 0.5) / 0.21) ** 2))),
    curl: sweep,
    rays: 15,
    base: 30,
  });
