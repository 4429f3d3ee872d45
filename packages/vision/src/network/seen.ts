import { INPUT } from './input.ts';
import type { Grid } from './layers.ts';

/**
 * The view in the size that the network reads (linear between pixels), channels side by side and
 * normalised, mirrored left to right when asked.
 */
export const seenByNetwork = (
  { seen, centre, spread }: { seen: readonly [number, number]; centre: number[]; spread: number[] },
  view: Float32Array,
  mirrored: boolean,
): Grid => {
  const [rows, columns] = seen;
  const { channels } = INPUT;
  const data = new Float32Array(rows * columns * channels);
  const down = stepsBetween(INPUT.rows, rows);
  const across = stepsBetween(INPUT.columns, columns);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [top, fy] = down(y);
      const [left, fx] = across(x);
      const to = (y * columns + (mirrored ? columns - 1 - x : x)) * channels;
      for (let c = 0; c < channels; c++) {
        const p = (c * INPUT.rows + top) * INPUT.columns + left;
        const upper = view[p] * (1 - fx) + view[p + 1] * fx;
        const lower = view[p + INPUT.columns] * (1 - fx) + view[p + INPUT.columns + 1] * fx;
        data[to + c] = (upper * (1 - fy) + lower * fy - centre[c]) / spread[c];
      }
    }
  return { rows, columns, channels, data };
};

/** Where the middle of a coarse cell lies among fine ones: the cell before it, and how far beyond. */
const stepsBetween =
  (fine: number, coarse: number) =>
  (i: number): [number, number] => {
    const at = Math.max(0, ((i + 0.5) * fine) / coarse - 0.5);
    const before = Math.min(fine - 2, Math.floor(at));
    return [before, at - before];
  };
