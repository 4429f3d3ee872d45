import { describe, expect, it } from 'vitest';
import { abilitiesOf, badgeOf, isOnTrial } from './badge.ts';

const end = '2026-12-08T09:00:00.000Z';
const at = (time: string): Date => new Date(time);
const before = at('2026-12-08T08:59:59.999Z');

describe('the trial', () => {
  it('runs until its last moment and not a moment longer', () => {
    expect(isOnTrial(end, before)).toBe(true);
    expect(isOnTrial(end, at(end))).toBe(false);
  });

  it('gives the abilities of pro to free and basic, and takes none from the others', () => {
    expect(abilitiesOf('free', end, before)).toBe('pro');
    expect(abilitiesOf('basic', end, before)).toBe('pro');
    expect(abilitiesOf('pro', end, before)).toBe('pro');
    expect(abilitiesOf('premium', end, before)).toBe('premium');
    expect(abilitiesOf('free', end, at(end))).toBe('free');
    expect(abilitiesOf('basic', end, at(end))).toBe('basic');
  });
});

// decisions.md: "Pro for pro and premium, Hobbyist for basic, Trial during the seven days, Free otherwise."
describe('the badge', () => {
  it.each([
    ['free', before, 'Trial'],
    ['free', at(end), 'Free'],
    ['basic', before, 'Hobbyist'],
    ['basic', at(end), 'Hobbyist'],
    ['pro', before, 'Pro'],
    ['premium', at(end), 'Pro'],
  ] as const)('of %s at %s is %s', (tier, now, badge) => {
    expect(badgeOf(tier, end, now)).toBe(badge);
  });
});
