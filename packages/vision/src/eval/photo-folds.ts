import { groupedFolds } from './folds.ts';
import type { LabelledPhoto } from './labels.ts';

/** Fold of each photo: by group, with about the same share of every label in each fold. */
export const photoFolds = (
  photos: readonly LabelledPhoto[],
  count: number,
  seed: number,
): Int32Array =>
  groupedFolds(
    photos.map(({ group, label }) => ({ group, stratum: label })),
    count,
    seed,
  );
