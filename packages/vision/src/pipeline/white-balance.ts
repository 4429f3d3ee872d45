import { percentileOfSorted } from './numbers.ts';
import type { Lab } from './raster.ts';

export type Balance = {
  /** Factor on L, a and b (a factor on light, since OKLab is a cube root of it). */
  gain: number;
  /** Taken off a and b, in proportion to lightness. */
  a: number;
  b: number;
  /** Share of bright, nearly grey pixels the neutral point was taken from. */
  greyShare: number;
};

const BRIGHT = 0.92;
const median = (values: number[]): number => {
  values.sort((p, q) => p - q);
  return percentileOfSorted(values, 50);
};

/**
 * White balance of the body view: its 97th percentile of lightness goes to 0.92 (gain 0.9 to
 * 1.45), and bright, nearly grey pixels become neutral when there are enough of them. `margin`
 * columns at either side, where water may show, are left out.
 */
export const findBalance = (body: Lab, margin: number): Balance => {
  const lightness: number[] = [];
  for (let i = 0; i < body.width * body.height; i++) {
    const x = i % body.width;
    if (x >= margin && x < body.width - margin) lightness.push(body.data[i * 3]);
  }
  const sorted = Float32Array.from(lightness).sort();
  const bright = percentileOfSorted(sorted, 97);
  const gain = bright > 0.35 ? Math.min(1.45, Math.max(0.9, BRIGHT / Math.max(bright, 0.3))) : 1;
  const greyA: number[] = [];
  const greyB: number[] = [];
  for (let i = 0; i < body.width * body.height; i++) {
    const x = i % body.width;
    if (x < margin || x >= body.width - margin) continue;
    const a = body.data[i * 3 + 1] * gain;
    const b = body.data[i * 3 + 2] * gain;
    if (body.data[i * 3] * gain > 0.68 && Math.hypot(a, b) < 0.075) {
      greyA.push(a);
      greyB.push(b);
    }
  }
  const greyShare = greyA.length / lightness.length;
  if (greyShare <= 0.06) return { gain, a: 0, b: 0, greyShare };
  const strength = Math.min(1, greyShare / 0.2) * 0.8;
  return { gain, a: strength * median(greyA), b: strength * median(greyB), greyShare };
};

/** A balanced copy of a view. */
export const applyBalance = (view: Lab, balance: Balance): Lab => {
  const data = new Float32Array(view.data.length);
  for (let i = 0; i < data.length; i += 3) {
    const L = view.data[i] * balance.gain;
    const weight = Math.min(1, Math.max(0, L));
    data[i] = L;
    data[i + 1] = view.data[i + 1] * balance.gain - balance.a * weight;
    data[i + 2] = view.data[i + 2] * balance.gain - balance.b * weight;
  }
  return { width: view.width, height: view.height, data };
};
