import { referenceOutline } from '../measure/reference-outline.ts';
import type { Pose } from '../pipeline/pose.ts';

/**
 * The body along a centre line that begins at the nose: station of the tail root, greatest half width
 * in pixels, and how far its shape departs from koi's (mean squared spreads, capped).
 */
export type Extent = { root: number; half: number; misfit: number };

const FIRST = 0.04;
/** Length from nose to tail root over greatest width in koi from above. */
const LENGTH_TO_WIDTH = 4.1;
const LENGTH_SPREAD = 0.7;
const PRIOR_WEIGHT = 0.12;
/** The tail root is sought from here to beyond the end, where the picture cuts the fish off. */
const FROM = 0.6;
const TO = 1.3;
const STEP = 0.01;
const CAP = 4;
/** Stations around the fitted root among which the narrowest place counts. */
const NEAR = 0.09;
/** Before the fitted root it is a waist between fins more often than the tail root. */
const NEAR_BEFORE = 0.03;
/** Share of the centre line by which the root may lie behind the fitted one, where the fish still narrows. */
const RUN_ON = 0.04;
/** Full width of a tail root, at most, in greatest half widths: a waist before the pelvic fins is wider. */
const THIN = 0.75;
/** How much wider than the narrowest place the tail fin must be to show it. */
const FANS_OUT = 1.3;

/** Mean half width of koi, as a share of the greatest, at a place between nose (0) and tail root (1). */
export const expectedHalf = (place: number): { mean: number; spread: number } => {
  const last = referenceOutline.length - 1;
  const at = ((place - FIRST) / (1 - FIRST)) * last;
  if (at <= 0) {
    const { mean, spread } = referenceOutline[0];
    return { mean: mean * Math.sqrt(Math.max(0, place) / FIRST), spread };
  }
  const i = Math.min(last - 1, Math.floor(at));
  const f = Math.min(1, at - i);
  const p = referenceOutline[i];
  const q = referenceOutline[i + 1];
  return { mean: p.mean * (1 - f) + q.mean * f, spread: p.spread * (1 - f) + q.spread * f };
};

/** Runs on from a station while the fish grows narrower, at most so many stations. */
const narrowing = (width: Float64Array, from: number, most: number): number => {
  let at = from;
  while (at < from + most && at + 1 < width.length && width[at + 1] < width[at]) at++;
  return at;
};

const misfit = (radius: Float64Array, root: number, half: number): number => {
  const n = radius.length;
  const end = Math.min(n - 1, root);
  let sum = 0;
  let count = 0;
  for (let i = Math.ceil(FIRST * root); i <= end; i += 2) {
    const { mean, spread } = expectedHalf(i / root);
    const off = (radius[i] / half - mean) / spread;
    sum += Math.min(CAP, off * off);
    count++;
  }
  return sum / Math.max(1, count);
};

/** Finds where the tail fin begins: koi's shape laid on the inscribed radii, then the narrowest place near. */
export const fitRoot = (pose: Pick<Pose, 'radius' | 'length'>, width: Float64Array): Extent => {
  const { radius, length } = pose;
  const n = radius.length;
  const sorted = Float64Array.from(radius).sort();
  const widest = sorted[Math.round(0.95 * (n - 1))];
  let best: Extent = { root: n - 1, half: widest, misfit: Infinity };
  let least = Infinity;
  for (let share = FROM; share <= TO; share += STEP) {
    const root = share * (n - 1);
    for (let k = 0.94; k <= 1.1; k += 0.04) {
      const half = k * widest;
      const ratio = (share * length) / (2 * half);
      const unlikely = ((ratio - LENGTH_TO_WIDTH) / LENGTH_SPREAD) ** 2;
      const off = misfit(radius, root, half);
      // A photo may be stretched: the length helps to place the root, it does not speak against a shape.
      const cost = off + PRIOR_WEIGHT * Math.min(9, unlikely);
      if (cost < least) {
        least = cost;
        best = { root, half, misfit: off };
      }
    }
  }
  const from = Math.round(Math.max(0.55 * n, best.root - NEAR_BEFORE * n));
  const to = Math.round(Math.min(n - 1, best.root + NEAR * n));
  let narrow = -1;
  for (let i = from; i <= to; i++) if (narrow < 0 || width[i] < width[narrow]) narrow = i;
  let after = 0;
  for (let i = narrow; i < n; i++) after = Math.max(after, width[i]);
  const thin = width[narrow] < THIN * best.half;
  if (thin && narrow > from && narrow < to && after > FANS_OUT * width[narrow]) best.root = narrow;
  else best.root = narrowing(width, Math.round(Math.min(n - 1, best.root)), Math.round(RUN_ON * n));
  best.root = Math.min(n - 1, best.root);
  return best;
};
