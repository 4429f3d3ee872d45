import type { SkinView } from './skin-view.ts';

/** The fish's own colours: what a spot must differ from to be no part of the pattern. */
export type Context = {
  /** Mean OKLab of the red and of the dark skin, null with less than two in a hundred of it. */
  red: [number, number, number] | null;
  dark: [number, number, number] | null;
  /** Share of the body in about this colour. */
  commonness: (L: number, a: number, b: number) => number;
};

const BINS = 16;
const FEW = 0.02;

const binOf = (value: number, from: number, to: number): number =>
  Math.min(BINS - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * BINS)));
const placeOf = (L: number, a: number, b: number): [number, number, number] => [
  binOf(L, 0, 1.1),
  binOf(a, -0.16, 0.24),
  binOf(b, -0.16, 0.24),
];

type Sum = { n: number; lab: [number, number, number] };
const sum = (): Sum => ({ n: 0, lab: [0, 0, 0] });
const add = (to: Sum, lab: Float32Array, p: number): void => {
  to.n++;
  for (let c = 0; c < 3; c++) to.lab[c] += lab[3 * p + c];
};
const meanOf = ({ n, lab }: Sum, all: number): [number, number, number] | null =>
  n < FEW * all ? null : [lab[0] / n, lab[1] / n, lab[2] / n];

export const contextOf = (view: SkinView): Context => {
  const { lab, valid } = view;
  const histogram = new Float64Array(BINS ** 3);
  const [red, dark] = [sum(), sum()];
  let n = 0;
  for (let p = 0; p < valid.length; p++) {
    if (valid[p] === 0) continue;
    const [L, a, b] = [lab[3 * p], lab[3 * p + 1], lab[3 * p + 2]];
    const [i, j, k] = placeOf(L, a, b);
    histogram[(i * BINS + j) * BINS + k]++;
    const chroma = Math.hypot(a, b);
    n++;
    if (a > 0.07 && chroma > 0.09) add(red, lab, p);
    else if (L < 0.42 && chroma < 0.09) add(dark, lab, p);
  }
  return {
    red: meanOf(red, n),
    dark: meanOf(dark, n),
    commonness: (L, a, b) => {
      const [i, j, k] = placeOf(L, a, b);
      let near = 0;
      for (let u = Math.max(0, i - 1); u <= Math.min(BINS - 1, i + 1); u++)
        for (let v = Math.max(0, j - 1); v <= Math.min(BINS - 1, j + 1); v++)
          for (let w = Math.max(0, k - 1); w <= Math.min(BINS - 1, k + 1); w++)
            near += histogram[(u * BINS + v) * BINS + w];
      return near / Math.max(1, n);
    },
  };
};
