import { readModelFile, unpackTrees, type About, type StoredTrees } from '../model/file.ts';
import type { TreeModel } from '../model/trees.ts';
import { flatten, type FlatTrees } from './flat-trees.ts';

/** Fitted on drawn scenes alone. */
export type FinderFile = About & {
  /** What a pixel looks like, then the same with what lies around it. */
  look: StoredTrees;
  context: StoredTrees;
  /** Body or not, cell by cell of a straightened frame. */
  frame: StoredTrees;
  /** Of an outline: no fish, a fish from above, a fish from the side. */
  judge: StoredTrees;
};

export type Finder = {
  version: string;
  look: FlatTrees;
  context: FlatTrees;
  frame: FlatTrees;
  judge: TreeModel;
};

export const finderOf = (file: FinderFile): Finder => ({
  version: file.version,
  look: flatten(unpackTrees(file.look)),
  context: flatten(unpackTrees(file.context)),
  frame: flatten(unpackTrees(file.frame)),
  judge: unpackTrees(file.judge),
});

let loaded: Finder | null = null;

/** The shipped finder, read once. */
export const finder = (): Finder => (loaded ??= finderOf(readModelFile<FinderFile>('finder.json')));
