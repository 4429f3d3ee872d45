import { expect, it } from 'vitest';
import { debtWords } from './debt-words.ts';

it('says what a debt leaves of the smallest package that covers it', () => {
  expect(debtWords.title(1)).toBe('You owe 1 token');
  expect(debtWords.explained(40)).toContain('of a package of 100, 60 tokens would be yours');
  expect(debtWords.explained(100)).toContain('of a package of 200, 100 tokens would be yours');
});

it('names no package when none covers it', () => {
  expect(debtWords.explained(500)).not.toContain('package');
});
