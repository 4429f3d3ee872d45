import { describe, expect, it } from 'vitest';
import { greetingName, planWords, trialWords } from './account-words.ts';

const now = new Date('2026-12-01T12:00:00');
const trial = (subscription_tier: 'free' | 'basic' | 'pro' | 'premium', trial_ends_at: string) =>
  trialWords({ subscription_tier, trial_ends_at }, now);

describe('trialWords', () => {
  it('tells when the trial ends and what it is not', () => {
    expect(trial('free', '2026-12-08T09:00:00')).toBe(
      'Trial until 8 December: the abilities of the pro tier, not its tokens',
    );
    expect(trial('basic', '2026-12-08T09:00:00')).toContain('8 December');
  });

  it('is silent once it is over, or where the plan has those abilities anyway', () => {
    expect(trial('free', '2026-12-01T11:59:59')).toBeNull();
    expect(trial('pro', '2026-12-08T09:00:00')).toBeNull();
    expect(trial('premium', '2026-12-08T09:00:00')).toBeNull();
  });
});

describe('what an account holds', () => {
  it('names the plan', () => {
    expect(planWords(null)).toBe('Free');
    expect(planWords('enthusiast')).toBe('Enthusiast');
  });

  it('greets only by a name that was given', () => {
    expect(greetingName({ display_name: ' Aiko ' })).toBe('Aiko');
    expect(greetingName({ display_name: '  ' })).toBeNull();
    expect(greetingName({ display_name: null })).toBeNull();
  });
});
