import type { Candidate } from './candidates.ts';
import type { SkinView } from './skin-view.ts';

/** Directions and steps in which the surroundings of a candidate are read. */
export const ANGLES = 16;
export const STEPS = 16;
/** Steps to one radius of the candidate. */
export const PER_RADIUS = 5;

const cosines = Float64Array.from({ length: ANGLES }, (_, k) =>
  Math.cos((2 * Math.PI * k) / ANGLES),
);
const sines = Float64Array.from({ length: ANGLES }, (_, k) => Math.sin((2 * Math.PI * k) / ANGLES));

/** Balanced OKLab by angle and step from the middle outwards; beyond the body the last value repeats. */
export type Polar = { lab: Float32Array; /** Share of samples on the body. */ onBody: number };

const store = new Float32Array(ANGLES * STEPS * 3);

/** Reads a candidate's surroundings. The samples are valid until the next call. */
export const readPolar = (view: SkinView, { x, y, radius }: Candidate): Polar => {
  const { width, height, lab, valid } = view;
  let inside = 0;
  for (let k = 0; k < ANGLES; k++)
    for (let i = 0; i < STEPS; i++) {
      const out = (k * STEPS + i) * 3;
      const distance = (i * radius) / PER_RADIUS;
      const px = x + cosines[k] * distance;
      const py = y + sines[k] * distance;
      const x0 = Math.floor(px);
      const y0 = Math.floor(py);
      const p = y0 * width + x0;
      const isIn =
        x0 >= 0 &&
        y0 >= 0 &&
        x0 < width - 1 &&
        y0 < height - 1 &&
        valid[p] + valid[p + 1] + valid[p + width] + valid[p + width + 1] === 4;
      if (!isIn) {
        const from = i === 0 ? (y * width + x) * 3 : -1;
        for (let c = 0; c < 3; c++) store[out + c] = from < 0 ? store[out - 3 + c] : lab[from + c];
        continue;
      }
      inside++;
      const fx = px - x0;
      const fy = py - y0;
      for (let c = 0; c < 3; c++) {
        const a = lab[3 * p + c] * (1 - fx) + lab[3 * p + 3 + c] * fx;
        const b = lab[3 * (p + width) + c] * (1 - fx) + lab[3 * (p + width) + 3 + c] * fx;
        store[out + c] = a * (1 - fy) + b * fy;
      }
    }
  return { lab: store, onBody: inside / (ANGLES * STEPS) };
};
