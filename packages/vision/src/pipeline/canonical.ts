import { linearOf, linearToOklab } from './colour.ts';
import { STATIONS, type Pose } from './pose.ts';
import type { Lab, Mask, Rgb } from './raster.ts';

/** Rows of both views, nose at the top. */
export const ROWS = 128;
/** View A: the body alone, as wide as the fish is at each row, without the tail fin. */
export const BODY_COLUMNS = 64;
const BODY_END = 0.93;
/** View B: twice the greatest half width to either side, fins and water included. */
export const WIDE_COLUMNS = 96;
export const WIDE_REACH = 2;

export type Views = {
  body: Lab;
  wide: Lab;
  /** Share of fish at each pixel of the wide view, 0 to 1. */
  wideMask: Float32Array;
};

type Frame = { columns: number; reach: number; end: number; fixedWidth: number | null };

/** Position (in pixels of the small picture) of each cell of a straightened view. */
const cellPositions = (pose: Pose, frame: Frame): Float64Array => {
  const out = new Float64Array(ROWS * frame.columns * 2);
  for (let row = 0; row < ROWS; row++) {
    const station = (0.005 + ((frame.end - 0.005) * row) / (ROWS - 1)) * (STATIONS - 1);
    const i = Math.min(STATIONS - 2, Math.floor(station));
    const f = station - i;
    const mix = (values: Float64Array, offset: number, stride: number) =>
      values[i * stride + offset] * (1 - f) + values[(i + 1) * stride + offset] * f;
    const half = frame.fixedWidth ?? mix(pose.halfWidth, 0, 1);
    const px = mix(pose.points, 0, 2);
    const py = mix(pose.points, 1, 2);
    const nx = mix(pose.normals, 0, 2);
    const ny = mix(pose.normals, 1, 2);
    for (let column = 0; column < frame.columns; column++) {
      const t = frame.reach * ((2 * column) / (frame.columns - 1) - 1) * half;
      const p = (row * frame.columns + column) * 2;
      out[p] = px + nx * t;
      out[p + 1] = py + ny * t;
    }
  }
  return out;
};

const clamp = (i: number, n: number) => (i < 0 ? 0 : i >= n ? n - 1 : i);

/** Samples light linearly between pixels; beyond the picture its edge repeats. */
const sampleLab = (image: Rgb, positions: Float64Array, columns: number, scale: number): Lab => {
  const data = new Float32Array((positions.length / 2) * 3);
  const light = new Float64Array(3);
  for (let i = 0; i < positions.length; i += 2) {
    const x = (positions[i] + 0.5) * scale - 0.5;
    const y = (positions[i + 1] + 0.5) * scale - 0.5;
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    light.fill(0);
    for (let dy = 0; dy < 2; dy++) {
      const wy = dy === 0 ? 1 - (y - y0) : y - y0;
      const row = clamp(y0 + dy, image.height) * image.width;
      for (let dx = 0; dx < 2; dx++) {
        const weight = wy * (dx === 0 ? 1 - (x - x0) : x - x0);
        const p = (row + clamp(x0 + dx, image.width)) * 3;
        for (let c = 0; c < 3; c++) light[c] += weight * linearOf[image.data[p + c]];
      }
    }
    linearToOklab(light[0], light[1], light[2], data, (i / 2) * 3);
  }
  return { width: columns, height: ROWS, data };
};

const sampleMask = (mask: Mask, positions: Float64Array): Float32Array => {
  const out = new Float32Array(positions.length / 2);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= mask.width || y >= mask.height ? 0 : mask.data[y * mask.width + x];
  for (let i = 0; i < out.length; i++) {
    const x = positions[i * 2];
    const y = positions[i * 2 + 1];
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    out[i] =
      (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
      (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
  }
  return out;
};

/**
 * Straightens the fish, head up, into two views of fixed size. `image` is the picture to sample,
 * `scale` its size over that of the picture the pose was found in.
 */
export const straighten = (image: Rgb, mask: Mask, pose: Pose, scale: number): Views => {
  const bodyCells = cellPositions(pose, {
    columns: BODY_COLUMNS,
    reach: 1,
    end: BODY_END,
    fixedWidth: null,
  });
  const wideCells = cellPositions(pose, {
    columns: WIDE_COLUMNS,
    reach: WIDE_REACH,
    end: 1,
    fixedWidth: Math.max(...pose.halfWidth),
  });
  return {
    body: sampleLab(image, bodyCells, BODY_COLUMNS, scale),
    wide: sampleLab(image, wideCells, WIDE_COLUMNS, scale),
    wideMask: sampleMask(mask, wideCells),
  };
};

/** Where the cells of the body view lie in the small picture: x and y pairs, row by row. */
export const bodyCellPositions = (pose: Pose): Float64Array =>
  cellPositions(pose, { columns: BODY_COLUMNS, reach: 1, end: BODY_END, fixedWidth: null });
