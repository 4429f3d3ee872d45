/** Soft shares of red, black and white in each cell of a print: a cell on an edge counts in part. */
import type { Print } from './layout.ts';

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Hues of koi red to orange, OKLab degrees; yellow begins beyond. */
const [RED_FROM, RED_TO] = [-10, 85];

export type Shares = {
  readonly red: Float32Array;
  readonly black: Float32Array;
  readonly white: Float32Array;
};

export const chromaOf = (a: number, b: number): number => Math.hypot(a, b);
export const hueOf = (a: number, b: number): number => (Math.atan2(b, a) * 180) / Math.PI;

/** Limits in OKLab: red from chroma 0.06 to 0.11, black from lightness 0.48 to 0.34, white above 0.66. */
export const sharesOf = (print: Print): Shares => {
  const cells = print.length / 3;
  const [red, black, white] = [0, 1, 2].map(() => new Float32Array(cells)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < cells; i++) {
    const [L = 0, a = 0, b = 0] = print.subarray(i * 3, i * 3 + 3);
    const chroma = chromaOf(a, b);
    const hue = hueOf(a, b);
    const isRed = hue > RED_FROM && hue < RED_TO && a > 0.02;
    red[i] = isRed ? smooth(0.06, 0.11, chroma) * smooth(0.25, 0.35, L) : 0;
    black[i] = (1 - smooth(0.34, 0.48, L)) * (1 - (red[i] ?? 0));
    white[i] = smooth(0.62, 0.72, L) * (1 - smooth(0.04, 0.08, chroma));
  }
  return { red, black, white };
};
