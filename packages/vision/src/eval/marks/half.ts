import { groupedFolds } from '../folds.ts';
import type { LabelledPhoto } from '../labels.ts';

const SEED = 7;

/** The half that the detector is made on, and the half that judges it; no group stands in both. */
export const halves = (
  photos: readonly LabelledPhoto[],
): { develop: LabelledPhoto[]; heldOut: LabelledPhoto[] } => {
  const folds = groupedFolds(
    photos.map(({ group, label }) => ({ group, stratum: label })),
    2,
    SEED,
  );
  return {
    develop: photos.filter((_, i) => folds[i] === 0),
    heldOut: photos.filter((_, i) => folds[i] === 1),
  };
};
