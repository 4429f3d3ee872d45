import { countryName } from '@nishiki/contract/countries';
import { authorityFor, countriesRead } from '@nishiki/knowledge/conditions/authorities';
import { said, uncited } from '@nishiki/knowledge/statement';
import type { Answer, Line } from '../../answer.ts';
import { UNITED_KINGDOM } from './country.ts';

/** Authorities whose pages we have not read: named so that a keeper knows whom to look for. */
const elsewhere: Readonly<Record<string, string>> = {
  US: 'your state veterinarian, or USDA APHIS Veterinary Services',
  CA: 'the Canadian Food Inspection Agency (CFIA)',
  IE: 'the Marine Institute, fish health unit',
  DE: 'the veterinary office (Veterinäramt) of your district',
  NL: 'the food and consumer product safety authority (NVWA)',
  AU: 'the agriculture department of your state, by the Emergency Animal Disease Hotline',
  NZ: 'the Ministry for Primary Industries (MPI)',
};

const linesOf = (country: string): Line[] => {
  const { name, phone, email, url, duty } = authorityFor(country);
  const ways = [phone, email].filter((way) => way !== null);
  return [
    {
      ...duty,
      text: `Call the ${name}: ${ways.length > 0 ? ways.join(' or ') : `its page has the number, ${url}`}. ${duty.text}`,
    },
  ];
};

const englandAndWales = 'GB-ENG';

const otherNations = uncited(
  'In Scotland it is the Fish Health Inspectorate of the Marine Directorate, in Northern Ireland DAERA.',
);

const labelled = (label: string, lines: readonly Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    text: `${label}: ${line.text.replace(/^Call the/, 'call the')}`,
  }));

/**
 * Whom to tell of a suspicion, and by which law. Without a country those of the United Kingdom are named
 * beside the rule for everybody else.
 */
export const authorityLines = (country: string | null): Line[] => {
  if (country !== null && countriesRead.includes(country)) return linesOf(country);
  const forKingdom = [...labelled('In England and Wales', linesOf(englandAndWales)), otherNations];
  if (country === UNITED_KINGDOM) return forKingdom;
  if (country === null)
    return [
      ...forKingdom,
      uncited(
        'Anywhere else: call the fish health or veterinary authority of your country, today.',
      ),
    ];
  const { name, duty } = authorityFor(country);
  const whom = elsewhere[country];
  return [
    uncited(
      whom
        ? `In ${countryName(country)} report it to ${whom}, today; a vet can give you the number.`
        : `In ${countryName(country)} report it to ${name.replace(/^The/, 'the').replace('your country', 'the country')}, today; a vet or a koi club knows the number.`,
    ),
    duty,
  ];
};

/** Word for word in every answer that touches a suspicion. */
export const stopMovement = said(
  'Stop all movement: no fish, water, plant or net leaves or comes in, and wait for no proof.',
  'wildgoose-khv',
);

/** Asked where the country decides whom to call. */
export const askCountry = (country: string | null): Answer['ask'] =>
  country === null
    ? {
        words: 'In which country is your pond?',
        open: { kind: 'country' },
        replies: ['England or Wales', 'Scotland', 'Northern Ireland', 'Elsewhere'],
      }
    : null;
