import { gateClasses } from '../gate/model.ts';
import { trainLogistic, logisticSettings } from '../model/train-logistic.ts';
import { trainTrees, treeSettings, type TrainingSet } from '../model/train-trees.ts';
import type { LogisticModel } from '../model/logistic.ts';
import type { TreeModel } from '../model/trees.ts';
import { classIds, traitIds } from '../types.ts';
import { isKnown } from './aliases.ts';
import type { Sample } from './sample.ts';
import type { Item } from './sources.ts';

export type Measured = Item & { sample: Sample };

/** Jittered copies together weigh this much against the photo itself. */
const COPIES_WEIGH = 1;
const gateRow = ({ fish, gate }: Sample): Float32Array => {
  const row = new Float32Array(gate.length + fish.length);
  row.set(gate);
  row.set(fish, gate.length);
  return row;
};

/**
 * Equal weight for each class, for each group in it and, within a group, half for the photos
 * themselves and half for their copies. The mean weight is 1 for each original photo.
 */
const weigh = (items: readonly Measured[], labels: readonly number[]): number[] => {
  const originals = items.filter((i) => i.source.copy === 0).length;
  const copies = new Map<string, number>();
  for (const i of items) if (i.source.copy > 0) copies.set(i.group, (copies.get(i.group) ?? 0) + 1);
  const raw = items.map((i) =>
    i.source.copy === 0 ? 1 : COPIES_WEIGH / (copies.get(i.group) ?? 1),
  );
  const totals = new Map<number, number>();
  labels.forEach((l, i) => totals.set(l, (totals.get(l) ?? 0) + raw[i]));
  const share = (originals * (1 + COPIES_WEIGH / 2)) / totals.size;
  return raw.map((w, i) => (w * share) / (totals.get(labels[i]) ?? 1));
};

const setOf = (
  items: readonly Measured[],
  row: (s: Sample) => Float32Array,
  labelOf: (item: Measured) => number,
  classes: number,
): TrainingSet => {
  const labels = items.map(labelOf);
  return { rows: items.map((i) => row(i.sample)), labels, weights: weigh(items, labels), classes };
};

export type FittedClassifier = { trees: TreeModel; logistic: LogisticModel };

/** Fits trees and regression on the koi of known classes, doubtful labels left out. */
export const fitClassifier = (items: readonly Measured[], seed: number): FittedClassifier => {
  const known = items.filter(
    (i) => i.kind === 'koi' && !i.doubtful && i.label !== null && isKnown(i.label),
  );
  const set = setOf(
    known,
    (s) => s.fish,
    (i) => classIds.findIndex((c) => c === i.label),
    classIds.length,
  );
  return {
    trees: trainTrees(set, { ...treeSettings, seed }),
    logistic: trainLogistic(set, logisticSettings),
  };
};

/** Fits one regression a trait, in the order of traitIds, on all koi but the doubtful ones. */
export const fitTraits = (items: readonly Measured[]): LogisticModel[] => {
  const koi = items.filter((i) => i.kind === 'koi' && !i.doubtful);
  return traitIds.map((trait) => {
    const set = setOf(
      koi,
      (s) => s.fish,
      (i) => (i.traits.includes(trait) ? 1 : 0),
      2,
    );
    return trainLogistic(set, logisticSettings);
  });
};

/** Fits the gate on koi of every label and on everything that is none. */
export const fitGate = (items: readonly Measured[], seed: number): TreeModel => {
  const set = setOf(items, gateRow, (i) => gateClasses.indexOf(i.kind), gateClasses.length);
  return trainTrees(set, { ...treeSettings, rounds: 160, depth: 4, seed });
};

/** The row that a fitted gate judges. */
export const gateRowOf = (item: Measured): Float32Array => gateRow(item.sample);
