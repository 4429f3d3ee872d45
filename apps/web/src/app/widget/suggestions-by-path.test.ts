import { MAX_MESSAGE } from '@nishiki/contract/chat';
import { describe, expect, it } from 'vitest';
import { placeOf, suggestionsFor } from './suggestions-by-path.ts';

const paths = [
  '/dashboard',
  '/koi-collection',
  '/water-analysis',
  '/disease-detection',
  '/breeding',
  '/maintenance',
  '/',
];

describe('suggestions of the floating chat', () => {
  it('are four different questions for each place', () => {
    const all = paths.flatMap((path) => suggestionsFor(path));
    for (const path of paths) expect(suggestionsFor(path)).toHaveLength(4);
    expect(new Set(all).size).toBe(paths.length * 4);
    for (const text of all) {
      expect(text).toMatch(/\?$/);
      expect(text.length).toBeLessThan(MAX_MESSAGE);
    }
  });

  it('follow the page, and its parts', () => {
    expect(placeOf('/water/ammonia')).toBe('water-analysis');
    expect(placeOf('/conditions/khv')).toBe('disease-detection');
    expect(placeOf('/maintenance')).toBe('maintenance');
    // An address that only begins with the same letters is another page.
    expect(placeOf('/waterfall')).toBe('default');
    expect(placeOf('/support')).toBe('default');
  });
});
