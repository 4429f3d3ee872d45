import type { Measures } from '@nishiki/vision/types';

/** 5th, 25th, 50th, 75th and 95th percentile of a measure. */
export type Quantiles = readonly [number, number, number, number, number];

export type NormedMeasure = Exclude<keyof Measures, 'lengthToWidth' | 'widestAt' | 'show'>;

/** Scores that the five percentiles stand for; between them it is a straight line. */
export const anchors: Quantiles = [58, 74, 83, 90, 97];

/**
 * Where a fish stands among the labelled photos, as a score from 0 to 100: the median fish of that
 * collection gets 83. It ranks a measure, it does not grade a fish.
 * @param quantiles ascending; the higher measure is the better one (`lowIsGood` turns it round)
 */
export const normScore = (value: number, quantiles: Quantiles, lowIsGood = false): number => {
  const sign = lowIsGood ? -1 : 1;
  const x = sign * value;
  const q = (lowIsGood ? [...quantiles].reverse() : [...quantiles]).map((v) => sign * v);
  const [first = 0, second = 0] = q;
  const last = q.length - 1;
  if (x <= first) {
    const slope = (anchors[1] - anchors[0]) / Math.max(second - first, 1e-9);
    return Math.max(20, anchors[0] + (x - first) * slope);
  }
  for (let i = 0; i < last; i += 1) {
    const low = q[i] ?? 0;
    const high = q[i + 1] ?? 0;
    if (x > high) continue;
    const t = (x - low) / Math.max(high - low, 1e-9);
    return (anchors[i] ?? 0) + t * ((anchors[i + 1] ?? 0) - (anchors[i] ?? 0));
  }
  return anchors[4];
};
