import { expect, it } from 'vitest';
import { balanceInWords } from './token-words.ts';

it.each([
  ['free', 1, '1 token'],
  ['free', 0, '0 tokens'],
  ['pro', 1400, '1,400 tokens'],
  ['premium', 0, 'Unlimited'],
] as const)('says of %s with %i: %s', (subscription_tier, tokens_remaining, words) => {
  expect(balanceInWords({ subscription_tier, tokens_remaining })).toBe(words);
});
