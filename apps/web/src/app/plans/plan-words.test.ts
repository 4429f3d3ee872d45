import { plans } from '@nishiki/contract/plans';
import { describe, expect, it } from 'vitest';
import { discountBadge, planNotes, showEntriesInWords, termsOf } from './plan-words.ts';

// decisions.md: the true percentage on badge and banner (50, 47, 40, 40).
it('badges carry the true percentage off', () => {
  expect(plans.map(discountBadge)).toEqual(['50% OFF', '47% OFF', '40% OFF', '40% OFF']);
});

describe('termsOf', () => {
  it('says what comes after 30 days, and that leaving is easy', () => {
    const terms = Object.fromEntries(plans.map((plan) => [plan.id, termsOf(plan)]));
    expect(terms['enthusiast']).toEqual([
      '47% off for 30 days, then £29.99/month',
      'No commitment • Cancel anytime',
    ]);
    expect(terms['hobbyist']?.[0]).toBe('50% off for 30 days, then £15.99/month');
    expect(terms['breeder']?.[0]).toBe('40% off for 30 days, then £49.99/month');
  });

  it('says neither of the professional plan, which sales agrees', () => {
    expect(plans.filter(({ id }) => id === 'professional').map(termsOf)).toEqual([[]]);
  });
});

describe('notes', () => {
  const text = (id: string) => planNotes.find((note) => note.id === id)?.text;

  it('tell the free show entries by plan', () => {
    expect(text('entries')).toBe(
      'A Pro account includes free virtual show entries: 5 a month with Enthusiast, unlimited with Breeder and Professional.',
    );
    expect(showEntriesInWords(plans.filter(({ showEntries }) => showEntries === 5))).toBe(
      '5 a month with Enthusiast',
    );
  });

  it('tell the price of a ticket and the bonus of a referral', () => {
    expect(text('tickets')).toContain('£0.50 each');
    expect(text('referral')).toMatch(/200 tokens per referral, 100 for each/);
  });
});
