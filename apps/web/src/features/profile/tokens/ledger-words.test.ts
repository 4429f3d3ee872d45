import { describe, expect, it } from 'vitest';
import { amountWords, spokenAmount } from './ledger-words.ts';

describe('amounts of the ledger', () => {
  it.each([
    [5, '+5', '5 tokens in'],
    [-1, '−1', '1 token out'],
    [1000, '+1,000', '1,000 tokens in'],
    [-150, '−150', '150 tokens out'],
    [0, '0', 'no change'],
  ])('%i reads %s', (amount, shown, spoken) => {
    expect(amountWords(amount)).toBe(shown);
    expect(spokenAmount(amount)).toBe(spoken);
  });
});
