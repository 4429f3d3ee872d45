import { expect, it } from 'vitest';
import { amountWords, otherWords } from './amount-words.ts';

// An ounce is 28.349523125 g, a pound 453.59237 g, a fluid ounce 28.41 ml (UK) or 29.57 ml (US).
it.each([
  [24, 30, 'g', '24 to 30 g', '0.847 to 1.06 oz'],
  [24, 24, 'g', '24 g', '0.847 oz'],
  [36, 36, 'kg', '36 kg', '79.4 lb'],
  [300, 300, 'ml', '300 ml', '10.6 UK fl oz, 10.1 US fl oz'],
  [3000, 3000, 'ml', '3,000 ml', '106 UK fl oz, 101 US fl oz'],
] as const)('%d to %d %s', (low, high, unit, words, other) => {
  const amount = { low, high, unit, formula: '' };
  expect([amountWords(amount), otherWords(amount)]).toEqual([words, other]);
});
