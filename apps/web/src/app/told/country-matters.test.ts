import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { describe, expect, it } from 'vitest';
import { countryMatters, reportedSigns } from './country-matters.ts';

describe('countryMatters', () => {
  it('knows what is typical of the diseases that must be reported', () => {
    const typical = conditions
      .filter(({ notifiable }) => notifiable.length > 0)
      .flatMap(({ signs }) => signs.filter(({ strength }) => strength === 'typical'))
      .map(({ id }) => id);
    expect(typical.length).toBeGreaterThan(0);
    expect(reportedSigns).toEqual(expect.arrayContaining(typical));
  });

  it('asks once one of them is seen, and not for one that is not there', () => {
    expect(countryMatters({})).toBe(false);
    expect(countryMatters({ deaths: false, flashing: true })).toBe(false);
    expect(countryMatters({ deaths: true })).toBe(true);
  });
});
