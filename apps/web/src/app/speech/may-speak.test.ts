import { describe, expect, it } from 'vitest';
import { maySpeak } from './may-speak.ts';

const now = new Date('2026-12-01T12:00:00Z');
const over = '2026-11-01T12:00:00Z';
const coming = '2026-12-05T12:00:00Z';

describe('maySpeak', () => {
  it.each([
    ['free', over, false],
    ['basic', over, false],
    ['pro', over, true],
    ['premium', over, true],
    ['free', coming, true],
    ['basic', coming, true],
  ] as const)('%s with a trial until %s: %s', (subscription_tier, trial_ends_at, expected) => {
    expect(maySpeak({ subscription_tier, trial_ends_at }, now)).toBe(expected);
  });

  it('is not for guests', () => {
    expect(maySpeak(null, now)).toBe(false);
  });
});
