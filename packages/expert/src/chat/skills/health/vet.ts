import { said, uncited } from '@nishiki/knowledge/statement';
import type { Line } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { countryOf } from './country.ts';

/** How to find a vet who sees fish, by country; places without a list of ours get the general way. */
const finders: Readonly<Record<string, string>> = {
  GB: 'In the United Kingdom the Fish Veterinary Society lists vets who see fish.',
  US: 'In the United States the American Association of Fish Veterinarians lists vets who see fish.',
};

export const vetLine = (c: Case): Line => {
  const country = countryOf(c);
  const finder = finders[country?.slice(0, 2) ?? ''];
  return uncited(
    `A vet who sees fish: deaths, sick gills, a sore into the flesh or wider than 2 cm, dropsy, both eyes bulging, or no better after 5 to 7 days. ${finder ?? 'A koi club often knows one.'}`,
  );
};

/** What only a vet may do. */
export const vetOnly: Line = said(
  'Antibiotics, injections and anaesthesia are for a vet: prescription only, chosen after a swab. I give no doses for them.',
  'lfh-antibiotics',
  'govuk-anaesthetics',
);
