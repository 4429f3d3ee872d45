/**
 * Half width of koi from above without fins, as a share of the greatest, at 20 places from 4 % of the
 * body's length to the tail root: mean and standard deviation over the 699 of 748 labelled photos
 * whose shape was clear. Printed by `npm run bench -- reference-outline --dir DIR --labels FILE`.
 * Widths after the middle vary with the bend of the fish as much as with its build.
 */
export const referenceOutline: readonly { mean: number; spread: number }[] = [
  { mean: 0.381, spread: 0.051 },
  { mean: 0.597, spread: 0.072 },
  { mean: 0.739, spread: 0.074 },
  { mean: 0.826, spread: 0.07 },
  { mean: 0.885, spread: 0.075 },
  { mean: 0.934, spread: 0.077 },
  { mean: 0.943, spread: 0.071 },
  { mean: 0.916, spread: 0.077 },
  { mean: 0.887, spread: 0.094 },
  { mean: 0.85, spread: 0.1 },
  { mean: 0.804, spread: 0.102 },
  { mean: 0.745, spread: 0.112 },
  { mean: 0.676, spread: 0.116 },
  { mean: 0.603, spread: 0.115 },
  { mean: 0.533, spread: 0.114 },
  { mean: 0.463, spread: 0.11 },
  { mean: 0.394, spread: 0.1 },
  { mean: 0.328, spread: 0.089 },
  { mean: 0.256, spread: 0.081 },
  { mean: 0.175, spread: 0.055 },
];
