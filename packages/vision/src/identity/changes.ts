/** What a newer photo of a fish shows to have changed, from the prints of both. */
import { regions } from '../features/regions.ts';
import type { Region } from '../types.ts';
import { CELLS, COLUMNS, ROWS, type Print } from './layout.ts';
import { overlay } from './overlay.ts';
import { chromaOf, hueOf, sharesOf } from './shares.ts';

export const measureKinds = [
  'red_area',
  'black_area',
  'new_black',
  'faded_black',
  'red_depth',
  'red_hue',
  'whiteness',
] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** One thing in both photos. Areas in percent of the body or region, hue in degrees, the others in OKLab times 100. */
export type Difference = {
  readonly what: MeasureKind;
  /** Null for the whole body. */
  readonly region: Region | null;
  readonly before: number;
  readonly after: number;
};

/** Cells taken for wholly red, black or white. */
const SURE = 0.85;
/** Fewer cells than these tell nothing of their colour. */
const FEW = 12;

const median = (values: number[]): number => {
  values.sort((p, q) => p - q);
  return values[values.length >> 1] ?? 0;
};

/** Percent that a share has over some cells. */
const meanOver = (values: Float32Array, cells: readonly number[]): number =>
  (100 * cells.reduce((sum, i) => sum + (values[i] ?? 0), 0)) / Math.max(1, cells.length);

/** Mean of a cell and those around it: edges that lie a little apart must not count as new. */
const softened = (values: Float32Array): Float32Array =>
  values.map((_, i) => {
    const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    let sum = 0;
    let n = 0;
    for (let v = Math.max(0, y - 1); v <= Math.min(ROWS - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(COLUMNS - 1, x + 1); u++, n++)
        sum += values[v * COLUMNS + u] ?? 0;
    return sum / n;
  });

/** Black where there was none around: percent of the body. */
const appeared = (before: Float32Array, after: Float32Array, cells: readonly number[]): number => {
  const [old, now] = [softened(before), softened(after)];
  const isNew = now.map((v, i) => ((old[i] ?? 0) < 0.2 && v > 0.5 ? 1 : 0));
  return meanOver(isNew, cells);
};

type Shade = { chroma: number; hue: number };

const shadeOf = (print: Print, cells: readonly number[]): Shade => {
  const at = (i: number, c: number) => print[i * 3 + c] ?? 0;
  return {
    chroma: 100 * median(cells.map((i) => chromaOf(at(i, 1), at(i, 2)))),
    hue: median(cells.map((i) => hueOf(at(i, 1), at(i, 2)))),
  };
};

const whole: readonly (readonly [Region | null, number, number])[] = [[null, 0, 1], ...regions];

/** What two photos of a fish show apart, and how well they could be laid over each other (-1 to 1). */
export type Differences = { readonly similarity: number; readonly list: Difference[] };

/** A region is compared where this share of its cells is shown in both photos. */
const MOSTLY = 0.5;

/** Every difference, however small: what of it is more than noise `describeChanges` decides. */
export const differences = (older: Print, newer: Print): Differences => {
  const { laid, cells, similarity } = overlay(older, newer);
  const [before, after] = [sharesOf(laid), sharesOf(newer)];
  const list: Difference[] = [];
  for (const [region, from, to] of whole) {
    const inside = cells.filter((i) => {
      const along = (Math.floor(i / COLUMNS) + 0.5) / ROWS;
      return along >= from && along < to;
    });
    if (inside.length < MOSTLY * (to - from) * CELLS) continue;
    const area = (what: MeasureKind, old: Float32Array, now: Float32Array): Difference => ({
      what,
      region,
      before: meanOver(old, inside),
      after: meanOver(now, inside),
    });
    list.push(
      area('red_area', before.red, after.red),
      area('black_area', before.black, after.black),
    );
  }
  const body = { region: null } as const;
  const grown = appeared(before.black, after.black, cells);
  const gone = appeared(after.black, before.black, cells);
  list.push(
    { ...body, what: 'new_black', before: 0, after: grown },
    { ...body, what: 'faded_black', before: gone, after: 0 },
  );
  const both = (p: Float32Array, q: Float32Array): number[] =>
    cells.filter((i) => (p[i] ?? 0) > SURE && (q[i] ?? 0) > SURE);
  const red = both(before.red, after.red);
  if (red.length >= FEW) {
    const [p, q] = [shadeOf(laid, red), shadeOf(newer, red)];
    list.push(
      { ...body, what: 'red_depth', before: p.chroma, after: q.chroma },
      { ...body, what: 'red_hue', before: p.hue, after: q.hue },
    );
  }
  const white = both(before.white, after.white);
  if (white.length >= FEW) {
    // Chroma of the white ground: the less, the whiter.
    const [p, q] = [shadeOf(laid, white).chroma, shadeOf(newer, white).chroma];
    list.push({ ...body, what: 'whiteness', before: 100 - p, after: 100 - q });
  }
  return { similarity, list };
};
