import type { Case } from '../../case.ts';

/** Said without the nation, whose law it depends on. */
const KINGDOM = /\b(?:uk|u\.k\.|united kingdom|great britain|britain|british)\b/i;

/** The United Kingdom, of which nobody said the nation. */
export const UNITED_KINGDOM = 'GB';

/** Where the pond lies: a code of the list of countries, `UNITED_KINGDOM`, or null where nobody said. */
export const countryOf = ({ country, message, earlier }: Case): string | null => {
  if (country === 'UK' || country === UNITED_KINGDOM) return UNITED_KINGDOM;
  if (country !== null) return country;
  return [message, ...earlier].some(({ text }) => KINGDOM.test(text)) ? UNITED_KINGDOM : null;
};
