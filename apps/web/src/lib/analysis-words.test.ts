import { describe, expect, it } from 'vitest';
import { analysisSearch, summaryWords, varietyWords } from './analysis-words.ts';

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

describe('summaryWords', () => {
  const koi = {
    headline: 'Possibly white spot',
    variety: 'Kohaku',
    confidence: 92.6,
    corrected_variety: null,
  };

  it('tells a search for disease by what it found, and a koi by its variety', () => {
    expect(summaryWords({ ...koi, kind: 'disease-detection' })).toBe('Possibly white spot');
    expect(summaryWords({ ...koi, kind: 'comprehensive' })).toBe('Kohaku, 93% likely');
    const none = { ...koi, headline: 'Not sure', variety: null, confidence: 0 };
    expect(summaryWords({ ...none, kind: 'comprehensive' })).toBe('Not sure');
  });
});

describe('summaryWords of a corrected koi', () => {
  const koi = { headline: 'Kohaku', variety: 'Kohaku', confidence: 92, corrected_variety: 'Sanke' };

  it('names what its keeper says, but a search for disease stays what it found', () => {
    expect(summaryWords({ ...koi, kind: 'comprehensive' })).toBe('Sanke, named by you');
    expect(summaryWords({ ...koi, kind: 'disease-detection' })).toBe('Kohaku');
  });
});

describe('analysisSearch', () => {
  it('names the one it is compared with, if only the place for it', () => {
    expect(analysisSearch('0198-ab', '0198-cd')).toBe('?analysis=0198-ab&with=0198-cd');
    expect(analysisSearch('0198-ab', '')).toBe('?analysis=0198-ab&with=');
  });

  it('names the analysis in the address', () => {
    expect(analysisSearch('0198-ab')).toBe('?analysis=0198-ab');
  });
});
