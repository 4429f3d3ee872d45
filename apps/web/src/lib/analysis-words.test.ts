import { describe, expect, it } from 'vitest';
import { analysisSearch, varietyWords } from './analysis-words.ts';

describe('varietyWords', () => {
  it.each([
    ['Kohaku', 92.6, 'Kohaku, 93% likely'],
    ['Showa', 0.4, 'Showa, under 1% likely'],
    ['Asagi', 100, 'Asagi, 100% likely'],
  ])('%s at %d', (variety, confidence, words) => {
    expect(varietyWords({ variety, confidence })).toBe(words);
  });

  it('says nothing where no variety was named', () => {
    expect(varietyWords({ variety: null, confidence: 0 })).toBeNull();
  });
});

describe('analysisSearch', () => {
  it('names the analysis in the address', () => {
    expect(analysisSearch('0198-ab')).toBe('?analysis=0198-ab');
  });
});
