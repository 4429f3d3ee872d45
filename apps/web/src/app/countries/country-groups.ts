import { countryCodes, countryName } from '@nishiki/contract/countries';

export type CountryGroup = {
  readonly label: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
};

const named = (code: string) => ({ code, name: countryName(code) });
const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'en-GB');

/** The nations of the United Kingdom first, since most keepers here live there, then all others. */
export const countryGroups = (): readonly CountryGroup[] => {
  const isNation = (code: string) => code.startsWith('GB-');
  return [
    { label: 'United Kingdom', countries: countryCodes.filter(isNation).map(named).sort(byName) },
    {
      label: 'Other countries',
      countries: countryCodes
        .filter((code) => !isNation(code))
        .map(named)
        .sort(byName),
    },
  ];
};
