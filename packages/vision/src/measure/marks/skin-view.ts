import { linearOf, linearToOklab } from '../../pipeline/colour.ts';
import type { Pose } from '../../pipeline/pose.ts';
import type { Rgb } from '../../pipeline/raster.ts';

/**
 * Rows of the view, from just behind the nose to before the tail root: 500 to the whole length. A
 * white point of one millimetre on a koi of 50 cm is one of them: fewer rows would lose it.
 */
export const SKIN_ROWS = 440;
const FROM = 0.02;
const TO = 0.9;
/** Share of the half width that is looked at; beyond it light grazes the flank. */
const FLANK = 0.88;
/** Pixels a cell from which a cell is the mean of whole pixels instead of a value between four. */
const COARSE = 1.5;

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

/** Light at a place between pixels, written into `light`. */
const lightBetween = (
  { width, height, data }: Rgb,
  x: number,
  y: number,
  light: number[],
): void => {
  const px = Math.min(width - 1.001, Math.max(0, x));
  const py = Math.min(height - 1.001, Math.max(0, y));
  const x0 = Math.floor(px);
  const y0 = Math.floor(py);
  const fx = px - x0;
  const fy = py - y0;
  const p = (y0 * width + x0) * 3;
  const q = p + width * 3;
  for (let c = 0; c < 3; c++)
    light[c] =
      (linearOf[data[p + c]] * (1 - fx) + linearOf[data[p + 3 + c]] * fx) * (1 - fy) +
      (linearOf[data[q + c]] * (1 - fx) + linearOf[data[q + 3 + c]] * fx) * fy;
};

/** Mean light of a square of `side` pixels about a place, written into `light`. */
const lightAround = (
  { width, height, data }: Rgb,
  x: number,
  y: number,
  side: number,
  light: number[],
): void => {
  const x0 = Math.min(width - side, Math.max(0, Math.round(x - (side - 1) / 2)));
  const y0 = Math.min(height - side, Math.max(0, Math.round(y - (side - 1) / 2)));
  let [r, g, b] = [0, 0, 0];
  for (let j = 0; j < side; j++) {
    let p = ((y0 + j) * width + x0) * 3;
    for (let i = 0; i < side; i++, p += 3) {
      r += linearOf[data[p]];
      g += linearOf[data[p + 1]];
      b += linearOf[data[p + 2]];
    }
  }
  const n = side * side;
  light[0] = r / n;
  light[1] = g / n;
  light[2] = b / n;
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
  const pixels = view.cell * scale;
  const side = Math.min(Math.round(pixels), image.width, image.height);
  const sample = (x: number, y: number, out: number): void => {
    const px = (x + 0.5) * scale - 0.5;
    const py = (y + 0.5) * scale - 0.5;
    if (pixels < COARSE) lightBetween(image, px, py, light);
    else lightAround(image, px, py, side, light);
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
      const [x, y] = [cx + offset * nx, cy + offset * ny];
      view.across[p] = offset / halfWidth;
      view.positions[2 * p] = x;
      view.positions[2 * p + 1] = y;
      if (Math.abs(offset) > FLANK * halfWidth) continue;
      view.valid[p] = 1;
      sample(x, y, 3 * p);
    }
  }
  return view;
};
