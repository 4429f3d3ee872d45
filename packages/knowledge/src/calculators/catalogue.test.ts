import { describe, expect, it } from 'vitest';
import { sourceById } from '../sources.ts';
import { calculators } from './catalogue.ts';
import { calculatorSchema } from './schema.ts';

const named = calculators.map((entry) => [entry.id, entry] as const);

describe('what the pages of calculators tell', () => {
  it('has one entry for each', () => {
    expect(new Set(calculators.map(({ id }) => id)).size).toBe(calculators.length);
  });

  it.each(named)('%s is well formed and its sources are there', (_, entry) => {
    expect(calculatorSchema.safeParse(entry).error?.issues ?? []).toEqual([]);
    for (const { text, sourceIds, uncited } of [...entry.facts, ...entry.limits]) {
      expect(
        sourceIds.filter((id) => !sourceById(id)),
        text,
      ).toEqual([]);
      expect(uncited === true, text).toBe(sourceIds.length === 0);
    }
  });
});
