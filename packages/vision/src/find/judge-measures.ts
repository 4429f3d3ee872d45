import { add, emptyRow, mean, type FeatureRow } from '../features/row.ts';
import { acrossOf, alongOf, FRAME_COLUMNS, FRAME_ROWS } from './frame.ts';
import { FRAME_MEASURES } from './frame-measures.ts';
import { widthOf } from './outline.ts';
import type { Framed } from './refine.ts';

const PLACES = [0.05, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const LAB_AT = 9;
const MAP_AT = 4;
const WATER_AT = 12;

type Sums = { n: number; map: number; lab: number[]; water: number };
const empty = (): Sums => ({ n: 1e-6, map: 0, lab: [0, 0, 0], water: 0 });

/**
 * What tells an outlined fish from a leaf or a reflection, and a fish from above from one seen from
 * the side: the shape of the outline, its two halves against each other, fins to either side.
 * @param area share of the picture  @param touching share of the outline on the picture's edge
 */
export const judgeMeasures = (
  { pose, table, body, extents, positions }: Framed,
  area: number,
  touching: number,
): FeatureRow => {
  const row = emptyRow();
  const rows = extents.flatMap((e, r) => (e === null ? [] : [{ r, from: e[0], to: e[1] }]));
  const first = rows[0].r;
  const last = rows[rows.length - 1].r;
  const widths = rows.map(({ from, to }) => widthOf([from, to]));
  const widest = Math.max(...widths, 1e-6);
  const middle = (FRAME_COLUMNS - 1) / 2;
  const halves = [empty(), empty()];
  const beside = [empty(), empty()];
  const core = empty();
  const dorsal = [0, 0];
  let sure = 0;
  for (const { r, from, to } of rows) {
    const axis = (from + to) / 2;
    for (let c = 0; c < FRAME_COLUMNS; c++) {
      const p = r * FRAME_COLUMNS + c;
      const at = p * FRAME_MEASURES;
      const side = c < axis ? 0 : 1;
      const within = c >= from && c <= to;
      const sums = within ? halves[side] : beside[side];
      const near = Math.abs(c - axis) < (to - from) / 2 + 5;
      if (!within && !near) continue;
      for (const s of within && Math.abs(c - axis) < (to - from) / 5 ? [sums, core] : [sums]) {
        s.n++;
        s.map += table[at + MAP_AT];
        s.water += table[at + WATER_AT];
        for (let k = 0; k < 3; k++) s.lab[k] += table[at + LAB_AT + k];
      }
      if (within) sure += Math.abs(body[p] - 0.5);
      else if (r > first + (last - first) * 0.35 && r < first + (last - first) * 0.75)
        dorsal[side] += table[at + WATER_AT];
    }
  }
  const per = (s: Sums, v: number) => v / s.n;
  const within = halves[0].n + halves[1].n;
  const scale = Math.hypot(positions[2] - positions[0], positions[3] - positions[1]);
  const long = ((last - first) / FRAME_ROWS) * 1.44 * pose.length;
  add(row, 'shape', [
    long / (widest * Math.max(...pose.radius) * 1.08 + 1e-6),
    pose.aspect,
    pose.headScore,
    alongOf(first),
    alongOf(last),
    area,
    touching,
    scale,
  ]);
  add(
    row,
    'width',
    PLACES.map((s) => widths[Math.round(s * (widths.length - 1))] / widest),
  );
  const bends = rows.map(({ from, to }) => (from + to) / 2 - middle);
  add(row, 'axis', [
    mean(bends),
    mean(bends.map(Math.abs)),
    Math.max(...bends) - Math.min(...bends),
  ]);
  let rough = 0;
  for (let i = 1; i + 1 < widths.length; i++)
    rough += Math.abs(widths[i - 1] - 2 * widths[i] + widths[i + 1]);
  add(row, 'rough', rough / widths.length / widest);
  add(row, 'sure', sure / within);
  add(row, 'map', [
    (halves[0].map + halves[1].map) / within,
    Math.max(per(beside[0], beside[0].map), per(beside[1], beside[1].map)),
    Math.min(per(beside[0], beside[0].map), per(beside[1], beside[1].map)),
  ]);
  add(row, 'water', [
    (halves[0].water + halves[1].water) / within,
    Math.abs(per(beside[0], beside[0].water) - per(beside[1], beside[1].water)),
    per(beside[0], beside[0].water) + per(beside[1], beside[1].water),
    Math.abs(dorsal[0] - dorsal[1]) / rows.length,
    dorsal[0] + dorsal[1],
  ]);
  const apart = [0, 1, 2].map(
    (k) => per(halves[0], halves[0].lab[k]) - per(halves[1], halves[1].lab[k]),
  );
  add(row, 'halves', [Math.abs(apart[0]), Math.hypot(apart[1], apart[2])]);
  add(
    row,
    'core',
    core.lab.map((v) => v / core.n),
  );
  const inner = [0, 1, 2].map((k) => (halves[0].lab[k] + halves[1].lab[k]) / within);
  const outer = [0, 1, 2].map(
    (k) => (beside[0].lab[k] + beside[1].lab[k]) / (beside[0].n + beside[1].n),
  );
  add(row, 'apart', [
    inner[0] - outer[0],
    Math.hypot(inner[1] - outer[1], inner[2] - outer[2]),
    Math.hypot(inner[1], inner[2]),
    Math.hypot(outer[1], outer[2]),
  ]);
  add(row, 'reach', acrossOf(Math.round(rows[rows.length >> 1].to)));
  return row;
};
