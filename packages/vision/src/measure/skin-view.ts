import { linearOf, linearToOklab } from '../pipeline/colour.ts';
import type { Pose } from '../pipeline/pose.ts';
import type { Rgb } from '../pipeline/raster.ts';

/** Rows of the view, from just behind the nose to before the tail root. */
export const SKIN_ROWS = 320;
const FROM = 0.02;
const TO = 0.9;
/** Share of the half width that is looked at; beyond it light grazes the flank. */
const FLANK = 0.86;

export type SkinView = {
  width: number;
  height: number;
  /** Balanced OKLab, three values a cell. */
  lab: Float32Array;
  /** 1 where the cell lies on the body. */
  valid: Uint8Array;
  /** Place along the body (0 nose, 1 end of the centre line) of each row. */
  along: Float32Array;
  /** Place across at each cell: -1 and 1 are the edges of the body. */
  across: Float32Array;
  /** x and y of each cell in pixels of the picture in which the pose was found. */
  positions: Float32Array;
  /** Side of a cell in those pixels. */
  cell: number;
};

/** Multiplies light and takes off a cast, as the pattern's white balance found them. */
export type Tone = { gain: number; a: number; b: number };

/**
 * Straightens the body at full scale: unlike the pattern's view its cells are squares of equal size,
 * so that a round spot stays round at any width of the fish.
 * @param scale size of `image` over that of the picture in which the pose was found.
 */
export const viewSkin = (
  image: Rgb,
  pose: Pick<Pose, 'points' | 'normals' | 'halfWidth' | 'length'>,
  scale: number,
  tone: Tone,
): SkinView => {
  const stations = pose.halfWidth.length;
  const cell = (pose.length * (TO - FROM)) / SKIN_ROWS;
  const widest = Math.max(...pose.halfWidth) * FLANK;
  const half = Math.max(2, Math.ceil(widest / cell));
  const width = 2 * half + 1;
  const n = width * SKIN_ROWS;
  const view: SkinView = {
    width,
    height: SKIN_ROWS,
    lab: new Float32Array(3 * n),
    valid: new Uint8Array(n),
    along: new Float32Array(SKIN_ROWS),
    across: new Float32Array(n),
    positions: new Float32Array(2 * n),
    cell,
  };
  const light = [0, 0, 0];
  const sample = (x: number, y: number, out: number): void => {
    const px = Math.min(image.width - 1.001, Math.max(0, (x + 0.5) * scale - 0.5));
    const py = Math.min(image.height - 1.001, Math.max(0, (y + 0.5) * scale - 0.5));
    const x0 = Math.floor(px);
    const y0 = Math.floor(py);
    const fx = px - x0;
    const fy = py - y0;
    const p = (y0 * image.width + x0) * 3;
    const q = p + image.width * 3;
    for (let c = 0; c < 3; c++)
      light[c] =
        (linearOf[image.data[p + c]] * (1 - fx) + linearOf[image.data[p + 3 + c]] * fx) * (1 - fy) +
        (linearOf[image.data[q + c]] * (1 - fx) + linearOf[image.data[q + 3 + c]] * fx) * fy;
    linearToOklab(light[0], light[1], light[2], view.lab, out);
    const L = view.lab[out] * tone.gain;
    const share = Math.min(1, Math.max(0, L));
    view.lab[out] = L;
    view.lab[out + 1] = view.lab[out + 1] * tone.gain - tone.a * share;
    view.lab[out + 2] = view.lab[out + 2] * tone.gain - tone.b * share;
  };
  for (let row = 0; row < SKIN_ROWS; row++) {
    const s = FROM + ((TO - FROM) * (row + 0.5)) / SKIN_ROWS;
    view.along[row] = s;
    const at = s * (stations - 1);
    const i = Math.min(stations - 2, Math.floor(at));
    const f = at - i;
    const mix = (values: Float64Array, k: number, step: number): number =>
      values[i * step + k] * (1 - f) + values[(i + 1) * step + k] * f;
    const halfWidth = mix(pose.halfWidth, 0, 1);
    for (let column = 0; column < width; column++) {
      const p = row * width + column;
      const offset = (column - half) * cell;
      view.across[p] = offset / halfWidth;
      view.positions[2 * p] = mix(pose.points, 0, 2) + offset * mix(pose.normals, 0, 2);
      view.positions[2 * p + 1] = mix(pose.points, 1, 2) + offset * mix(pose.normals, 1, 2);
      if (Math.abs(view.across[p]) > FLANK) continue;
      view.valid[p] = 1;
      sample(view.positions[2 * p], view.positions[2 * p + 1], 3 * p);
    }
  }
  return view;
};
