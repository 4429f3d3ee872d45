/**
 * Two photos of a fish never straighten alike: nose and tail are found a little off, the fish leans,
 * or head and tail are taken for each other. One print is laid over the other in many ways.
 */
import { COLUMNS, ROWS, type Print } from './layout.ts';

/** How a print is laid: stretched along the body, moved along and across it (in cells), turned round. */
export type Placement = {
  readonly stretch: number;
  readonly along: number;
  readonly across: number;
  readonly turned: boolean;
};

export const AS_IT_IS: Placement = { stretch: 1, along: 0, across: 0, turned: false };

export type Grid = { readonly columns: number; readonly rows: number; readonly print: Print };

/** Weights of L, a and b: red against white says more, and depends less on the light, than lightness. */
const WEIGHTS = [1, 2, 1] as const;
/** Variance of a cell that light, blur and compression make by themselves (weighted OKLab squared). */
const NOISE = 0.003;

export const fine = (print: Print): Grid => ({ columns: COLUMNS, rows: ROWS, print });

/** Half as many cells either way. */
export const coarse = (print: Print): Grid => {
  const [columns, rows] = [COLUMNS / 2, ROWS / 2];
  const out = new Float32Array(columns * rows * 3);
  const [right, below] = [3, COLUMNS * 3];
  let i = 0;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (let c = 0; c < 3; c++, i++) {
        const p = (2 * y * COLUMNS + 2 * x) * 3 + c;
        const upper = (print[p] ?? 0) + (print[p + right] ?? 0);
        out[i] = (upper + (print[p + below] ?? 0) + (print[p + below + right] ?? 0)) / 4;
      }
  return { columns, rows, print: out };
};

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Samples a grid where a placement puts each of its cells; beyond the body its edge repeats. */
export const sample = ({ columns, rows, print }: Grid, at: Placement): Float32Array => {
  const out = new Float32Array(print.length);
  const middle = (rows - 1) / 2;
  let i = 0;
  for (let row = 0; row < rows; row++) {
    const along = clamp((row - middle) * at.stretch + middle + at.along, rows - 1);
    const y = at.turned ? rows - 1 - along : along;
    const y0 = Math.min(rows - 2, Math.floor(y));
    for (let column = 0; column < columns; column++) {
      const across = clamp(column + at.across, columns - 1);
      const x = at.turned ? columns - 1 - across : across;
      const x0 = Math.min(columns - 2, Math.floor(x));
      const [fx, fy] = [x - x0, y - y0];
      const p = (y0 * columns + x0) * 3;
      const q = p + columns * 3;
      for (let c = 0; c < 3; c++, i++)
        out[i] =
          ((print[p + c] ?? 0) * (1 - fx) + (print[p + 3 + c] ?? 0) * fx) * (1 - fy) +
          ((print[q + c] ?? 0) * (1 - fx) + (print[q + 3 + c] ?? 0) * fx) * fy;
    }
  }
  return out;
};

/** A placed print without its mean colour, of length one; `contrast` is its deviation in weighted OKLab. */
export type Placed = { readonly values: Float32Array; readonly contrast: number };

/**
 * Lays a print. What is taken off, and the noise under the root, make prints comparable whatever the
 * light; a fish of one colour keeps nothing but noise and is like no other.
 */
export const place = (grid: Grid, placement: Placement = AS_IT_IS): Placed => {
  const values = placement === AS_IT_IS ? grid.print.slice() : sample(grid, placement);
  const cells = values.length / 3;
  let squares = 0;
  for (let c = 0; c < 3; c++) {
    let mean = 0;
    for (let i = c; i < values.length; i += 3) mean += values[i] ?? 0;
    mean /= cells;
    const weight = WEIGHTS[c] ?? 0;
    for (let i = c; i < values.length; i += 3) {
      const value = ((values[i] ?? 0) - mean) * weight;
      values[i] = value;
      squares += value * value;
    }
  }
  const scale = 1 / Math.sqrt(squares + NOISE * cells);
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) * scale;
  return { values, contrast: Math.sqrt(squares / cells) };
};

/** How alike two laid prints are: -1 to 1, normalised correlation with the noise counted in. */
export const agreement = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/**
 * How much the left differs from the right: deviation from the mirror image, weighted OKLab. What is
 * mirrored (a pale head before a grey net, a stripe along the back) a whole variety has in common.
 */
export const asymmetryOf = (print: Print): number => {
  let sum = 0;
  for (let i = 0; i < print.length; i++) {
    const cell = Math.floor(i / 3);
    const column = cell % COLUMNS;
    const mirror = (cell - column + COLUMNS - 1 - column) * 3 + (i % 3);
    sum += ((((print[i] ?? 0) - (print[mirror] ?? 0)) / 2) * (WEIGHTS[i % 3] ?? 0)) ** 2;
  }
  return Math.sqrt((3 * sum) / print.length);
};
