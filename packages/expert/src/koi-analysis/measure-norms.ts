import type { NormedMeasure, Quantiles } from './norms.ts';

/** Percentiles 5, 25, 50, 75, 95 of each measure over the labelled photos that the engine was fitted on. */
export const measureNorms: Record<NormedMeasure, Quantiles> = {
  outlineSymmetry: [0.7, 0.8, 0.86, 0.91, 0.95],
  spineBend: [0.005, 0.012, 0.022, 0.04, 0.08],
  patternBalance: [0.45, 0.6, 0.7, 0.8, 0.9],
  colourEvenness: [0.4, 0.55, 0.65, 0.75, 0.85],
  edgeSharpness: [0.2, 0.35, 0.45, 0.55, 0.7],
  whiteClean: [0.3, 0.5, 0.65, 0.8, 0.92],
};
