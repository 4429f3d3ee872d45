import { differences, type Difference, type Differences, type MeasureKind } from './changes.ts';
import { readFingerprint } from './layout.ts';

/**
 * Differences up to these come between photos of one fish in other light, crop, angle and blur: the
 * 99th percentile on the tuning half of `npm run eval -- identity` and a third more, since rare
 * outliers are few to measure. Areas in points of percent, hue in degrees, the others in OKLab times 100.
 */
const NOISE: Record<MeasureKind, { body: number; region: number }> = {
  red_area: { body: 12, region: 35 },
  black_area: { body: 14, region: 50 },
  new_black: { body: 4, region: Infinity },
  faded_black: { body: 6, region: Infinity },
  red_depth: { body: 6.5, region: Infinity },
  red_hue: { body: 10, region: Infinity },
  whiteness: { body: 2.8, region: Infinity },
};

/** Whether a difference is more than two photos of an unchanged fish show. */
const isChange = ({ what, region, before, after }: Difference): boolean =>
  Math.abs(after - before) > NOISE[what][region === null ? 'body' : 'region'];

/** Correlation of the cells that agree best: below it the outlines lie too differently to compare places. */
const LAID_WELL = 0.9;

/** What is more than noise; null where the photos cannot be laid over each other well enough to tell. */
export const changesIn = ({ similarity, list }: Differences): Difference[] | null =>
  similarity < LAID_WELL ? null : list.filter(isChange);

/**
 * What changed from the older to the newer photo of one fish, beyond what light, angle and blur do;
 * null where these photos cannot tell.
 * @throws RangeError for bytes that are no fingerprint of this version
 */
export const describeChanges = (older: Uint8Array, newer: Uint8Array): Difference[] | null => {
  const [a, b] = [readFingerprint(older), readFingerprint(newer)];
  if (!a || !b) throw new RangeError('no fingerprint of this version');
  return changesIn(differences(a, b));
};
