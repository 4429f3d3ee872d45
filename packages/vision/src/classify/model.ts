import {
  readModelFile,
  unpackTrees,
  type About,
  type StoredLogistic,
  type StoredTrees,
} from '../model/file.ts';
import type { LogisticModel } from '../model/logistic.ts';
import type { TreeModel } from '../model/trees.ts';
import type { ClassId } from '../types.ts';

export type ClassifierFile = About & {
  classes: ClassId[];
  trees: StoredTrees;
  logistic: StoredLogistic;
  /** Shares of trees and regression in the blend. */
  shares: [number, number];
  /** Exponent 1/temperature put on the blended probabilities. */
  temperature: number;
  /** Trees that part the known classes (0) from other koi (1). */
  outside: StoredTrees;
};

export type Classifier = {
  version: string;
  /** Names of the measurements it was fitted on. */
  features: readonly string[];
  classes: readonly ClassId[];
  trees: TreeModel;
  logistic: LogisticModel;
  shares: readonly [number, number];
  temperature: number;
  outside: TreeModel;
};

export const classifierOf = (file: ClassifierFile): Classifier => ({
  ...file,
  trees: unpackTrees(file.trees),
  outside: unpackTrees(file.outside),
});

let loaded: Classifier | null = null;

/** The shipped classifier, read once. */
export const classifier = (): Classifier =>
  (loaded ??= classifierOf(readModelFile<ClassifierFile>('classifier.json')));
