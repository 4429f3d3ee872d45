import { signById } from '@nishiki/knowledge/conditions/signs';
import { describe, expect, it } from 'vitest';
import { nextQuestions } from './next-questions.ts';

const flashing = signById('flashing').question;
const mucus = signById('excess-mucus').question;

describe('nextQuestions', () => {
  it('takes each question once, in the order of the ranking', () => {
    const { signs, others } = nextQuestions([
      { ask: [flashing, 'Test nitrite.'] },
      { ask: [flashing, mucus] },
    ]);
    expect(signs.map(({ id }) => id)).toEqual(['flashing', 'excess-mucus']);
    expect(others).toEqual(['Test nitrite.']);
  });

  it('asks five things at most', () => {
    const { signs, others } = nextQuestions([
      { ask: ['a', 'b', 'c', 'd'] },
      { ask: [flashing, mucus] },
    ]);
    expect([signs.length, others.length]).toEqual([1, 4]);
  });

  it('asks nothing where nothing was named', () => {
    expect(nextQuestions([])).toEqual({ signs: [], others: [] });
  });
});
