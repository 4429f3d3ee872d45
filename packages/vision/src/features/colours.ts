import { percentileOfSorted, smoothLine } from '../pipeline/numbers.ts';
import { majority } from '../pipeline/morphology.ts';
import { components } from '../pipeline/components.ts';
import type { Mask } from '../pipeline/raster.ts';
import { COLOURS } from './palette.ts';
import { maskOf, statistics, type Panel } from './panel.ts';
import { regions } from './regions.ts';
import { add, mean, type FeatureRow } from './row.ts';

const [WHITE, RED, ORANGE, BLACK] = [0, 1, 2, 4];

/** Colour shares and raw colour by region of the body, centre and sides apart. */
export const addRegionColours = (row: FeatureRow, panel: Panel): void => {
  const { width: w, height: h, shares, lab } = panel;
  const share = (x0: number, x1: number, y0: number, y1: number) =>
    statistics(shares, COLOURS, w, { x0, x1, y0, y1 }).mean;
  add(row, 'share', share(0, w, 0, h));
  const quarter = Math.floor(w / 4);
  const half = Math.floor(w / 2);
  for (const [name, from, to] of regions) {
    const y0 = Math.floor(from * h);
    const y1 = Math.floor(to * h);
    add(row, `${name}.centre`, share(quarter, w - quarter, y0, y1));
    const left = share(0, quarter, y0, y1);
    const right = share(w - quarter, w, y0, y1);
    add(
      row,
      `${name}.sides`,
      left.map((v, c) => (v + right[c]) / 2),
    );
    const leftHalf = share(0, half, y0, y1);
    const rightHalf = share(half, w, y0, y1);
    add(
      row,
      `${name}.uneven`,
      [WHITE, RED, BLACK].map((c) => Math.abs(leftHalf[c] - rightHalf[c])),
    );
    const raw = statistics(lab, 3, w, { x0: 0, x1: w, y0, y1 });
    add(row, `${name}.lab`, raw.mean);
    add(row, `${name}.spread`, raw.deviation);
  }
};

/** Coarse map: twelve steps along the body, middle third and the mean of both outer thirds. */
export const addColourMap = (row: FeatureRow, panel: Panel): void => {
  const { width: w, height: h, shares } = panel;
  const third = Math.floor(w / 3);
  for (let i = 0; i < 12; i++) {
    const y0 = Math.floor((i * h) / 12);
    const y1 = Math.floor(((i + 1) * h) / 12);
    const at = (x0: number, x1: number) =>
      statistics(shares, COLOURS, w, { x0, x1, y0, y1 }).mean.slice(0, COLOURS - 1);
    const left = at(0, third);
    const right = at(w - third, w);
    add(row, `map.${i}.middle`, at(third, 2 * third));
    add(
      row,
      `map.${i}.outer`,
      left.map((v, c) => (v + right[c]) / 2),
    );
  }
};

const patchNumbers = (mask: Mask, smallest: number): number[] => {
  const areas = components(mask)
    .areas.map((a) => a / mask.data.length)
    .filter((a) => a > smallest)
    .sort((a, b) => b - a);
  const average = mean(areas);
  const deviation = Math.sqrt(mean(areas.map((a) => (a - average) ** 2)));
  return [areas.length, areas[0] ?? 0, areas[1] ?? 0, average, deviation];
};

const shareOfRows = (mask: Mask, from: number, to: number, x0 = 0, x1 = mask.width): number => {
  let sum = 0;
  for (let y = from; y < to; y++)
    for (let x = x0; x < x1; x++) sum += mask.data[y * mask.width + x];
  return sum / Math.max(1, (to - from) * (x1 - x0));
};

const rowShares = (mask: Mask): number[] =>
  Array.from({ length: mask.height }, (_, y) => shareOfRows(mask, y, y + 1));

const unrest = (values: number[]): number => {
  const smooth = smoothLine(values, 2);
  return smooth.reduce((sum, v, i) => (i === 0 ? 0 : sum + Math.abs(v - smooth[i - 1])), 0);
};

const above = (values: number[], limit: number) => mean(values.map((v) => (v > limit ? 1 : 0)));

export type Patches = { red: Mask; white: Mask; black: Mask };

