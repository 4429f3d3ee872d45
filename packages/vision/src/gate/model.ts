import { readModelFile, unpackTrees, type About, type StoredTrees } from '../model/file.ts';
import { treeProbabilities, type TreeModel } from '../model/trees.ts';

/** What a picture may show. */
export const gateClasses = ['koi', 'other', 'empty', 'drawn'] as const;
export type GateClass = (typeof gateClasses)[number];

export type GateFile = About & {
  trees: StoredTrees;
  /** Least probability of a koi at which a photo is let through. */
  threshold: number;
};

export type Gate = { version: string; trees: TreeModel; threshold: number };

export const gateOf = (file: GateFile): Gate => ({ ...file, trees: unpackTrees(file.trees) });

let loaded: Gate | null = null;

/** The shipped gate, read once. */
export const gate = (): Gate => (loaded ??= gateOf(readModelFile<GateFile>('gate.json')));

export type GateVerdict = {
  koi: number;
  /** The most probable answer other than a koi. */
  otherwise: Exclude<GateClass, 'koi'>;
};

/** Judges the measurements of gate and fish together, in that order. */
export const judgeGate = (model: Gate, row: Float32Array): GateVerdict => {
  const [koi, other, empty, drawn] = treeProbabilities(model.trees, row);
  const otherwise = drawn >= other && drawn >= empty ? 'drawn' : empty >= other ? 'empty' : 'other';
  return { koi, otherwise };
};
