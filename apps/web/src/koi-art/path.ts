export type Point = readonly [number, number];

/** Tenths of a unit, so that relative steps add up without drift. */
const tenths = (value: number) => Math.round(value * 10);
const join = (numbers: readonly number[]) =>
  numbers.map((value, i) => (i > 0 && value >= 0 ? ' ' : '') + String(value / 10)).join('');

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A path from `start` through quadratic curves, each a guide and an end; written in relative steps to keep pages small. */
export const quadratics = (
  start: Point,
  curves: readonly (readonly [guide: Point, end: Point])[],
) => {
  let x = tenths(start[0]);
  let y = tenths(start[1]);
  let path = `M${join([x, y])}`;
  for (const [guide, end] of curves) {
    const step = [guide[0], guide[1], end[0], end[1]].map((v, i) => tenths(v) - (i % 2 ? y : x));
    path += `q${join(step)}`;
    x = tenths(end[0]);
    y = tenths(end[1]);
  }
  return path;
};

/** A closed curve that is led by the points and passes half way between them. */
export const closedCurve = (points: readonly Point[]) => {
  const at = (i: number) => points[i % points.length] as Point;
  const start = middle(at(points.length - 1), at(0));
  return `${quadratics(
    start,
    points.map((p, i) => [p, i === points.length - 1 ? start : middle(p, at(i + 1))] as const),
  )}z`;
};

/** An open curve from the first point to the last, led by those between. */
export const openCurve = (points: readonly Point[]) => {
  const last = points.length - 1;
  return quadratics(
    points[0] as Point,
    points.slice(1, last).map((p, i) => {
      const next = points[i + 2] as Point;
      return [p, i + 2 === last ? next : middle(p, next)] as const;
    }),
  );
};
