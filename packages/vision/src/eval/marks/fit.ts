import type { TreeSettings } from '../../model/train-trees.ts';
import { trainTrees } from '../../model/train-trees.ts';
import type { TreeModel } from '../../model/trees.ts';
import { skinKinds } from '../../measure/marks/skin-kinds.ts';
import { makeRandom } from '../../render/random.ts';
import { labelOf } from './label-of.ts';
import type { MarkSample } from './sample.ts';

export const markTreeSettings: TreeSettings = {
  rounds: 64,
  depth: 4,
  learningRate: 0.14,
  rowShare: 0.5,
  featureShare: 0.3,
  lambda: 3,
  leastWeight: 4,
  seed: 1,
};

/** Share of the places without a mark on drawn-on copies that are learned from: most say the same. */
const REPEATED = 0.05;
/** The same of the photos as they are. */
const AS_IS = 0.45;

/** Learns to tell what was drawn from what was there. Overlapping places are left out. */
export const fitMarks = (
  photos: readonly { clean: MarkSample; copies: readonly MarkSample[] }[],
  seed: number,
): TreeModel => {
  const random = makeRandom(seed);
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  const add = ({ measured, planted }: MarkSample, share: number): void => {
    for (const one of measured) {
      const label = labelOf(one, planted);
      if (label === null || (label === 0 && !random.chance(share))) continue;
      rows.push(one.values);
      labels.push(label);
    }
  };
  for (const { clean, copies } of photos) {
    add(clean, AS_IS);
    for (const copy of copies) add(copy, REPEATED);
  }
  const weights = labels.map(() => 1);
  const set = { rows, labels, weights, classes: skinKinds.length + 1 };
  return trainTrees(set, { ...markTreeSettings, seed });
};
