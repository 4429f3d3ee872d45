import { expect, it } from 'vitest';
import { groupedFolds } from './folds.ts';

const items = Array.from({ length: 300 }, (_, i) => ({
  group: `g${Math.floor(i / 3)}`,
  stratum: Math.floor(i / 3) % 4 === 0 ? 'rare' : 'common',
}));

it('never splits a group', () => {
  for (const seed of [0, 1, 2]) {
    const folds = groupedFolds(items, 5, seed);
    for (let g = 0; g < 100; g++)
      expect(new Set([folds[g * 3], folds[g * 3 + 1], folds[g * 3 + 2]]).size).toBe(1);
  }
});

it('deals each stratum out evenly and differently for another seed', () => {
  const folds = groupedFolds(items, 5, 0);
  // 25 rare groups of three over five folds: five groups, fifteen items each.
  for (let f = 0; f < 5; f++)
    expect(items.filter((item, i) => item.stratum === 'rare' && folds[i] === f).length).toBe(15);
  expect(groupedFolds(items, 5, 1)).not.toEqual(folds);
});
