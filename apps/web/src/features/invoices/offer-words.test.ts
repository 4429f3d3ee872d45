import { describe, expect, it } from 'vitest';
import { offerWords, onceWords } from './offer-words.ts';

describe('offerWords', () => {
  it('says of a plan that it ends now, with its tokens', () => {
    expect(offerWords({ amount: 799, tokens: 150, plan: 'hobbyist', stays: 0 }, 'gbp')).toBe(
      '£7.99 comes back; the Hobbyist plan and its tokens end now.',
    );
  });

  it('says what was paid for a change of the plan and stays paid', () => {
    expect(offerWords({ amount: 799, tokens: 400, plan: 'enthusiast', stays: 2200 }, 'gbp')).toBe(
      '£7.99 comes back; the Enthusiast plan and its tokens end now. The £22.00 that you paid for changing it do not come back.',
    );
  });

  it('says that nothing goes with the payment of a month that is over', () => {
    const offer = { amount: 799, tokens: 0, plan: null, stays: 0 };
    expect(offerWords(offer, 'gbp')).toBe('£7.99 comes back; nothing else changes.');
    expect(onceWords(offer)).toContain('first payment of a plan');
  });

  it('says of a package which tokens go', () => {
    // 66 of 100 tokens for £4.99 are left: 66 x 4.99 / 100 = 3.2934.
    expect(offerWords({ amount: 329, tokens: 66, plan: null, stays: 0 }, 'gbp')).toBe(
      '£3.29 comes back; 66 unused tokens leave your balance.',
    );
  });

  it('counts one token as one, and a thousand with its comma', () => {
    expect(offerWords({ amount: 4, tokens: 1, plan: null, stays: 0 }, 'gbp')).toBe(
      '£0.04 comes back; 1 unused token leaves your balance.',
    );
    expect(offerWords({ amount: 2998, tokens: 1000, plan: null, stays: 0 }, 'gbp')).toContain(
      '1,000 unused tokens leave',
    );
  });
});

it('names what is paid back once', () => {
  expect(onceWords({ plan: 'breeder', tokens: 900 })).toContain('first payment of a plan');
  expect(onceWords({ plan: null, tokens: 66 })).toContain('tokens of a package');
});
