import { colourNames, type Measures } from '../types.ts';

type PatternMeasures = Pick<
  Measures,
  'patternBalance' | 'colourEvenness' | 'edgeSharpness' | 'whiteClean'
>;

/** The straightened, white-balanced body, head up. */
export type PatternView = {
  width: number;
  height: number;
  /** OKLab, three values a cell. */
  lab: Float32Array;
  /** Index into colourNames for each cell. */
  names: Uint8Array;
};

const WHITE = colourNames.indexOf('white');
const BLOCKS = 8;

/** Colours of the left half against the right half, block by block along the body. */
const balance = ({ width, height, names }: PatternView): number => {
  const half = Math.floor(width / 2);
  let agreement = 0;
  for (let block = 0; block < BLOCKS; block++) {
    const counts = new Int32Array(colourNames.length);
    const from = Math.floor((block * height) / BLOCKS);
    const to = Math.floor(((block + 1) * height) / BLOCKS);
    for (let y = from; y < to; y++)
      for (let x = 0; x < half; x++) {
        counts[names[y * width + x]]++;
        counts[names[y * width + width - 1 - x]]--;
      }
    const apart = counts.reduce((sum, v) => sum + Math.abs(v), 0);
    agreement += 1 - apart / (2 * half * (to - from));
  }
  return agreement / BLOCKS;
};

/** Lightness counts less than hue: a round body is shaded even when its colour is perfect. */
const LIGHTNESS = 0.3;
/** Spread at which a colour is called uneven through and through (e-fold). */
const UNEVEN = 0.06;

const evenness = ({ width, height, lab, names }: PatternView): number => {
  const n = colourNames.length;
  const count = new Int32Array(n);
  const sum = new Float64Array(3 * n);
  const squares = new Float64Array(3 * n);
  // Only cells inside a patch: at its edge two colours mix.
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      const name = names[p];
      const inner =
        names[p - 1] === name &&
        names[p + 1] === name &&
        names[p - width] === name &&
        names[p + width] === name;
      if (!inner) continue;
      count[name]++;
      for (let c = 0; c < 3; c++) {
        const v = lab[3 * p + c];
        sum[3 * name + c] += v;
        squares[3 * name + c] += v * v;
      }
    }
  const least = 0.02 * width * height;
  let total = 0;
  let spread = 0;
  for (let name = 0; name < n; name++) {
    if (count[name] < least) continue;
    const variance = (c: number): number =>
      Math.max(0, squares[3 * name + c] / count[name] - (sum[3 * name + c] / count[name]) ** 2);
    spread += count[name] * Math.sqrt(LIGHTNESS ** 2 * variance(0) + variance(1) + variance(2));
    total += count[name];
  }
  return total === 0 ? 0 : Math.exp(-spread / total / UNEVEN);
};

/** Cells over which an edge is looked at; a step within one of them is razor sharp. */
const SPAN = 6;
const CONTRAST = 0.18;

const sharpness = ({ width, height, lab, names }: PatternView): number => {
  const apart = (p: number, q: number): number =>
    Math.hypot(
      lab[3 * p] - lab[3 * q],
      lab[3 * p + 1] - lab[3 * q + 1],
      lab[3 * p + 2] - lab[3 * q + 2],
    );
  let sum = 0;
  let count = 0;
  const look = (start: number, stride: number, n: number): void => {
    for (let i = SPAN / 2; i + SPAN / 2 < n; i++) {
      const p = start + (i - 1) * stride;
      if (names[p] === names[p + stride]) continue;
      const first = start + (i - SPAN / 2) * stride;
      const contrast = apart(first, first + SPAN * stride);
      if (contrast < CONTRAST) continue;
      let steepest = 0;
      for (let k = 0; k < SPAN; k++)
        steepest = Math.max(steepest, apart(first + k * stride, first + (k + 1) * stride));
      sum += Math.min(1, Math.max(0, (steepest / contrast - 1 / SPAN) / (1 - 1 / SPAN)));
      count++;
    }
  };
  for (let y = 0; y < height; y++) look(y * width, 1, width);
  for (let x = 0; x < width; x++) look(x, width, height);
  // A fish of one colour has no edges between colours: neither sharp nor blurred.
  return count < height / 4 ? 0.5 : sum / count;
};

const LEAST_WHITE = 0.06;

const cleanWhite = ({ lab, names }: PatternView): number | null => {
  const stain: number[] = [];
  for (let p = 0; p < names.length; p++) {
    if (names[p] !== WHITE) continue;
    const chroma = Math.hypot(lab[3 * p + 1], lab[3 * p + 2]);
    const grey = Math.max(0, 0.85 - lab[3 * p]);
    stain.push(chroma / 0.07 + grey / 0.35);
  }
  if (stain.length < LEAST_WHITE * names.length) return null;
  stain.sort((a, b) => a - b);
  // The dullest tenth is shade at the flanks; what lies just above it tells the skin.
  return Math.max(0, 1 - stain[Math.floor(0.6 * stain.length)]);
};

/**
 * How a pattern is laid out and drawn, from the straightened body. `patternBalance` 1: both sides
 * carry the same colours at each step of the body. `colourEvenness` 1: no spread inside patches of
 * one colour. `edgeSharpness` 1: edges no wider than one cell (0.5 when there are no edges).
 * `whiteClean` 1: bright and without a tint; null with less than 6 % white.
 */
export const measurePattern = (view: PatternView): PatternMeasures => ({
  patternBalance: balance(view),
  colourEvenness: evenness(view),
  edgeSharpness: sharpness(view),
  whiteClean: cleanWhite(view),
});
