import type { SkinView } from './skin-view.ts';
import { boxSums, type Tables } from './tables.ts';

/** How a place stands out from what surrounds it. */
export const channels = ['bright', 'dark', 'red'] as const;
export type Channel = (typeof channels)[number];

export type Candidate = {
  channel: Channel;
  /** Cell at its middle. */
  x: number;
  y: number;
  /** Radius in cells of the scale at which it stands out most. */
  radius: number;
  /** Difference of OKLab between inside and surroundings. */
  response: number;
  /** Place among `SIZES`. */
  size: number;
};

/** Half sides in cells of the squares that are compared with their surroundings. */
export const SIZES = [1, 2, 3, 4, 6, 8, 11, 15, 20, 27] as const;
/** Differences under these are the grain of skin and photo. */
const LEAST: Record<Channel, number> = { bright: 0.03, dark: 0.03, red: 0.015 };
/** Kept of each channel and size, the strongest first. */
const KEPT = 18;
/** Part of the surroundings that must lie on the body. */
const SURROUNDED = 0.6;

type Layer = { step: number; columns: number; rows: number; values: Float32Array[] };

/** Response of every channel on a grid as coarse as the square allows. */
const layerOf = (view: SkinView, tables: Tables, half: number): Layer => {
  const step = Math.max(1, Math.floor(half / 2));
  const columns = Math.floor((view.width - 1) / step) + 1;
  const rows = Math.floor((view.height - 1) / step) + 1;
  const values = channels.map(() => new Float32Array(columns * rows));
  const outer = 2 * half + 2;
  const area = (2 * outer + 1) ** 2 - (2 * half + 1) ** 2;
  const inside = new Float64Array(4);
  const around = new Float64Array(4);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * step, row * step];
      if (view.valid[y * view.width + x] === 0) continue;
      boxSums(tables, x, y, half, inside);
      boxSums(tables, x, y, outer, around);
      const n = around[0] - inside[0];
      if (n < SURROUNDED * area) continue;
      const L = inside[1] / inside[0] - (around[1] - inside[1]) / n;
      const a = inside[2] / inside[0] - (around[2] - inside[2]) / n;
      const b = inside[3] / inside[0] - (around[3] - inside[3]) / n;
      const at = row * columns + column;
      values[0][at] = L;
      values[1][at] = -L;
      values[2][at] = a + 0.3 * b - 0.2 * L;
    }
  return { step, columns, rows, values };
};

const isPeak = ({ columns, rows }: Layer, values: Float32Array, at: number): boolean => {
  const x = at % columns;
  const y = (at - x) / columns;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [px, py] = [x + dx, y + dy];
      if (px < 0 || py < 0 || px >= columns || py >= rows) continue;
      if (values[py * columns + px] > values[at]) return false;
    }
  return true;
};

/**
 * Places of any size that are brighter, darker or redder than the skin around them: a difference of
 * boxes at ten sizes, its peaks, the strongest of each size.
 */
export const findCandidates = (view: SkinView, tables: Tables): Candidate[] =>
  SIZES.flatMap((half, size) => {
    const layer = layerOf(view, tables, half);
    return channels.flatMap((channel, k) => {
      const values = layer.values[k];
      const peaks: Candidate[] = [];
      for (let at = 0; at < values.length; at++) {
        if (values[at] < LEAST[channel] || !isPeak(layer, values, at)) continue;
        const x = (at % layer.columns) * layer.step;
        const y = Math.floor(at / layer.columns) * layer.step;
        peaks.push({ channel, x, y, radius: half + 0.5, response: values[at], size });
      }
      return peaks.sort((p, q) => q.response - p.response).slice(0, KEPT);
    });
  });
