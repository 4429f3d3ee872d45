import { STATIONS, type Pose } from '../pipeline/pose.ts';

/** Rows along the fish, from a fifth before the nose to a fifth behind the tail fin. */
export const FRAME_ROWS = 80;
export const FRAME_COLUMNS = 33;
export const FRAME_FROM = -0.22;
export const FRAME_TO = 1.22;
/** Half widths of the widest place that the frame reaches to either side. */
export const FRAME_REACH = 2;

/** Place along the fish of a row, and half widths from the centre line of a column. */
export const alongOf = (row: number): number =>
  FRAME_FROM + ((FRAME_TO - FRAME_FROM) * row) / (FRAME_ROWS - 1);
export const acrossOf = (column: number): number =>
  FRAME_REACH * ((2 * column) / (FRAME_COLUMNS - 1) - 1);

/**
 * Where the cells of a straightened frame lie, x and y in the picture of the pose, row by row.
 * Beyond nose and tail the centre line runs on straight.
 */
export const framePositions = (pose: Pose): Float64Array => {
  const out = new Float64Array(FRAME_ROWS * FRAME_COLUMNS * 2);
  const reach = Math.max(...pose.radius) * 1.08 + 0.5;
  for (let row = 0; row < FRAME_ROWS; row++) {
    const s = alongOf(row);
    const inside = Math.min(1, Math.max(0, s));
    const station = inside * (STATIONS - 1);
    const i = Math.min(STATIONS - 2, Math.floor(station));
    const f = station - i;
    const nx = pose.normals[i * 2];
    const ny = pose.normals[i * 2 + 1];
    const beyond = (s - inside) * pose.length;
    // The direction of the line is the normal turned by a quarter.
    const x = pose.points[i * 2] * (1 - f) + pose.points[i * 2 + 2] * f + ny * beyond;
    const y = pose.points[i * 2 + 1] * (1 - f) + pose.points[i * 2 + 3] * f - nx * beyond;
    for (let column = 0; column < FRAME_COLUMNS; column++) {
      const t = acrossOf(column) * reach;
      const p = (row * FRAME_COLUMNS + column) * 2;
      out[p] = x + nx * t;
      out[p + 1] = y + ny * t;
    }
  }
  return out;
};

/** Values of a plane at the cells of a frame; `outside` beyond the picture. */
export const samplePlane = (
  plane: Float32Array | Uint8Array,
  width: number,
  height: number,
  positions: Float64Array,
  scale: number,
  outside: number,
): Float32Array => {
  const out = new Float32Array(positions.length / 2);
  for (let i = 0; i < out.length; i++) {
    const x = Math.round((positions[i * 2] + 0.5) * scale - 0.5);
    const y = Math.round((positions[i * 2 + 1] + 0.5) * scale - 0.5);
    out[i] = x < 0 || y < 0 || x >= width || y >= height ? outside : plane[y * width + x];
  }
  return out;
};
