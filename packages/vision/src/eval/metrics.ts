/** Wilson's 95 % interval of a share: `hits` of `n`. */
export const wilson = (hits: number, n: number): [number, number] => {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const p = hits / n;
  const scale = 1 + (z * z) / n;
  const centre = (p + (z * z) / (2 * n)) / scale;
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / scale;
  return [centre - half, centre + half];
};

/**
 * Expected calibration error: photos in ten equal steps of the first candidate's probability, the
 * gap between mean probability and share right in each, weighted by photos.
 */
export const calibrationError = (firsts: readonly { probability: number; right: boolean }[]) => {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, probability: 0, right: 0 }));
  for (const { probability, right } of firsts) {
    const bin = bins[Math.min(9, Math.floor(probability * 10))];
    bin.n++;
    bin.probability += probability;
    bin.right += right ? 1 : 0;
  }
  return (
    bins.reduce((sum, b) => sum + Math.abs(b.probability - b.right), 0) / Math.max(1, firsts.length)
  );
};

export const average = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** Area under the ROC curve: how often a positive scores above a negative; ties count half. */
export const areaUnderCurve = (positives: readonly number[], negatives: readonly number[]) => {
  let won = 0;
  for (const p of positives) for (const q of negatives) won += p > q ? 1 : p === q ? 0.5 : 0;
  return won / Math.max(1, positives.length * negatives.length);
};
