import { linearOf, linearToOklab } from '../../pipeline/colour.ts';
import type { Pose } from '../../pipeline/pose.ts';
import type { Rgb } from '../../pipeline/raster.ts';

/**
 * Rows of the view, from just behind the nose to before the tail root. A white point of one
 * millimetre on a koi of 50 cm is a little over one of them: fewer rows would lose it.
 */
export const SKIN_ROWS = 640;
const FROM = 0.02;
const TO = 0.9;
/** Share of the half width that is looked at; beyond it light grazes the flank. */
const FLANK = 0.88;
/** Pixels a cell from which a cell is the mean of four samples instead of one. */
const COARSE = 1.7;

export type BodyLine = Pick<Pose, 'points' | 'normals' | 'halfWidth' | 'length'>;

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

/** Light at a place between pixels, added to `light` with a weight. */
const addLight = (image: Rgb, x: number, y: number, weight: number, light: number[]): void => {
  const px = Math.min(image.width - 1.001, Math.max(0, x));
  const py = Math.min(image.height - 1.001, Math.max(0, y));
  const x0 = Math.floor(px);
  const y0 = Math.floor(py);
  const fx = px - x0;
  const fy = py - y0;
  const p = (y0 * image.width + x0) * 3;
  const q = p + image.width * 3;
  for (let c = 0; c < 3; c++)
    light[c] +=
      weight *
      ((linearOf[image.data[p + c]] * (1 - fx) + linearOf[image.data[p + 3 + c]] * fx) * (1 - fy) +
        (linearOf[image.data[q + c]] * (1 - fx) + linearOf[image.data[q + 3 + c]] * fx) * fy);
};

const emptyView = (line: BodyLine): SkinView => {
  const cell = (line.length * (TO - FROM)) / SKIN_ROWS;
  const half = Math.max(2, Math.ceil((Math.max(...line.halfWidth) * FLANK) / cell));
  const width = 2 * half + 1;
  const n = width * SKIN_ROWS;
  return {
    width,
    height: SKIN_ROWS,
    lab: new Float32Array(3 * n),
    valid: new Uint8Array(n),
    along: new Float32Array(SKIN_ROWS),
    across: new Float32Array(n),
    positions: new Float32Array(2 * n),
    cell,
  };
};

/**
 * Straightens the body at full scale: unlike the pattern's view its cells are squares of equal size,
 * so that a round spot stays round at any width of the fish.
 * @param scale size of `image` over that of the picture in which the pose was found.
 */
export const viewSkin = (image: Rgb, line: BodyLine, scale: number, tone: Tone): SkinView => {
  const stations = line.halfWidth.length;
  const view = emptyView(line);
  const half = (view.width - 1) / 2;
  const light = [0, 0, 0];
  const shifts = view.cell * scale > COARSE ? [-0.25, 0.25] : [0];
  const weight = 1 / shifts.length ** 2;
  const sample = (x: number, y: number, out: number): void => {
    light.fill(0);
    for (const dy of shifts)
      for (const dx of shifts)
        addLight(
          image,
          (x + dx * view.cell + 0.5) * scale - 0.5,
          (y + dy * view.cell + 0.5) * scale - 0.5,
          weight,
          light,
        );
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
    const i = Math.min(stations - 2, Math.floor(s * (stations - 1)));
    const f = s * (stations - 1) - i;
    const mix = (values: Float64Array, k: number, step: number): number =>
      values[i * step + k] * (1 - f) + values[(i + 1) * step + k] * f;
    const halfWidth = mix(line.halfWidth, 0, 1);
    const [cx, cy] = [mix(line.points, 0, 2), mix(line.points, 1, 2)];
    const [nx, ny] = [mix(line.normals, 0, 2), mix(line.normals, 1, 2)];
    for (let column = 0; column < view.width; column++) {
      const p = row * view.width + column;
      const offset = (column - half) * view.cell;
      view.across[p] = offset / halfWidth;
      view.positions[2 * p] = cx + offset * nx;
      view.positions[2 * p + 1] = cy + offset * ny;
      if (Math.abs(view.across[p]) > FLANK) continue;
      view.valid[p] = 1;
      sample(view.positions[2 * p], view.positions[2 * p + 1], 3 * p);
    }
  }
  return view;
};
