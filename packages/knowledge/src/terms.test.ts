import { describe, expect, it } from 'vitest';
import { terms, termsIn } from './terms.ts';
import { statementSchema } from './varieties/schema.ts';

describe('termsIn', () => {
  it('finds words in singular and plural, once each', () => {
    const found = termsIn([
      'One true black stone on the back.',
      'Small black stones above the lateral line.',
    ]);
    expect(found.map(({ name }) => name)).toEqual(['stones', 'lateral line']);
  });
  it('finds whole words only', () => {
    expect(termsIn(['A magnetic, sandstone-like robed fish.'])).toEqual([]);
  });
});

it('explains every term by a statement that does not use the term itself', () => {
  for (const { name, pattern, meaning } of terms) {
    expect(statementSchema.safeParse(meaning).success, name).toBe(true);
    expect(meaning.text, name).not.toMatch(pattern);
  }
});
