import { softmax } from './softmax.ts';

export type LogisticModel = {
  readonly classes: number;
  readonly centre: ArrayLike<number>;
  readonly scale: ArrayLike<number>;
  /** One weight for each class and feature, then one constant for each class. */
  readonly weights: ArrayLike<number>;
};

/** Standardised features are cut off here, so that one odd measurement cannot decide alone. */
export const CLIP = 4;

/** Features less their mean, over their deviation, cut off at CLIP. */
export const standardise = (model: Pick<LogisticModel, 'centre' | 'scale'>, row: Float32Array) =>
  row.map((v, f) =>
    Math.min(CLIP, Math.max(-CLIP, (v - model.centre[f]) / Math.max(model.scale[f], 1e-9))),
  );

/** Class probabilities of one row of features. */
export const logisticProbabilities = (model: LogisticModel, row: Float32Array): number[] => {
  const z = standardise(model, row);
  const n = z.length;
  return softmax(
    Array.from({ length: model.classes }, (_, c) => {
      let sum = model.weights[model.classes * n + c];
      for (let f = 0; f < n; f++) sum += model.weights[c * n + f] * z[f];
      return sum;
    }),
  );
};
