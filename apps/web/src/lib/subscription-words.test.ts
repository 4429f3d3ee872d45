import { describe, expect, it } from 'vitest';
import { debtWords, grantedWords, standingOf } from './subscription-words.ts';

const now = new Date('2026-12-01T12:00:00');
type Held = Parameters<typeof standingOf>[0];
const told = (held: Partial<Held>) =>
  standingOf(
    {
      status: 'active',
      plan: 'hobbyist',
      subscription_end: null,
      renews_at: null,
      cancels_at: null,
      next_plan: null,
      grace_until: null,
      ...held,
    },
    now,
  );

describe('a plan that works', () => {
  it('tells the next payment by the price that follows the first month', () => {
    // platform.md, section 9: Hobbyist £7.99 / £15.99.
    const { badge, text, advice } = told({ renews_at: '2026-12-31T12:00:00' });
    expect([badge, text, advice]).toEqual(['Active', 'It renews on 31 December for £15.99.', null]);
  });

  it('names the year where it is another', () => {
    expect(told({ renews_at: '2027-01-01T12:00:00' }).text).toContain('1 January 2027');
  });

  it('tells the plan that follows, and its price', () => {
    const text = told({
      plan: 'breeder',
      renews_at: '2026-12-31T12:00:00',
      next_plan: 'enthusiast',
    }).text;
    expect(text).toBe('On 31 December it changes to Enthusiast for £29.99 a month.');
  });

  it('once cancelled works until its end', () => {
    const { badge, text } = told({ cancels_at: '2026-12-20T12:00:00' });
    expect(badge).toBe('Cancelled');
    expect(text).toBe('It works until 20 December, and nothing more is charged.');
  });

  it('that an operator gave is charged nowhere', () => {
    expect(told({ plan: 'professional' }).text).toContain('nothing is charged here');
  });
});

describe('a plan whose payment failed', () => {
  it('works until the grace is over, and says what to do', () => {
    const { tone, text, advice } = told({
      status: 'past_due',
      renews_at: '2026-12-31T12:00:00',
      grace_until: '2026-12-08T12:00:00',
    });
    expect(tone).toBe('attention');
    expect(text).toBe('The last payment failed. The plan works until 8 December.');
    expect(advice).toContain('Renew your card or pay the open invoice');
  });

  it('does not work after it', () => {
    const { badge, text, advice } = told({
      status: 'suspended',
      grace_until: '2026-11-30T12:00:00',
    });
    expect(badge).toBe('Suspended');
    expect(text).toContain('the 7 days after it are over');
    expect(advice).toContain('works again');
  });
});

describe('a plan whose money went back', () => {
  it('does not work until the next payment', () => {
    const { text, advice } = told({ status: 'suspended', subscription_end: '2026-12-31T12:00:00' });
    expect(text).toContain('The money for this month went back');
    expect(advice).toContain('on 31 December');
  });

  it('and that is cancelled is charged no more', () => {
    const { advice } = told({ status: 'suspended', cancels_at: '2026-12-31T12:00:00' });
    expect(advice).toBe('It is cancelled, and nothing more is charged.');
  });
});

it('without a plan nothing is charged', () => {
  expect(told({ status: 'none', plan: null }).text).toBe(
    'You hold no plan, and nothing is charged.',
  );
});

describe('what was granted', () => {
  it.each([
    [150, 0, '150 tokens'],
    [400, 5, '400 tokens and 5 show entries'],
    [1000, null, '1,000 tokens and unlimited show entries'],
    [null, null, 'unlimited tokens and unlimited show entries'],
    [1, 1, '1 token and 1 show entry'],
  ])('%s tokens and %s entries read "%s %s"', (tokens, show_entries, words) => {
    expect(grantedWords({ tokens, show_entries })).toBe(words);
  });
});

describe('a debt of tokens', () => {
  it('is explained in one sentence, and is no debt of money', () => {
    expect(debtWords(34)).toBe(
      'A payment went back after 34 tokens of it had been spent: the next tokens that you pay for make up for them first, and no money is asked of you.',
    );
    expect(debtWords(1)).toContain('1 token of it had been spent');
  });

  it('goes unmentioned where there is none', () => {
    expect(debtWords(0)).toBeNull();
  });
});
