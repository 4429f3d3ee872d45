import { majority } from '../pipeline/morphology.ts';
import type { Pose } from '../pipeline/pose.ts';
import { maskWhere, type Mask } from '../pipeline/raster.ts';
import { colourNames, type ColourName } from '../types.ts';
import type { PatternView } from './pattern.ts';
import type { BodyPlace } from './show-measures.ts';

/** The straightened body with the masks of its colours, for everything that a judge looks at. */
export type ShowView = PatternView & {
  /** Red and orange, white, black; single stray cells smoothed away. */
  red: Mask;
  white: Mask;
  black: Mask;
  /** How many times as wide as long a cell is on the fish, row by row. */
  cellShape: Float32Array;
};

const indexOf = (...names: ColourName[]): number[] => names.map((n) => colourNames.indexOf(n));

/** The view's rows end here along the centre line, and its columns are counted over both edges. */
const FROM = 0.005;
const TO = 0.93;
const COLUMNS = 64;

const cellShapes = (rows: number, pose: Pick<Pose, 'halfWidth' | 'length'>): Float32Array =>
  Float32Array.from({ length: rows }, (_, row) => {
    const place = FROM + ((TO - FROM) * row) / (rows - 1);
    const half = pose.halfWidth[Math.round(place * (pose.halfWidth.length - 1))];
    return (2 * half) / (COLUMNS - 1) / ((pose.length * (TO - FROM)) / (rows - 1));
  });

/** Prepares the view; `pose` gives the true shape of a cell. */
export const showView = (view: PatternView, pose: Pick<Pose, 'halfWidth' | 'length'>): ShowView => {
  const mask = (...names: ColourName[]): Mask => {
    const wanted = indexOf(...names);
    return maskWhere(view.width, view.height, (p) => wanted.includes(view.names[p]));
  };
  return {
    ...view,
    red: majority(mask('red', 'orange'), 3),
    white: majority(mask('white'), 3),
    black: mask('black'),
    cellShape: cellShapes(view.height, pose),
  };
};

/** Place across of a column: -1 and 1 are the edges of the view. */
export const acrossOf = (view: { width: number }, x: number): number =>
  (2 * x) / (view.width - 1) - 1;

/** Place along of a row: 0 nose, 1 the end of the view, before the tail fin. */
export const alongOf = (view: { height: number }, y: number): number => y / (view.height - 1);

export const placeOf = (
  view: { width: number; height: number },
  { x, y }: { x: number; y: number },
): BodyPlace => ({ along: alongOf(view, y), across: acrossOf(view, x) });

export const shareOf = (mask: Mask): number =>
  mask.data.reduce((sum: number, v) => sum + v, 0) / mask.data.length;

/** Share of a mask within a rectangle given along (0 to 1) and across (-1 to 1). */
export const shareWithin = (
  mask: Mask,
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number] = [-1, 1],
): number => {
  let cells = 0;
  let hits = 0;
  for (let y = 0; y < mask.height; y++) {
    const along = alongOf(mask, y);
    if (along < from || along > to) continue;
    for (let x = 0; x < mask.width; x++) {
      const across = acrossOf(mask, x);
      if (across < left || across > right) continue;
      cells++;
      hits += mask.data[y * mask.width + x];
    }
  }
  return cells === 0 ? 0 : hits / cells;
};
