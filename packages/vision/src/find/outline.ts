import { FRAME_COLUMNS, FRAME_ROWS } from './frame.ts';

/** Where the body begins and ends across each row of a frame, in columns; null where it has none. */
export type Extents = ([number, number] | null)[];

const LEVEL = 0.5;

/** The stretch of body cells with the greatest sum in a row, ends between the cells. */
const stretchOf = (row: Float32Array): [number, number] | null => {
  let best: [number, number] | null = null;
  let most = 0;
  let from = -1;
  let sum = 0;
  for (let c = 0; c <= row.length; c++) {
    if (c < row.length && row[c] >= LEVEL) {
      if (from < 0) {
        from = c;
        sum = 0;
      }
      sum += row[c];
    } else if (from >= 0) {
      if (sum > most) {
        most = sum;
        const before = from > 0 ? (LEVEL - row[from - 1]) / (row[from] - row[from - 1]) : 1;
        const after = c < row.length ? (row[c - 1] - LEVEL) / (row[c - 1] - row[c]) : 0;
        best = [from - 1 + before, c - 1 + after];
      }
      from = -1;
    }
  }
  return best;
};

/** Reads the outline off a frame of body likeness: the longest unbroken run of rows. */
export const extentsOf = (body: Float32Array): Extents => {
  const rows: Extents = Array.from({ length: FRAME_ROWS }, (_, r) =>
    stretchOf(body.subarray(r * FRAME_COLUMNS, (r + 1) * FRAME_COLUMNS)),
  );
  let best = [0, -1];
  let from = 0;
  let lastSeen = -1;
  for (let r = 0; r < FRAME_ROWS; r++) {
    if (rows[r] === null) continue;
    // A gap of two rows is glare or a thread of a net, not the end of the fish.
    if (lastSeen < 0 || r - lastSeen > 3) from = r;
    lastSeen = r;
    if (r - from > best[1] - best[0]) best = [from, r];
  }
  const out: Extents = rows.map((row, r) => (r < best[0] || r > best[1] ? null : row));
  for (let r = best[0] + 1; r < best[1]; r++) out[r] ??= out[r - 1];
  return out.map((row, r) => {
    if (row === null) return null;
    const near = [out[r - 1] ?? row, row, out[r + 1] ?? row];
    return [
      near[0][0] * 0.25 + near[1][0] * 0.5 + near[2][0] * 0.25,
      near[0][1] * 0.25 + near[1][1] * 0.5 + near[2][1] * 0.25,
    ];
  });
};

const placeAt = (positions: Float64Array, row: number, column: number) => {
  const c = Math.min(FRAME_COLUMNS - 2, Math.max(0, Math.floor(column)));
  const f = column - c;
  const p = (row * FRAME_COLUMNS + c) * 2;
  return [
    positions[p] * (1 - f) + positions[p + 2] * f,
    positions[p + 1] * (1 - f) + positions[p + 3] * f,
  ] as const;
};

/** The closed polygon of the extents, x and y pairs in the pose's picture; null under four rows. */
export const polygonOf = (extents: Extents, positions: Float64Array): Float64Array | null => {
  const rows = extents.flatMap((e, r) => (e === null ? [] : [r]));
  if (rows.length < 4) return null;
  const corners: number[] = [];
  for (const r of rows) corners.push(...placeAt(positions, r, extents[r]?.[1] ?? 0));
  for (const r of rows.reverse()) corners.push(...placeAt(positions, r, extents[r]?.[0] ?? 0));
  return Float64Array.from(corners);
};
