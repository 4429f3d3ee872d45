import { expect, it } from 'vitest';
import { costLine } from './cost-line.ts';

it('says what an assessment costs before it is sent', () => {
  expect(costLine({ kind: 'tokens', left: 3 })).toBe('Costs 5 tokens; you have 3.');
  expect(costLine({ kind: 'unknown' })).toBe('Costs 5 tokens.');
  expect(costLine({ kind: 'unlimited' })).toBe('Your plan pays for it.');
});
