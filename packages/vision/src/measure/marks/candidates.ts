import type { SkinView } from './skin-view.ts';
import { boxSums, type Tables } from './tables.ts';

/** How a place stands out from what lies on its four sides. */
export const channels = ['bright', 'dark', 'red', 'pale'] as const;
export type Channel = (typeof channels)[number];

export type Candidate = {
  channel: Channel;
  /** Cell at its middle. */
  x: number;
  y: number;
  /** Radius in cells of the scale at which it stands out most. */
  radius: number;
  /** Difference of OKLab between inside and its sides, see `layerOf`. */
  response: number;
  /** Place among `SIZES`. */
  size: number;
};

/** Half sides in cells of the squares that are compared with those beside them. */
export const SIZES = [1, 2, 3, 5, 7, 10, 14, 19] as const;
/** Sizes of a single point or speck, of which a fish may have dozens. */
const GRAINS = 2;
/** Differences under these are the grain of skin and photo. */
const LEAST: Record<Channel, number> = { bright: 0.018, dark: 0.02, red: 0.01, pale: 0.01 };
/** Kept of each channel and size, the strongest first. */
const KEPT = 18;
const KEPT_GRAINS: Record<Channel, number> = { bright: 44, dark: 26, red: 8, pale: 0 };

/** Weights of the mean difference and of the least one in a response. */
const MEAN = 0.3;
const ALL = 0.7;

type Layer = { step: number; columns: number; rows: number; values: Float32Array[] };

// Reused from size to size and from fish to fish: fresh memory costs more than the sums.
let store = new ArrayBuffer(0);

/** Planes of `cells` numbers each, emptied. */
const planes = (count: number, cells: number): Float32Array[] => {
  const bytes = 4 * count * cells;
  if (store.byteLength < bytes) store = new ArrayBuffer(bytes);
  else new Uint8Array(store, 0, bytes).fill(0);
  return Array.from({ length: count }, (_, i) => new Float32Array(store, 4 * i * cells, cells));
};

/** Lightness and redness of the square at every place of a grid as coarse as the square allows. */
type Means = Layer & { light: Float32Array; hue: Float32Array; valid: Float32Array };

const meansOf = (view: SkinView, tables: Tables, half: number): Means => {
  const step = Math.max(1, Math.floor(half / 2));
  const columns = Math.floor((view.width - 1) / step) + 1;
  const rows = Math.floor((view.height - 1) / step) + 1;
  const [light, hue, valid, ...values] = planes(3 + channels.length, columns * rows);
  const box = new Float64Array(4);
  // Half a square that hangs over the edge of the body still has a colour.
  const enough = (2 * half + 1) ** 2 / 2;
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++) {
      boxSums(tables, column * step, row * step, half, box);
      const n = box[0];
      if (n < enough) continue;
      valid[at] = 1;
      light[at] = box[1] / n;
      hue[at] = (box[2] + 0.3 * box[3]) / n;
    }
  return { step, columns, rows, light, hue, valid, values };
};

/**
 * Response of every channel: part the mean of the differences from the squares on the four sides, most
 * of it the least of them, so that the border of a patch, alike on one side, counts for little. One
 * side of either pair may lie off the body; the other one stands in for it.
 */
const layerOf = (view: SkinView, tables: Tables, half: number): Layer => {
  const { step, columns, rows, light, hue, valid, values } = meansOf(view, tables, half);
  const [bright, dark, red, pale] = values;
  const apart = Math.ceil((2 * half + 2) / step);
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++) {
      if (valid[at] === 0) continue;
      let w = at - apart;
      let e = at + apart;
      let n = at - apart * columns;
      let s = at + apart * columns;
      const hasW = column >= apart && valid[w] === 1;
      const hasE = column < columns - apart && valid[e] === 1;
      const hasN = row >= apart && valid[n] === 1;
      const hasS = row < rows - apart && valid[s] === 1;
      if (!(hasW || hasE) || !(hasN || hasS)) continue;
      if (!hasW) w = e;
      if (!hasE) e = w;
      if (!hasN) n = s;
      if (!hasS) s = n;
      const L = light[at];
      const w0 = light[w];
      const e0 = light[e];
      const n0 = light[n];
      const s0 = light[s];
      const lightMean = L - (w0 + e0 + n0 + s0) / 4;
      bright[at] = MEAN * lightMean + ALL * (L - Math.max(w0, e0, n0, s0));
      dark[at] = ALL * (Math.min(w0, e0, n0, s0) - L) - MEAN * lightMean;
      const H = hue[at];
      const w1 = hue[w];
      const e1 = hue[e];
      const n1 = hue[n];
      const s1 = hue[s];
      const hueMean = H - (w1 + e1 + n1 + s1) / 4;
      pale[at] = ALL * (Math.min(w1, e1, n1, s1) - H) - MEAN * hueMean;
      red[at] = MEAN * hueMean + ALL * (H - Math.max(w1, e1, n1, s1)) - 0.2 * lightMean;
    }
  return { step, columns, rows, values };
};

const isPeak = ({ columns, rows }: Layer, values: Float32Array, at: number): boolean => {
  const x = at % columns;
  const y = (at - x) / columns;
  const value = values[at];
  for (let py = Math.max(0, y - 1); py <= y + 1 && py < rows; py++)
    for (let px = Math.max(0, x - 1); px <= x + 1 && px < columns; px++)
      if (values[py * columns + px] > value) return false;
  return true;
};

/**
 * Places of any size that are brighter, darker, redder or paler than the skin on their sides: peaks of
 * the difference of boxes at eight sizes, the strongest of each.
 */
export const findCandidates = (view: SkinView, tables: Tables): Candidate[] =>
  SIZES.flatMap((half, size) => {
    const layer = layerOf(view, tables, half);
    return channels.flatMap((channel, k) => {
      const values = layer.values[k];
      const kept = size < GRAINS ? KEPT_GRAINS[channel] : KEPT;
      const peaks: Candidate[] = [];
      if (kept === 0) return peaks;
      const least = LEAST[channel];
      for (let at = 0; at < values.length; at++) {
        if (values[at] < least || !isPeak(layer, values, at)) continue;
        const x = (at % layer.columns) * layer.step;
        const y = Math.floor(at / layer.columns) * layer.step;
        peaks.push({ channel, x, y, radius: half + 0.5, response: values[at], size });
      }
      return peaks.sort((p, q) => q.response - p.response).slice(0, kept);
    });
  });
