import { blurPlane } from '../pipeline/blur.ts';
import { squareDilate, squareErode } from '../pipeline/morphology.ts';
import { percentileOfSorted } from '../pipeline/numbers.ts';
import type { Mask, Plane } from '../pipeline/raster.ts';
import type { Patches } from './colours.ts';
import type { Panel } from './panel.ts';
import { add, mean, type FeatureRow } from './row.ts';

const SCALES = [0.8, 1.6, 3.2, 6.4] as const;

const meanIn = (plane: Plane, x0: number, x1: number, y0: number, y1: number): number => {
  let sum = 0;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) sum += plane.data[y * plane.width + x];
  return sum / Math.max(1, (x1 - x0) * (y1 - y0));
};

const meanWhere = (plane: Plane, mask: Mask, least: number, otherwise: number): number => {
  let sum = 0;
  let n = 0;
  for (let i = 0; i < mask.data.length; i++)
    if (mask.data[i] === 1) {
      sum += plane.data[i];
      n++;
    }
  return n > least ? sum / n : otherwise;
};

const difference = (p: Plane, q: Plane): Plane => ({
  width: p.width,
  height: p.height,
  data: p.data.map((v, i) => v - q.data[i]),
});

const magnitude = (p: Plane): Plane => ({ ...p, data: p.data.map(Math.abs) });

/** Third and fourth moment over the deviation: glints and dark gaps make long tails. */
const tails = (p: Plane): number[] => {
  const average = mean(p.data);
  let variance = 0;
  let third = 0;
  let fourth = 0;
  for (const v of p.data) {
    variance += (v - average) ** 2;
    third += v ** 3;
    fourth += v ** 4;
  }
  const n = p.data.length;
  const deviation = Math.max(1e-4, Math.sqrt(variance / n));
  return [third / n / deviation ** 3, fourth / n / deviation ** 4];
};

/** How much a pattern repeats at a distance, along the body and across it (the scale net). */
const repeats = (band: Plane): number[] => {
  const { width } = band;
  const from = Math.floor(0.3 * band.height);
  const rows = Math.floor(0.75 * band.height) - from;
  const average = meanIn(band, 0, width, from, from + rows);
  const z = band.data.slice(from * width, (from + rows) * width).map((v) => v - average);
  const product = (dx: number, dy: number) => {
    let sum = 0;
    for (let y = 0; y < rows - dy; y++)
      for (let p = y * width; p < (y + 1) * width - dx; p++) sum += z[p] * z[p + dy * width + dx];
    return sum / ((rows - dy) * (width - dx));
  };
  const power = Math.max(1e-6, product(0, 0));
  return [
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((d) => product(0, d) / power),
    ...[2, 3, 4, 5, 6, 7].map((d) => product(d, 0) / power),
  ];
};

/** Sobel gradients of a plane, edges mirrored. */
const gradients = ({ width, height, data }: Plane): { x: Float32Array; y: Float32Array } => {
  const gx = new Float32Array(width * height);
  const gy = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const up = (y === 0 ? 1 : y - 1) * width;
    const row = y * width;
    const down = (y === height - 1 ? height - 2 : y + 1) * width;
    for (let x = 0; x < width; x++) {
      const l = x === 0 ? 1 : x - 1;
      const r = x === width - 1 ? width - 2 : x + 1;
      const falling = data[down + r] - data[up + l];
      const rising = data[up + r] - data[down + l];
      gx[row + x] = falling + rising + 2 * (data[row + r] - data[row + l]);
      gy[row + x] = falling - rising + 2 * (data[down + x] - data[up + x]);
    }
  }
  return { x: gx, y: gy };
};

const RING = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
] as const;

/** Uniform local binary patterns at two radii over the first `rows` rows: 2 x 10 shares. */
const binaryPatterns = (plane: Plane, rows: number): number[] => {
  const out: number[] = [];
  for (const radius of [1, 2]) {
    const counts = new Array<number>(10).fill(0);
    const steps = RING.map(([dy, dx]) => radius * (dy * plane.width + dx));
    for (let y = 2; y < rows - 2; y++)
      for (let x = 2; x < plane.width - 2; x++) {
        const p = y * plane.width + x;
        const limit = plane.data[p] + 0.012;
        let ones = 0;
        let changes = 0;
        let previous = plane.data[p + steps[7]] > limit;
        for (const step of steps) {
          const bit = plane.data[p + step] > limit;
          if (bit) ones++;
          if (bit !== previous) changes++;
          previous = bit;
        }
        counts[changes <= 2 ? ones : 9]++;
      }
    const total = (rows - 4) * (plane.width - 4);
    out.push(...counts.map((c) => c / total));
  }
  return out;
};

