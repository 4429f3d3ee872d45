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
/** Chroma above which skin has a colour. */
const COLOURED = 0.09;

const binOf = (value: number, from: number, to: number): number =>
  Math.min(BINS - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * BINS)));
const lightBin = (L: number): number => binOf(L, 0, 1.1);
const colourBin = (v: number): number => binOf(v, -0.16, 0.24);

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
    const L = lab[3 * p];
    const a = lab[3 * p + 1];
    const b = lab[3 * p + 2];
    histogram[(lightBin(L) * BINS + colourBin(a)) * BINS + colourBin(b)]++;
    const coloured = a * a + b * b > COLOURED * COLOURED;
    n++;
    if (a > 0.07 && coloured) add(red, lab, p);
    else if (L < 0.42 && !coloured) add(dark, lab, p);
  }
  return {
    red: meanOf(red, n),
    dark: meanOf(dark, n),
    commonness: (L, a, b) => {
      const [i, j, k] = [lightBin(L), colourBin(a), colourBin(b)];
      let near = 0;
      for (let u = Math.max(0, i - 1); u <= Math.min(BINS - 1, i + 1); u++)
        for (let v = Math.max(0, j - 1); v <= Math.min(BINS - 1, j + 1); v++)
          for (let w = Math.max(0, k - 1); w <= Math.min(BINS - 1, k + 1); w++)
            near += histogram[(u * BINS + v) * BINS + w];
      return near / Math.max(1, n);
    },
  };
};
