/**
 * What the recognition was measured to reach: mean of five seeds, grouped 5-fold, on photos that were
 * not learnt from. Written down from `npm run eval` (docs/model-card.md); a test compares the two.
 */
export const measuredRecognition = {
  /** Percent of photos whose first name is right. */
  top1: 84.0,
  /** Percent whose right name is among the first three. */
  top3: 95.3,
  /** Wilson's 95 % interval of top1, in percent. */
  interval: [80.5, 86.9],
  photos: 501,
  classes: 10,
} as const;
