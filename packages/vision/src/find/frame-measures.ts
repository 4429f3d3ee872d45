import { acrossOf, alongOf, FRAME_COLUMNS, FRAME_ROWS } from './frame.ts';
import { boxMean, channel } from './planes.ts';

export const FRAME_MEASURES = 33;

/** Mean colour of some columns over the rows around each row. */
const band = (
  planes: readonly Float32Array[],
  within: (column: number) => boolean,
  r: number,
  weight?: Float32Array,
): Float32Array => {
  const sums = new Float64Array(FRAME_ROWS * 4);
  for (let row = 0; row < FRAME_ROWS; row++)
    for (let column = 0; column < FRAME_COLUMNS; column++) {
      if (!within(column)) continue;
      const p = row * FRAME_COLUMNS + column;
      const w = weight ? weight[p] + 0.01 : 1;
      for (let c = 0; c < 3; c++) sums[row * 4 + c] += planes[c][p] * w;
      sums[row * 4 + 3] += w;
    }
  const out = new Float32Array(FRAME_ROWS * 3);
  for (let row = 0; row < FRAME_ROWS; row++) {
    let w = 1e-9;
    for (let k = Math.max(0, row - r); k <= Math.min(FRAME_ROWS - 1, row + r); k++) {
      for (let c = 0; c < 3; c++) out[row * 3 + c] += sums[k * 4 + c];
      w += sums[k * 4 + 3];
    }
    for (let c = 0; c < 3; c++) out[row * 3 + c] /= w;
  }
  return out;
};

/**
 * One row of measures for each cell of a straightened frame: where it lies along and across the
 * fish, its colour against the water beside it, against the body's middle and against its mirror
 * cell, and how fish-like the map holds it.
 * @param lab colours of the cells  @param map likeness of the cells  @param half half width over the reach, by row
 */
export const measureFrame = (
  lab: Float32Array,
  map: Float32Array,
  half: Float32Array,
  inPicture: Float32Array,
): Float32Array => {
  const w = FRAME_COLUMNS;
  const planes = [0, 1, 2].map((c) => channel(lab, c));
  const soft = planes.map((p) => boxMean(p, w, FRAME_ROWS, 1));
  const wide = planes.map((p) => boxMean(p, w, FRAME_ROWS, 4));
  const mapSoft = boxMean(map, w, FRAME_ROWS, 1);
  const mapWide = boxMean(map, w, FRAME_ROWS, 4);
  const left = band(soft, (c) => c < 4, 6);
  const right = band(soft, (c) => c >= w - 4, 6);
  const core = band(soft, (c) => Math.abs(acrossOf(c)) < 0.4, 3, map);
  const body = band(soft, (c) => Math.abs(acrossOf(c)) < 0.7, FRAME_ROWS, map);
  const away = (p: number, from: Float32Array, row: number) => {
    const dL = (soft[0][p] - from[row * 3]) * 0.6;
    const da = soft[1][p] - from[row * 3 + 1];
    const db = soft[2][p] - from[row * 3 + 2];
    return Math.sqrt(dL * dL + da * da + db * db);
  };
  const table = new Float32Array(FRAME_ROWS * w * FRAME_MEASURES);
  for (let row = 0; row < FRAME_ROWS; row++) {
    let rowMap = 0;
    for (let c = 12; c <= 20; c++) rowMap += mapSoft[row * w + c] / 9;
    for (let column = 0; column < w; column++) {
      const p = row * w + column;
      const mirror = row * w + (w - 1 - column);
      const t = acrossOf(column);
      const outer = t > 0 ? right : left;
      // Steps of colour on the way out: where they are great, the body may end.
      const step = t > 0 ? 1 : -1;
      const next = row * w + Math.min(w - 1, Math.max(0, column + 2 * step));
      const back = row * w + Math.min(w - 1, Math.max(0, column - 2 * step));
      const dL = (soft[0][next] - soft[0][back]) * 0.6;
      const da = soft[1][next] - soft[1][back];
      const db = soft[2][next] - soft[2][back];
      const o = p * FRAME_MEASURES;
      table[o] = alongOf(row);
      table[o + 1] = Math.abs(t);
      table[o + 2] = half[row];
      table[o + 3] = Math.abs(t) - half[row];
      table[o + 4] = map[p];
      table[o + 5] = mapSoft[p];
      table[o + 6] = mapWide[p];
      table[o + 7] = mapSoft[mirror];
      table[o + 8] = rowMap;
      table[o + 9] = planes[0][p];
      table[o + 10] = planes[1][p];
      table[o + 11] = planes[2][p];
      table[o + 12] = away(p, outer, row);
      table[o + 13] = Math.min(away(p, left, row), away(p, right, row));
      table[o + 14] = away(p, core, row);
      table[o + 15] = away(p, body, row);
      table[o + 16] = away(mirror, outer === left ? right : left, row);
      for (let c = 0; c < 3; c++) table[o + 17 + c] = soft[c][p] - wide[c][p];
      table[o + 20] = dL;
      table[o + 21] = da;
      table[o + 22] = db;
      table[o + 23] = Math.sqrt(dL * dL + da * da + db * db);
      for (let c = 0; c < 3; c++) table[o + 24 + c] = soft[c][p] - soft[c][mirror];
      table[o + 27] = soft[0][p] - outer[row * 3];
      table[o + 28] = soft[1][p] - outer[row * 3 + 1];
      table[o + 29] = soft[2][p] - outer[row * 3 + 2];
      table[o + 30] = inPicture[p];
      table[o + 31] = mapSoft[Math.min(FRAME_ROWS - 1, row + 5) * w + 16];
      table[o + 32] = mapSoft[Math.max(0, row - 5) * w + 16];
    }
  }
  return table;
};
