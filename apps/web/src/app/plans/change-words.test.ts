import { plans } from '@nishiki/contract/plans';
import { describe, expect, it } from 'vitest';
import { changeOf, changeTerms } from './change-words.ts';

const changes = (held: Parameters<typeof changeOf>[1]) => plans.map((plan) => changeOf(plan, held));

describe('changeOf', () => {
  it('tells up from down by what the plans cost a month', () => {
    // £15.99 Hobbyist, £29.99 Enthusiast, £49.99 Breeder; Professional by arrangement.
    expect(changes('hobbyist')).toEqual(['own', 'upgrade', 'upgrade', null]);
    expect(changes('enthusiast')).toEqual(['downgrade', 'own', 'upgrade', null]);
    expect(changes('breeder')).toEqual(['downgrade', 'downgrade', 'own', null]);
  });

  it('is none for whoever has no plan, or one by arrangement', () => {
    expect(changes(null)).toEqual([null, null, null, null]);
    expect(changes('professional')).toEqual([null, null, null, null]);
  });
});

it('says when a change starts', () => {
  expect(changeTerms('upgrade')[0]).toContain('starts at once');
  expect(changeTerms('downgrade')[0]).toContain('the next month');
  expect(changeTerms('own')).toEqual(['No commitment • Cancel anytime']);
});
