import type { Lab, Mask, Plane } from '../pipeline/raster.ts';
import { COLOURS, shareColour } from './palette.ts';

/** Columns at either side of the body view that may show water and are left out. */
export const MARGIN = 5;

/** The balanced body view without its margins, with what every measurement below starts from. */
export type Panel = {
  width: number;
  height: number;
  /** OKLab, three values a pixel. */
  lab: Float32Array;
  /** Shares of the named colours, COLOURS values a pixel. */
  shares: Float32Array;
  /** Strongest named colour of each pixel. */
  names: Uint8Array;
  L: Plane;
};

const strongest = (shares: Float32Array): Uint8Array => {
  const names = new Uint8Array(shares.length / COLOURS);
  for (let i = 0; i < names.length; i++) {
    let best = 0;
    for (let c = 1; c < COLOURS; c++)
      if (shares[i * COLOURS + c] > shares[i * COLOURS + best]) best = c;
    names[i] = best;
  }
  return names;
};

/** Prepares the panel of a balanced body view. */
export const makePanel = (body: Lab): Panel => {
  const width = body.width - 2 * MARGIN;
  const height = body.height;
  const lab = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = (y * body.width + MARGIN) * 3;
    lab.set(body.data.subarray(from, from + width * 3), y * width * 3);
  }
  const shares = new Float32Array(width * height * COLOURS);
  const L = new Float32Array(width * height);
  for (let i = 0; i < L.length; i++) {
    L[i] = lab[i * 3];
    shareColour(lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2], shares, i * COLOURS);
  }
  return {
    width,
    height,
    lab,
    shares,
    names: strongest(shares),
    L: { width, height, data: L },
  };
};

/** Pixels of the panel whose strongest colour is one of those given. */
export const maskOf = (panel: Panel, ...colours: number[]): Mask => ({
  width: panel.width,
  height: panel.height,
  data: panel.names.map((n) => (colours.includes(n) ? 1 : 0)),
});

/** Mean and standard deviation of each channel over a rectangle of interleaved values. */
export const statistics = (
  data: Float32Array,
  channels: number,
  width: number,
  rectangle: { x0: number; x1: number; y0: number; y1: number },
): { mean: number[]; deviation: number[] } => {
  const sum = new Array<number>(channels).fill(0);
  const squares = new Array<number>(channels).fill(0);
  const { x0, x1, y0, y1 } = rectangle;
  for (let y = y0; y < y1; y++)
    for (let p = (y * width + x0) * channels; p < (y * width + x1) * channels; p += channels)
      for (let c = 0; c < channels; c++) {
        const v = data[p + c];
        sum[c] += v;
        squares[c] += v * v;
      }
  const n = Math.max(1, (x1 - x0) * (y1 - y0));
  const mean = sum.map((s) => s / n);
  return {
    mean,
    deviation: squares.map((s, c) => Math.sqrt(Math.max(0, s / n - mean[c] ** 2))),
  };
};
