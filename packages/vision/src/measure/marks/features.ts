import { channels, type Candidate } from './candidates.ts';
import type { Context } from './context.ts';
import type { Crowd } from './crowd.ts';
import { ANGLES, PER_RADIUS, readPolar, STEPS } from './polar.ts';
import { shapeOf } from './shape.ts';
import type { SkinView } from './skin-view.ts';

const lab = ['L', 'a', 'b'];
const three = (name: string): string[] => lab.map((c) => `${name}.${c}`);

/** Names of the measurements of one candidate, in the order in which they are taken. */
export const markFeatures: readonly string[] = [
  ...['channel', 'size', 'extent', 'response', 'along', 'across', 'onBody'],
  ...['inner', 'outer'].flatMap(three),
  ...['inner.chroma', 'outer.chroma'],
  ...['core-inner', 'inner-rim', 'inner-halo', 'halo-outer'].flatMap(three),
  ...['inner.spread', 'inner.redSpread', 'halo.spread', 'outer.spread', 'outer.redSpread'],
  ...['ring.least', 'ring.second', 'ring.middle', 'ring.most'],
  ...['ringRed.least', 'ringRed.middle', 'ringLight.least', 'ringLight.middle', 'ringLight.most'],
  ...['shape.mean', 'shape.spread', 'shape.least', 'shape.most', 'shape.stretch'],
  ...['shape.blur', 'shape.open', 'brightest', 'own.red', 'own.dark', 'common', 'common.core'],
  ...['crowd.alike', 'crowd.near', 'crowd.rank'],
];

type Colour = Float64Array;
const zone = (): Colour => new Float64Array(3);
// Reused from candidate to candidate.
const core = zone();
const inner = zone();
const rim = zone();
const halo = zone();
const outer = zone();
const rings = new Float64Array(ANGLES / 2);
const reds = new Float64Array(ANGLES / 2);
const lights = new Float64Array(ANGLES / 2);

const meanOver = (samples: Float32Array, from: number, to: number, out: Colour): void => {
  out.fill(0);
  for (let k = 0; k < ANGLES; k++)
    for (let i = from; i <= to; i++)
      for (let c = 0; c < 3; c++) out[c] += samples[(k * STEPS + i) * 3 + c];
  const n = ANGLES * (to - from + 1);
  for (let c = 0; c < 3; c++) out[c] /= n;
};

const spreadOver = (
  samples: Float32Array,
  from: number,
  to: number,
  c: number,
  mean: number,
): number => {
  let sum = 0;
  for (let k = 0; k < ANGLES; k++)
    for (let i = from; i <= to; i++) sum += (samples[(k * STEPS + i) * 3 + c] - mean) ** 2;
  return Math.sqrt(sum / (ANGLES * (to - from + 1)));
};

const apart = (p: Colour, q: ArrayLike<number>): number =>
  Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);

/** Differences of the middle from eight sectors of the ring around it, ascending. */
const readSectors = (samples: Float32Array): void => {
  const sector = zone();
  for (let k = 0; k < ANGLES; k += 2) {
    sector.fill(0);
    for (let j = k; j < k + 2; j++)
      for (let i = 8; i <= 12; i++)
        for (let c = 0; c < 3; c++) sector[c] += samples[(j * STEPS + i) * 3 + c] / 10;
    rings[k / 2] = apart(inner, sector);
    reds[k / 2] = inner[1] - sector[1];
    lights[k / 2] = inner[0] - sector[0];
  }
  rings.sort();
  reds.sort();
  lights.sort();
};

const brightestOf = (samples: Float32Array): number => {
  let most = 0;
  for (let k = 0; k < ANGLES; k++)
    for (let i = 0; i <= PER_RADIUS; i++) most = Math.max(most, samples[(k * STEPS + i) * 3]);
  return most;
};

/** Measurements of one candidate, in the order of `markFeatures`. */
export const measureCandidate = (
  view: SkinView,
  context: Context,
  candidate: Candidate,
  crowd: Crowd,
): Float32Array => {
  const { lab: samples, onBody } = readPolar(view, candidate);
  const last = STEPS - 1;
  meanOver(samples, 0, 1, core);
  meanOver(samples, 0, 3, inner);
  meanOver(samples, 4, 6, rim);
  meanOver(samples, 7, 10, halo);
  meanOver(samples, 11, last, outer);
  const shape = shapeOf(samples, inner, halo);
  readSectors(samples);
  const out = new Float32Array(markFeatures.length);
  let at = 0;
  const put = (...values: number[]): void => {
    for (const value of values) out[at++] = value;
  };
  const putGap = (p: Colour, q: Colour): void => put(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  const across = view.across[candidate.y * view.width + candidate.x];
  put(channels.indexOf(candidate.channel), candidate.size, shape.mean * candidate.radius);
  put(candidate.response, view.along[candidate.y], Math.abs(across), onBody);
  put(inner[0], inner[1], inner[2], outer[0], outer[1], outer[2]);
  put(Math.hypot(inner[1], inner[2]), Math.hypot(outer[1], outer[2]));
  putGap(core, inner);
  putGap(inner, rim);
  putGap(inner, halo);
  putGap(halo, outer);
  put(spreadOver(samples, 0, 4, 0, inner[0]), spreadOver(samples, 0, 4, 1, inner[1]));
  put(spreadOver(samples, 7, 10, 0, halo[0]));
  put(spreadOver(samples, 11, last, 0, outer[0]), spreadOver(samples, 11, last, 1, outer[1]));
  put(rings[0], rings[1], rings[4], rings[7]);
  put(reds[0], reds[4], lights[0], lights[4], lights[7]);
  put(shape.mean, shape.spread, shape.least, shape.most, shape.stretch, shape.blur, shape.open);
  put(brightestOf(samples));
  put(context.red ? apart(inner, context.red) : -0.1);
  put(context.dark ? apart(inner, context.dark) : -0.1);
  put(context.commonness(inner[0], inner[1], inner[2]));
  put(context.commonness(core[0], core[1], core[2]));
  put(crowd.alike, crowd.near, crowd.rank);
  return out;
};
