import type { NormedMeasure, Quantiles } from './norms.ts';

/**
 * Percentiles 5, 25, 50, 75 and 95 of each measure over the 748 labelled photos described in the model
 * card, printed by `npm run bench -- norms --dir DIR --labels FILE`.
 */
export const measureNorms: Record<NormedMeasure, Quantiles> = {
  outlineSymmetry: [0.884, 0.931, 0.954, 0.972, 0.984],
  spineBend: [0.004, 0.008, 0.015, 0.033, 0.106],
  patternBalance: [0.505, 0.616, 0.691, 0.776, 0.899],
  colourEvenness: [0.504, 0.6, 0.645, 0.685, 0.748],
  edgeSharpness: [0.288, 0.395, 0.472, 0.528, 0.619],
  whiteClean: [0.029, 0.346, 0.481, 0.604, 0.794],
};
