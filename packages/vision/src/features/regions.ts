import type { Region } from '../types.ts';

/** Regions along the body view, as fractions from nose to tail. */
export const regions: readonly (readonly [Region, number, number])[] = [
  ['head', 0, 0.2],
  ['neck', 0.2, 0.32],
  ['shoulder', 0.32, 0.5],
  ['middle', 0.5, 0.7],
  ['rear', 0.7, 0.86],
  ['tail', 0.86, 1],
];