/** Smoothed masks of the three colours that name most varieties. */
export const findPatches = (panel: Panel): Patches => ({
  red: majority(maskOf(panel, RED, ORANGE), 5),
  black: majority(maskOf(panel, BLACK), 3),
  white: majority(maskOf(panel, WHITE), 5),
});

/** Patch counts and sizes, bands across the back, red and black on the head. */
export const addPatches = (row: FeatureRow, panel: Panel, patches: Patches): void => {
  const { width: w, height: h } = panel;
  const { red, black, white } = patches;
  add(row, 'patches.red', patchNumbers(red, 0.004));
  add(row, 'patches.black', patchNumbers(black, 0.002));
  add(row, 'patches.white', patchNumbers(white, 0.004));
  const redRows = rowShares(maskOf(panel, RED, ORANGE));
  const blackRows = rowShares(maskOf(panel, BLACK));
  const head = Math.floor(0.2 * h);
  add(row, 'bands', [
    above(blackRows, 0.6),
    above(blackRows, 0.3),
    above(redRows, 0.6),
    above(redRows, 0.9),
    Math.max(...blackRows.slice(0, head)),
    Math.max(...blackRows),
    unrest(redRows),
    unrest(blackRows),
  ]);
  const neck = Math.floor(0.22 * h);
  const redHead = shareOfRows(red, 0, neck);
  const redBody = shareOfRows(red, neck, h);
  const quarter = Math.floor(w / 4);
  add(row, 'head', [
    redHead,
    redBody,
    redHead - redBody,
    shareOfRows(red, Math.floor(0.12 * h), Math.floor(0.3 * h)),
    shareOfRows(black, 0, neck),
    shareOfRows(black, 0, neck, quarter, w - quarter),
    shareOfRows(black, neck, h),
    shareOfRows(red, 0, Math.floor(0.06 * h)),
    shareOfRows(black, 0, Math.floor(0.1 * h)),
  ]);
};

const colourOf = (row: FeatureRow, name: string, panel: Panel, wanted: (n: number) => boolean) => {
  const sum = [0, 0, 0];
  const squares = [0, 0, 0];
  let n = 0;
  panel.names.forEach((colour, i) => {
    if (!wanted(colour)) return;
    n++;
    for (let c = 0; c < 3; c++) {
      const v = panel.lab[i * 3 + c];
      sum[c] += v;
      squares[c] += v * v;
    }
  });
  const share = n / panel.names.length;
  if (share <= 0.01) return add(row, name, [-1, 0, 0, 0, 0, 0, 0]);
  const average = sum.map((s) => s / n);
  const deviation = squares.map((s, c) => Math.sqrt(Math.max(0, s / n - average[c] ** 2)));
  add(row, name, [...average, ...deviation, share]);
};

/** The shade of the red, the black, the white and the rest, and the spread of each channel. */
export const addShades = (row: FeatureRow, panel: Panel): void => {
  const isRed = (n: number) => n === RED || n === ORANGE;
  colourOf(row, 'shade.red', panel, isRed);
  colourOf(row, 'shade.black', panel, (n) => n === BLACK);
  colourOf(row, 'shade.white', panel, (n) => n === WHITE);
  colourOf(row, 'shade.other', panel, (n) => !isRed(n) && n !== BLACK && n !== WHITE);
  const n = panel.names.length;
  const channel = (f: (i: number) => number) => Float32Array.from({ length: n }, (_, i) => f(i));
  const quantiles = (name: string, values: Float32Array, percents: number[]) => {
    const sorted = values.sort();
    add(
      row,
      name,
      percents.map((p) => percentileOfSorted(sorted, p)),
    );
  };
  const { lab } = panel;
  quantiles(
    'chroma',
    channel((i) => Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2])),
    [5, 25, 50, 75, 95],
  );
  quantiles(
    'lightness',
    channel((i) => lab[i * 3]),
    [2, 10, 25, 50, 75, 90, 98],
  );
  quantiles(
    'a',
    channel((i) => lab[i * 3 + 1]),
    [5, 50, 95],
  );
  quantiles(
    'b',
    channel((i) => lab[i * 3 + 2]),
    [5, 50, 95],
  );
};
