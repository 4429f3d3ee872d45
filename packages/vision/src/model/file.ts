import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LogisticModel } from './logistic.ts';
import type { TreeModel } from './trees.ts';

/** Trees as they lie in a model file: all numbers of one kind in one list. */
export type StoredTrees = {
  edges: number[][];
  classes: number;
  depth: number;
  start: number[];
  feature: number[];
  bin: number[];
  leaf: number[];
};

export type StoredLogistic = {
  classes: number;
  centre: number[];
  scale: number[];
  weights: number[];
};

/** Edges that splits refer to, and the new place of each among them. */
const usedEdges = ({ edges, trees }: TreeModel) => {
  const used = edges.map(() => new Set<number>());
  for (const { feature, bin } of trees)
    for (let k = 0; k < feature.length; k++) if (feature[k] >= 0) used[feature[k]].add(bin[k]);
  const kept = used.map((bins) => [...bins].sort((a, b) => a - b));
  return {
    edges: kept.map((bins, f) => bins.map((b) => edges[f][b])),
    place: kept.map((bins) => new Map(bins.map((b, i) => [b, i]))),
  };
};

/**
 * The shortest form of a model: edges that no split asks for are left out. A split compares a value
 * with one edge, so it decides alike whichever other edges there are.
 */
export const packTrees = (model: TreeModel): StoredTrees => {
  const { edges, place } = usedEdges(model);
  const { classes, trees, start } = model;
  const newBin = (f: number, bin: number) => (f < 0 ? 0 : (place[f].get(bin) ?? 0));
  return {
    edges,
    classes,
    depth: Math.log2(trees[0]?.leaf.length ?? 1),
    start: [...start],
    feature: trees.flatMap((t) => Array.from(t.feature)),
    bin: trees.flatMap((t) => Array.from(t.bin, (b, k) => newBin(t.feature[k], b))),
    leaf: trees.flatMap((t) => Array.from(t.leaf)),
  };
};

export const unpackTrees = (stored: StoredTrees): TreeModel => {
  const leaves = 2 ** stored.depth;
  const feature = Int16Array.from(stored.feature);
  const bin = Uint8Array.from(stored.bin);
  const leaf = Int32Array.from(stored.leaf);
  return {
    edges: stored.edges,
    classes: stored.classes,
    start: stored.start,
    trees: Array.from({ length: stored.leaf.length / leaves }, (_, i) => ({
      feature: feature.subarray(i * (leaves - 1), (i + 1) * (leaves - 1)),
      bin: bin.subarray(i * (leaves - 1), (i + 1) * (leaves - 1)),
      leaf: leaf.subarray(i * leaves, (i + 1) * leaves),
    })),
  };
};

const digits = (values: ArrayLike<number>, count: number) =>
  Array.from(values, (v) => Number(v.toPrecision(count)));

export const packLogistic = (model: LogisticModel): StoredLogistic => ({
  classes: model.classes,
  centre: digits(model.centre, 6),
  scale: digits(model.scale, 6),
  weights: digits(model.weights, 4),
});

/** What every model file says of itself. */
export type About = {
  /** Shape of the file; a reader refuses another one. */
  format: 1;
  /** Date and data of the fit, for the model card. */
  version: string;
  trainedOn: string;
  /** Names of the measurements, in the order in which the model refers to them. */
  features: string[];
};

// In the repository the files lie two folders up, in a bundle beside it.
const places = ['../../model/', './model/'];

/** The bytes of a model file. Throws when it is missing. */
export const readModelBytes = (name: string): Uint8Array => {
  for (const place of places) {
    try {
      return readFileSync(fileURLToPath(new URL(place + name, import.meta.url)));
    } catch {
      continue;
    }
  }
  throw new Error(`The model file ${name} is missing.`);
};

/** Reads a model file. Throws when it is missing, damaged or of another format. */
export const readModelFile = <T extends Pick<About, 'format'>>(name: string): T => {
  const content = JSON.parse(new TextDecoder().decode(readModelBytes(name))) as T;
  if (content.format !== 1) throw new Error(`The model file ${name} has an unknown format.`);
  return content;
};
