import { waterAddress } from '@nishiki/knowledge/reference/addresses';

/** Parameters as a diagnosis calls them, old ones too, and their ids in the reference. */
const ids: Readonly<Record<string, string>> = {
  Temperature: 'temperature',
  pH: 'ph',
  'Un-ionised ammonia (NH3)': 'ammonia',
  'Total ammonia': 'ammonia',
  Nitrite: 'nitrite',
  Oxygen: 'oxygen',
  'Carbonate hardness (KH)': 'kh',
};

/** The page of a parameter, by what a diagnosis calls it; undefined where there is none. */
export const parameterPage = (name: string): string | undefined => {
  const id = ids[name];
  return id === undefined ? undefined : waterAddress(id);
};
