import { expect, it } from 'vitest';
import { trainTrees } from '../../model/train-trees.ts';
import { treeProbabilities } from '../../model/trees.ts';
import { makeRandom } from '../../render/random.ts';
import { markProbabilities } from './probabilities.ts';

/** Two classes that one of two measurements tells apart, with some noise between them. */
const drawn = (() => {
  const random = makeRandom(5);
  const rows = Array.from({ length: 400 }, () =>
    Float32Array.of(random.between(0, 1), random.between(0, 1)),
  );
  const labels = rows.map(([x]) => (x + random.between(-0.05, 0.05) > 0.7 ? 1 : 0));
  return { rows, labels, weights: labels.map(() => 1), classes: 2 };
})();
const settings = {
  ...{ rounds: 60, depth: 2, learningRate: 0.3, rowShare: 0.8, featureShare: 1 },
  ...{ lambda: 1, leastWeight: 1, seed: 1 },
};

it('is that of all trees where a mark is possible, and small where the first rounds rule it out', () => {
  const model = trainTrees(drawn, settings);
  let cut = 0;
  for (const row of drawn.rows) {
    const quick = markProbabilities(model, row)[1];
    const whole = treeProbabilities(model, row)[1];
    if (quick === whole) continue;
    cut++;
    expect(quick).toBeLessThan(0.05);
    expect(whole).toBeLessThan(0.3);
  }
  expect(cut).toBeGreaterThan(100);
});
