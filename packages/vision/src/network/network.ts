import type { About } from '../model/file.ts';
import { readModelBytes, readModelFile } from '../model/file.ts';
import type { ClassId, TraitId } from '../types.ts';
import { readHalves } from './half.ts';
import { addMix, depthwise, halve, pool, type Grid, type Weights } from './layers.ts';
import { seenByNetwork } from './seen.ts';

export type NetworkFile = Omit<About, 'features'> & {
  classes: ClassId[];
  traits: TraitId[];
  /** Rows and columns of the view it reads. */
  seen: [number, number];
  /** Channels before the first and after each stage. */
  widths: number[];
  /** Mean and deviation of each channel of the input. */
  centre: number[];
  spread: number[];
  /** Share of the last stage's rows that are head. */
  headShare: number;
  /** Networks fitted from different starts, whose answers are averaged. */
  members: number;
};

type Stage = { down: Weights; depth: Weights; mix: Weights };
type Member = { stages: Stage[]; out: Weights };
export type Network = NetworkFile & { nets: Member[] };

/** Cuts the weights out of the file's numbers, in the order in which `training/ship.py` writes them. */
export const networkOf = (file: NetworkFile, bytes: Uint8Array): Network => {
  const numbers = readHalves(bytes);
  let at = 0;
  const take = (inputs: number, outputs: number): Weights => {
    const weights = numbers.subarray(at, at + inputs * outputs);
    const constants = numbers.subarray(at + inputs * outputs, at + (inputs + 1) * outputs);
    at += (inputs + 1) * outputs;
    return { weights, constants };
  };
  const { widths, classes, traits } = file;
  const nets = Array.from({ length: file.members }, (): Member => ({
    stages: widths.slice(1).map((n, i) => ({
      down: take(widths[i] * 9, n),
      depth: take(9, n),
      mix: take(n, n),
    })),
    out: take(widths[widths.length - 1] * 3, classes.length + traits.length),
  }));
  if (at !== numbers.length)
    throw new Error('The network file has another length than its header.');
  return { ...file, nets };
};

let loaded: Network | null = null;

/** The shipped network, read once. */
export const network = (): Network =>
  (loaded ??= networkOf(readModelFile<NetworkFile>('network.json'), readModelBytes('network.bin')));

const answer = ({ stages, out }: Member, view: Grid, headShare: number): number[] => {
  const last = stages.reduce((x, { down, depth, mix }) => {
    const halved = halve(x, down);
    return addMix(halved, depthwise(halved, depth), mix);
  }, view);
  const pooled = pool(last, Math.round(last.rows * headShare));
  return Array.from(out.constants, (constant, o) =>
    pooled.reduce((sum, v, i) => sum + v * out.weights[o * pooled.length + i], constant),
  );
};

/**
 * Logits of the classes, then of the traits, for a view as `networkInput` makes it: the mean over all
 * members and over the view and its mirror image.
 */
export const networkLogits = (model: Network, view: Float32Array): number[] => {
  const seen = [false, true].map((mirrored) => seenByNetwork(model, view, mirrored));
  const answers = model.nets.flatMap((net) => seen.map((x) => answer(net, x, model.headShare)));
  return answers[0].map((_, o) => answers.reduce((sum, a) => sum + a[o], 0) / answers.length);
};
