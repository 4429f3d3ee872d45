/** Probabilities proportional to exp(score), stable for large scores. */
export const softmax = (scores: readonly number[]): number[] => {
  const most = Math.max(...scores);
  const raised = scores.map((s) => Math.exp(s - most));
  const total = raised.reduce((a, b) => a + b, 0);
  return raised.map((v) => v / total);
};

const FLOOR = 1e-3;

/** Weighted geometric mean of several models' probabilities, each floored at 0.001. */
export const blend = (parts: readonly (readonly number[])[], weights: readonly number[]) => {
  const total = weights.reduce((a, b) => a + b, 0);
  return softmax(
    parts[0].map((_, c) =>
      parts.reduce((sum, p, i) => sum + (weights[i] / total) * Math.log(p[c] + FLOOR), 0),
    ),
  );
};

/** Sharpens (below 1) or softens (above 1) probabilities: p to the power 1/temperature. */
export const temper = (probabilities: readonly number[], temperature: number): number[] =>
  softmax(probabilities.map((p) => Math.log(Math.max(p, 1e-9)) / temperature));
