import { describe, expect, it } from 'vitest';
import { apartWords, shareWords, valueWords, verdictWords } from './verdict-words.ts';

describe('verdictWords', () => {
  it('says the probability with every verdict, and nothing of it where there is none', () => {
    expect(verdictWords({ verdict: 'same', probability: 0.973 })).toEqual({
      title: 'The same fish',
      words: 'That it is the same fish is 97% likely by its pattern.',
      tone: 'good',
    });
    expect(verdictWords({ verdict: 'different', probability: 0.02 }).words).toContain('2% likely');
    expect(verdictWords({ verdict: 'unsure', probability: null }).words).toBe(
      'It may be the same fish, or another one that looks like it.',
    );
  });
});

it.each([
  [1, 'over 99%'],
  [0.9901, 'over 99%'],
  [0.5, '50%'],
  [0.004, 'under 1%'],
  [0, 'under 1%'],
])('a share of %d is never told as certain', (share, words) => {
  expect(shareWords(share)).toBe(words);
});

it.each([
  [0, 'Both photos were read on the same day.'],
  [1, 'One day lie'],
  [1200, '1,200 days lie between the two.'],
])('%d days apart', (days, words) => {
  expect(apartWords(days)).toContain(words);
});

it.each([
  [12.34, 'percent', '12.3%'],
  [31, 'degrees', '31°'],
  [4.06, 'points', '4.1'],
] as const)('%d in %s', (value, unit, words) => {
  expect(valueWords(value, unit)).toBe(words);
});
