import { ANGLES, PER_RADIUS, STEPS } from './polar.ts';

/** How far the colour of a candidate reaches in each direction; lengths in its own radii. */
export type Shape = {
  mean: number;
  spread: number;
  least: number;
  most: number;
  /** Longest over shortest diameter. */
  stretch: number;
  /** Width of the edge. */
  blur: number;
  /** Share of directions in which it has no end. */
  open: number;
};

type Colour = Float64Array;
const reach = new Float64Array(ANGLES);

/** From the samples of `readPolar` and the mean colours of middle and surroundings. */
export const shapeOf = (lab: Float32Array, inner: Colour, outer: Colour): Shape => {
  const d0 = inner[0] - outer[0];
  const d1 = inner[1] - outer[1];
  const d2 = inner[2] - outer[2];
  const norm = Math.max(1e-6, d0 * d0 + d1 * d1 + d2 * d2);
  let blur = 0;
  let open = 0;
  let sum = 0;
  for (let k = 0; k < ANGLES; k++) {
    let half = STEPS;
    let high = -1;
    let low = STEPS;
    for (let i = 0; i < STEPS; i++) {
      const at = (k * STEPS + i) * 3;
      // 1 like the middle, 0 like the surroundings.
      const v =
        ((lab[at] - outer[0]) * d0 +
          (lab[at + 1] - outer[1]) * d1 +
          (lab[at + 2] - outer[2]) * d2) /
        norm;
      if (high < 0 && v < 0.75) high = i;
      if (v < 0.5 && half === STEPS) half = i;
      if (v < 0.25) {
        low = i;
        break;
      }
    }
    if (half === STEPS) open++;
    reach[k] = half / PER_RADIUS;
    sum += reach[k];
    blur += (low - Math.max(0, high)) / PER_RADIUS;
  }
  const mean = sum / ANGLES;
  let squares = 0;
  let least = Infinity;
  let most = 0;
  let shortest = Infinity;
  let longest = 0;
  for (let k = 0; k < ANGLES; k++) {
    squares += (reach[k] - mean) ** 2;
    least = Math.min(least, reach[k]);
    most = Math.max(most, reach[k]);
    const diameter = reach[k] + reach[(k + ANGLES / 2) % ANGLES];
    shortest = Math.min(shortest, diameter);
    longest = Math.max(longest, diameter);
  }
  return {
    mean,
    spread: Math.sqrt(squares / ANGLES),
    least,
    most,
    stretch: longest / Math.max(0.2, shortest),
    blur: blur / ANGLES,
    open: open / ANGLES,
  };
};
