import { countryName } from '@nishiki/contract/countries';
import { koiChoices } from './koi-choices.ts';
import type { Field, Preferences } from './draft.ts';
import { unitChoices } from './unit-words.ts';

export const fieldNames: Record<Field, string> = {
  display_name: 'Display name',
  avatar: 'Picture',
  country: 'Country',
  units: 'Units',
  time_zone: 'Time zone',
};

const avatarWords = (avatar: Preferences['avatar']): string => {
  if (avatar.kind === 'photo') return 'your own picture';
  const name = koiChoices.find(({ id }) => id === avatar.variety)?.name;
  return `a drawn ${name ?? 'koi'}`;
};

/** A value as the keeper knows it. */
export const valueWords = (field: Field, of: Preferences): string => {
  switch (field) {
    case 'display_name':
      return of.display_name?.trim() ? `“${of.display_name.trim()}”` : 'none';
    case 'avatar':
      return avatarWords(of.avatar);
    case 'country':
      return of.country === null ? 'not given' : countryName(of.country);
    case 'units':
      return unitChoices.find(({ id }) => id === of.units)?.name ?? of.units;
    case 'time_zone':
      return of.time_zone ?? 'not given';
  }
};
