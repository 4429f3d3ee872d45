import { makeRandom } from './random.ts';

const SIZE = 256;

export type Noise = (x: number, y: number) => number;

/** Smooth lattice noise between -1 and 1 with features about one unit wide; it repeats every 256. */
export const makeNoise = (seed: number): Noise => {
  const random = makeRandom(seed);
  const lattice = new Float32Array(SIZE * SIZE).map(() => random.next() * 2 - 1);
  const fade = (v: number): number => v * v * (3 - 2 * v);
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = fade(x - x0);
    const fy = fade(y - y0);
    const xa = x0 & 255;
    const xb = (x0 + 1) & 255;
    const ya = (y0 & 255) * SIZE;
    const yb = ((y0 + 1) & 255) * SIZE;
    const top = lattice[ya + xa] * (1 - fx) + lattice[ya + xb] * fx;
    const bottom = lattice[yb + xa] * (1 - fx) + lattice[yb + xb] * fx;
    return top * (1 - fy) + bottom * fy;
  };
};

/** Three octaves of a noise, each half as strong and twice as fine: ragged rather than round. */
export const ragged = (noise: Noise, x: number, y: number): number =>
  (noise(x, y) + 0.5 * noise(x * 2 + 17, y * 2 + 5) + 0.25 * noise(x * 4 + 31, y * 4 + 47)) / 1.75;