const addBands = (row: FeatureRow, panel: Panel, patches: Patches, levels: Plane[]): void => {
  const { width: w, height: h } = panel;
  const quarter = Math.floor(w / 4);
  const half = Math.floor(w / 2);
  const inner = {
    red: squareErode(patches.red, 5),
    white: squareErode(patches.white, 5),
    black: squareErode(patches.black, 5),
  };
  SCALES.forEach((_, i) => {
    const signed = difference(levels[i], levels[i + 1]);
    const d = magnitude(signed);
    const left = meanIn(d, 0, quarter, 0, h);
    const right = meanIn(d, w - quarter, w, 0, h);
    add(row, `texture.${i}`, [
      mean(d.data),
      meanIn(d, 0, w, 0, Math.floor(0.2 * h)),
      meanIn(d, 0, w, Math.floor(0.3 * h), Math.floor(0.5 * h)),
      meanIn(d, 0, w, Math.floor(0.5 * h), Math.floor(0.8 * h)),
      meanIn(d, half - 6, half + 6, 0, h),
      (left + right) / 2,
      Math.abs(left - right),
    ]);
    add(row, `texture.${i}.red`, meanWhere(d, inner.red, 40, -0.01));
    add(row, `texture.${i}.white`, meanWhere(d, inner.white, 40, -0.01));
    add(row, `texture.${i}.black`, meanWhere(d, inner.black, 40, -0.01));
    add(row, `texture.${i}.tails`, tails(signed));
  });
};

const addEdges = (row: FeatureRow, panel: Panel, red: Mask): void => {
  const { width: w, height: h, lab } = panel;
  const strength = new Float32Array(w * h);
  for (const c of [1, 2]) {
    const channel = new Float32Array(w * h);
    for (let i = 0; i < channel.length; i++) channel[i] = lab[i * 3 + c];
    const g = gradients({ width: w, height: h, data: channel });
    for (let i = 0; i < strength.length; i++) strength[i] += g.x[i] ** 2 + g.y[i] ** 2;
  }
  for (let i = 0; i < strength.length; i++) strength[i] = Math.sqrt(strength[i]);
  const grown = squareDilate(red, 3);
  const shrunk = squareErode(red, 3);
  const rim: Mask = { ...red, data: grown.data.map((v, i) => v - shrunk.data[i]) };
  const kiwa = meanWhere({ width: w, height: h, data: strength }, rim, 20, 0);
  const rimShare = mean(rim.data);
  const sorted = strength.sort();
  add(
    row,
    'edge',
    [50, 75, 90, 97].map((p) => percentileOfSorted(sorted, p)),
  );
  add(row, 'edge.red', [kiwa, rimShare]);
};

/** Texture at four scales, the scale net, edges, local patterns and the profile across the back. */
export const addTexture = (row: FeatureRow, panel: Panel, patches: Patches): void => {
  const h = panel.height;
  const levels = [panel.L, ...SCALES.map((s) => blurPlane(panel.L, s))];
  addBands(row, panel, patches, levels);
  add(row, 'repeat', repeats(difference(levels[1], levels[3])));
  const g = gradients(levels[1]);
  const gx = mean(g.x.map(Math.abs));
  const gy = mean(g.y.map(Math.abs));
  add(row, 'gradient', [gx, gy, gx / (gy + 1e-4)]);
  addEdges(row, panel, patches.red);
  add(row, 'pattern', binaryPatterns(panel.L, h));
  add(row, 'pattern.head', binaryPatterns(panel.L, Math.floor(0.22 * h)));
};

/** Colour from flank to back in eight steps, both sides folded (doitsu lines, lustre). */
export const addProfile = (row: FeatureRow, panel: Panel): void => {
  const { width: w, height: h, lab } = panel;
  const y0 = Math.floor(0.3 * h);
  const y1 = Math.floor(0.85 * h);
  const half = Math.floor(w / 2);
  for (let k = 0; k < 8; k++) {
    const x0 = Math.floor((k * half) / 8);
    const x1 = Math.floor(((k + 1) * half) / 8);
    const sum = [0, 0, 0];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++)
        for (let c = 0; c < 3; c++)
          sum[c] += lab[(y * w + x) * 3 + c] + lab[(y * w + w - 1 - x) * 3 + c];
    add(
      row,
      `profile.${k}`,
      sum.map((s) => s / (2 * (y1 - y0) * (x1 - x0))),
    );
  }
};
