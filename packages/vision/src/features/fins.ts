import { WIDE_REACH, type Views } from '../pipeline/canonical.ts';
import type { Lab } from '../pipeline/raster.ts';
import { COLOURS, shareColour } from './palette.ts';
import { add, type FeatureRow } from './row.ts';

type Where = (along: number, aside: number) => boolean;

const collect = (wide: Lab, mask: Float32Array, where: Where) => {
  const sum = new Float64Array(3);
  const squares = new Float64Array(3);
  const shares = new Float64Array(COLOURS);
  const one = new Float32Array(COLOURS);
  let n = 0;
  for (let y = 0; y < wide.height; y++) {
    const along = y / (wide.height - 1);
    for (let x = 0; x < wide.width; x++) {
      const i = y * wide.width + x;
      const aside = Math.abs(WIDE_REACH * ((2 * x) / (wide.width - 1) - 1));
      if (mask[i] <= 0.5 || !where(along, aside)) continue;
      n++;
      for (let c = 0; c < 3; c++) {
        const v = wide.data[i * 3 + c];
        sum[c] += v;
        squares[c] += v * v;
      }
      shareColour(wide.data[i * 3], wide.data[i * 3 + 1], wide.data[i * 3 + 2], one, 0);
      for (let c = 0; c < COLOURS; c++) shares[c] += one[c];
    }
  }
  return { n, sum, squares, shares };
};

const addFin = (row: FeatureRow, name: string, wide: Lab, mask: Float32Array, where: Where) => {
  const { n, sum, squares, shares } = collect(wide, mask, where);
  if (n <= 15)
    return add(row, name, [-0.2, -0.2, -0.2, ...new Array<number>(3 + COLOURS + 1).fill(0)]);
  const average = Array.from(sum, (s) => s / n);
  add(row, name, [
    ...average,
    ...Array.from(squares, (s, c) => Math.sqrt(Math.max(0, s / n - average[c] ** 2))),
    ...Array.from(shares, (s) => s / n),
    n / mask.length,
  ]);
};

/** Colour of the pectoral fins, of the tail fin, and black at the pectoral bases (motoguro). */
export const addFins = (row: FeatureRow, wide: Lab, views: Views): void => {
  const mask = views.wideMask;
  addFin(row, 'fin.pectoral', wide, mask, (s, t) => t > 1.15 && s >= 0.1 && s < 0.42);
  addFin(row, 'fin.tail', wide, mask, (s) => s >= 0.9);
  const base = collect(wide, mask, (s, t) => t > 1 && t < 1.35 && s > 0.12 && s < 0.3);
  add(
    row,
    'fin.base',
    Array.from(base.shares, (s) => (base.n > 10 ? s / base.n : 0)),
  );
};
