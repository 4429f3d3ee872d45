import { expect, it } from 'vitest';
import { engineClassIds } from '../varieties/engine-classes.ts';
import { criteria } from './criteria.ts';
import { faults } from './faults.ts';
import { partPoints } from './parts.ts';
import { bodyWeights, classRules, generalRules, rulesFor } from './rules.ts';

it('five parts make 100 points: 25, 25, 25, 15, 10', () => {
  expect(Object.values(partPoints)).toEqual([25, 25, 25, 15, 10]);
});

it('rules name criteria that there are, with a weight, in one part each', () => {
  for (const { pattern, colour } of [...Object.values(classRules), generalRules]) {
    const ids = [...Object.keys(bodyWeights), ...Object.keys(pattern), ...Object.keys(colour)];
    expect(ids.filter((id) => !Object.hasOwn(criteria, id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const weight of [...Object.values(pattern), ...Object.values(colour)])
      expect(weight).toBeGreaterThan(0);
  }
});

it('every criterion counts for some fish', () => {
  const used = [
    bodyWeights,
    ...[...Object.values(classRules), generalRules].flatMap(({ pattern, colour }) => [
      pattern,
      colour,
    ]),
  ].flatMap((weights) => Object.keys(weights));
  expect(Object.keys(criteria).filter((id) => !used.includes(id))).toEqual([]);
});

it('classes and faults go by the ids of the engine; what has no rules of its own gets the general ones', () => {
  const ids = [...engineClassIds, 'goshiki', 'hikari-utsuri'] as readonly string[];
  expect(Object.keys(classRules).filter((id) => !ids.includes(id))).toEqual([]);
  for (const { classes, points, most } of Object.values(faults)) {
    expect((classes as readonly string[]).filter((id) => !ids.includes(id))).toEqual([]);
    expect(most).toBeGreaterThanOrEqual(points);
  }
  expect(rulesFor('kohaku')).toBe(classRules['kohaku']);
  for (const id of [null, 'kawarimono', 'toString']) expect(rulesFor(id)).toBe(generalRules);
});
