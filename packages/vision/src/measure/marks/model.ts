import { readModelFile, unpackTrees, type About, type StoredTrees } from '../../model/file.ts';
import type { TreeModel } from '../../model/trees.ts';
import { markFeatures } from './features.ts';
import type { SkinKind } from './skin-kinds.ts';

/** Least score of each kind at which a finding is told. */
export type Thresholds = Record<SkinKind, number>;

export type MarksFile = About & {
  trees: StoredTrees;
  thresholds: Thresholds;
  /** Outline roughness, and length over width, that hardly any healthy fish of the photos exceeds. */
  norms: { roughest: number; broadest: number; narrowest: number };
};

export type MarksModel = Omit<MarksFile, 'trees'> & { trees: TreeModel };

let loaded: MarksModel | null = null;

/** The shipped model, read once. @throws Error when it was fitted on other measurements */
export const marksModel = (): MarksModel => {
  if (loaded) return loaded;
  const file = readModelFile<MarksFile>('marks.json');
  if (file.features.join() !== markFeatures.join())
    throw new Error('The marks model was fitted on other measurements; run npm run eval -- marks.');
  return (loaded = { ...file, trees: unpackTrees(file.trees) });
};
