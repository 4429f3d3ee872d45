import { countryCodes } from '@nishiki/contract/countries';
import { describe, expect, it } from 'vitest';
import { countryGroups } from './country-groups.ts';

describe('countryGroups', () => {
  const [kingdom, others] = countryGroups();

  it('begins with the four nations', () => {
    expect(kingdom?.countries.map(({ name }) => name)).toEqual([
      'England',
      'Northern Ireland',
      'Scotland',
      'Wales',
    ]);
  });

  it('has every country once, by name', () => {
    const codes = [...(kingdom?.countries ?? []), ...(others?.countries ?? [])].map(
      ({ code }) => code,
    );
    expect([...codes].sort()).toEqual([...countryCodes].sort());
    expect(others?.countries.find(({ code }) => code === 'JP')?.name).toBe('Japan');
    // Å sorts beside A, not behind Z.
    expect(others?.countries[1]?.name).toBe('Åland Islands');
  });
});
