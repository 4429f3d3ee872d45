import {
  addFromCoarse,
  addMix,
  convolve,
  depthwise,
  mix,
  type Grid,
  type Weights,
} from './layers.ts';

/** As `training/finder_net.py` builds it. */
export type UNetShape = {
  /** Channels before the first and after each stage, all but the first a multiple of four. */
  widths: number[];
  /** How often each stage mixes what it has. */
  mixes: number[];
  /** Step of each stage: 4 cuts patches, 2 halves, 1 keeps the size. */
  steps: number[];
  /** The stage (from 1) whose places are answered. */
  top: number;
  /** Answers for each place and for the whole, a multiple of four each. */
  outputs: number;
  pooled: number;
};

type Mixing = { depth: Weights; mix: Weights };
type Stage = { down: Weights; step: number; mixings: Mixing[] };
type Back = { deep: Weights; skip: Weights; mixing: Mixing };
export type UNet = { stages: Stage[]; backs: Back[]; out: Weights; pooled: Weights | null };

/** Takes the weights of a layer of so many inputs (an output) and outputs from a file. */
export type Take = (inputs: number, outputs: number) => Weights;

/** Weights in the order in which `training/finder_ship.py` writes them. */
export const unetOf = (shape: UNetShape, take: Take): UNet => {
  const { widths, steps, top } = shape;
  const mixing = (n: number): Mixing => ({ depth: take(9, n), mix: take(n, n) });
  const stages = steps.map((step, i): Stage => {
    const n = widths[i + 1];
    const down = take(widths[i] * (step === 4 ? 16 : 9), n);
    return { down, step, mixings: Array.from({ length: shape.mixes[i] }, () => mixing(n)) };
  });
  const backs: Back[] = [];
  for (let k = steps.length - 1; k >= top; k--)
    backs.push({
      deep: take(widths[k + 1], widths[k]),
      skip: take(widths[k], widths[k]),
      mixing: mixing(widths[k]),
    });
  const out = take(widths[top], shape.outputs);
  const last = widths[widths.length - 1];
  const pooled = shape.pooled > 0 ? take(last * 2, shape.pooled) : null;
  return { stages, backs, out, pooled };
};

const mixOnce = (x: Grid, { depth, mix: weights }: Mixing): Grid =>
  addMix(x, depthwise(x, depth), weights);

/** Means, then largest values, channel by channel. */
const poolAll = ({ channels, data }: Grid): Grid => {
  const out = new Float32Array(channels * 2).fill(0, 0, channels).fill(-Infinity, channels);
  for (let p = 0; p < data.length; p += channels)
    for (let c = 0; c < channels; c++) {
      out[c] += (data[p + c] * channels) / data.length;
      out[channels + c] = Math.max(out[channels + c], data[p + c]);
    }
  return { rows: 1, columns: 1, channels: channels * 2, data: out };
};

/** Answers for each place of the stage `top`, and for the whole where the network has such. */
export const runUNet = (
  { stages, backs, out, pooled }: UNet,
  input: Grid,
): { places: Grid; whole: Float32Array | null } => {
  const seen: Grid[] = [];
  let x = input;
  for (const { down, step, mixings } of stages) {
    x = convolve(x, down, step === 4 ? { size: 4, step, pad: 0 } : { size: 3, step, pad: 1 });
    x = mixings.reduce(mixOnce, x);
    seen.push(x);
  }
  const whole = pooled === null ? null : mix(poolAll(x), pooled).data;
  backs.forEach(({ deep, skip, mixing }, i) => {
    const fine = mix(seen[seen.length - 2 - i], skip);
    x = mixOnce(addFromCoarse(fine, mix(x, deep)), mixing);
  });
  return { places: mix(x, out), whole };
};
