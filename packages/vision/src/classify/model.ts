import {
  packLogistic,
  readModelFile,
  unpackTrees,
  type About,
  type StoredLogistic,
  type StoredTrees,
} from '../model/file.ts';
import type { LogisticModel } from '../model/logistic.ts';
import type { TreeModel } from '../model/trees.ts';
import type { ClassId } from '../types.ts';
import type { Tuning } from './combine.ts';
import type { TraitModel } from './traits.ts';

export type ClassifierFile = About & {
  classes: ClassId[];
  trees: StoredTrees;
  logistic: StoredLogistic;
  shares: Tuning['shares'];
  temperature: number;
  traits: (Omit<TraitModel, 'logistic'> & { logistic: StoredLogistic })[];
};

export type Classifier = Tuning & {
  version: string;
  /** Names of the measurements it was fitted on. */
  features: readonly string[];
  classes: readonly ClassId[];
  trees: TreeModel;
  logistic: LogisticModel;
  traits: readonly TraitModel[];
};

export const classifierOf = (file: ClassifierFile): Classifier => ({
  ...file,
  trees: unpackTrees(file.trees),
});

/** Traits as they lie in a model file. */
export const packTraits = (traits: readonly TraitModel[]): ClassifierFile['traits'] =>
  traits.map((t) => ({ ...t, logistic: packLogistic(t.logistic) }));

let loaded: Classifier | null = null;

/** The shipped classifier, read once. */
export const classifier = (): Classifier =>
  (loaded ??= classifierOf(readModelFile<ClassifierFile>('classifier.json')));
