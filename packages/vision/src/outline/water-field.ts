import { solve } from '../pipeline/numbers.ts';
import type { Lab, Mask } from '../pipeline/raster.ts';

/**
 * The colour of the water all over a picture: for L, a and b each a surface of the second degree in
 * u and v (both -1 to 1 across the picture), terms 1, u, v, u², uv, v².
 */
export type WaterField = { surfaces: number[][]; spread: number };

/** Every so many pixels one is looked at to fit the water's colours. */
const STEP = 4;
const ROUNDS = 6;
const TERMS = 6;
/** Least spread of the water's colour (OKLab) that is taken for granted. */
const LEAST_SPREAD = 0.012;
/** Colours beyond this many spreads have no say in the fit. */
const REACH = 3.5;
/** The first rounds are wider, since their surface is still drawn towards what is not water. */
const WIDER = 1.2;
const WIDER_ROUNDS = 2;
/** Holds back slopes and curves that few pixels ask for. */
const DAMPING = [1e-9, 0.002, 0.002, 0.01, 0.01, 0.01];
const BRIGHTEST = 1.12;
/** A shadow is often of a stronger colour than the light alone explains, never of a weaker one. */
const STRONGER = 0.25;
const LIGHTNESS = 0.6;

type Samples = { at: Int32Array; terms: Float64Array; prior: Float64Array };

const samplesOf = ({ width, height }: Lab, fish: Mask): Samples => {
  const at: number[] = [];
  for (let y = 1; y < height; y += STEP)
    for (let x = 1; x < width; x += STEP)
      if (fish.data[y * width + x] === 0) at.push(y * width + x);
  const terms = new Float64Array(at.length * TERMS);
  const prior = new Float64Array(at.length);
  at.forEach((p, i) => {
    const x = p % width;
    const u = (2 * x) / width - 1;
    const v = (2 * ((p - x) / width)) / height - 1;
    terms.set([1, u, v, u * u, u * v, v * v], i * TERMS);
    // The border of the picture is water more often than its middle.
    prior[i] = 0.15 + Math.max(Math.abs(u), Math.abs(v)) ** 4;
  });
  return { at: Int32Array.from(at), terms, prior };
};

const fitSurfaces = (data: Float32Array, { at, terms }: Samples, weight: Float64Array) => {
  const normal = Array.from({ length: TERMS }, () => new Array<number>(TERMS).fill(0));
  const rights = [0, 1, 2].map(() => new Array<number>(TERMS).fill(0));
  for (let i = 0; i < at.length; i++) {
    if (weight[i] === 0) continue;
    for (let j = 0; j < TERMS; j++) {
      const w = weight[i] * terms[i * TERMS + j];
      for (let k = j; k < TERMS; k++) normal[j][k] += w * terms[i * TERMS + k];
      for (let c = 0; c < 3; c++) rights[c][j] += w * data[at[i] * 3 + c];
    }
  }
  const total = normal[0][0] + 1e-9;
  for (let j = 0; j < TERMS; j++) {
    for (let k = 0; k < j; k++) normal[j][k] = normal[k][j];
    normal[j][j] += DAMPING[j] * total;
  }
  return rights.map((right) => solve(normal, right));
};

/**
 * Fits the water's colour to what is not known as fish. Outliers (parts of the fish that were missed,
 * labels, rims) lose their say step by step: least squares with Tukey's weights.
 */
export const fitWater = (lab: Lab, fish: Mask): WaterField => {
  const { data } = lab;
  const samples = samplesOf(lab, fish);
  const { at, terms, prior } = samples;
  const weight = prior.slice();
  const off = new Float64Array(at.length);
  let surfaces: number[][] = [];
  let spread = LEAST_SPREAD;
  for (let round = 0; round < ROUNDS; round++) {
    surfaces = fitSurfaces(data, samples, weight);
    for (let i = 0; i < at.length; i++) {
      let sum = 0;
      for (let c = 0; c < 3; c++) {
        let d = data[at[i] * 3 + c];
        for (let j = 0; j < TERMS; j++) d -= surfaces[c][j] * terms[i * TERMS + j];
        if (c === 0) d *= LIGHTNESS;
        sum += d * d;
      }
      off[i] = Math.sqrt(sum);
    }
    const median = off.slice().sort()[at.length >> 1] ?? 0;
    spread = Math.max(LEAST_SPREAD, median * (round < WIDER_ROUNDS ? WIDER : 1));
    for (let i = 0; i < at.length; i++) {
      const z = off[i] / (REACH * spread);
      weight[i] = z >= 1 ? 0 : prior[i] * (1 - z * z) ** 2;
    }
  }
  return { surfaces, spread };
};

/**
 * How unlike the water each pixel is, in spreads of the water's own colour, whatever light falls on it:
 * light scales all of OKLab alike (with its cube root).
 * @param darkest share of the water's lightness down to which darker water is taken for a shadow
 */
export const unlikeWater = (
  { width, height, data }: Lab,
  { surfaces, spread }: WaterField,
  darkest: number,
): Float32Array => {
  const out = new Float32Array(width * height);
  const water = new Float64Array(3);
  for (let y = 0, p = 0; y < height; y++) {
    const v = (2 * y) / height - 1;
    for (let x = 0; x < width; x++, p++) {
      const u = (2 * x) / width - 1;
      for (let c = 0; c < 3; c++) {
        const s = surfaces[c];
        water[c] = s[0] + v * (s[2] + v * s[5]) + u * (s[1] + u * s[3] + v * s[4]);
      }
      const L = data[p * 3];
      const a = data[p * 3 + 1];
      const b = data[p * 3 + 2];
      const k = Math.min(BRIGHTEST, Math.max(darkest, L / water[0]));
      const chroma = Math.sqrt(water[1] * water[1] + water[2] * water[2]) + 1e-6;
      const along = (a * water[1] + b * water[2]) / chroma - k * chroma;
      const across = (b * water[1] - a * water[2]) / chroma;
      const dL = LIGHTNESS * (L - k * water[0]);
      const dC = along > 0 ? STRONGER * along : along;
      out[p] = Math.sqrt(dL * dL + dC * dC + across * across) / spread;
    }
  }
  return out;
};
