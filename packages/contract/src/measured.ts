/**
 * What the recognition was measured to reach: grouped 5-fold, on photos that were not learnt from,
 * what the engine refuses counted as wrong. Written down from `npm run eval` (docs/model-card.md); a
 * test compares the two.
 */
export const measuredRecognition = {
  /** Percent of photos whose first name is right. */
  top1: 86.5,
  /** Percent whose right name is among the first three. */
  top3: 95.6,
  /** Wilson's 95 % interval of top1, in percent. */
  interval: [83.7, 88.9],
  photos: 681,
  classes: 14,
} as const;
