import type { Source } from './source.ts';

const read = '2026-12-01';

/** What calculators about fish rest on. */
export const fishSources: readonly Source[] = [
  {
    id: 'mankysanke-weight',
    title: 'Food for thought (3): stocking levels',
    publisher: 'Syd Mitchell, mankysanke.co.uk',
    url: 'http://mankysanke.co.uk/html/food_for_thought_3.html',
    kind: 'hobby',
    read,
  },
  {
    id: 'casas-scales',
    title: 'Disappearing scales in carps: re-visiting Kirpichnikov’s model, L. Casas and others',
    publisher: 'PLoS ONE 8 (2013) e83327',
    url: 'https://dx.plos.org/10.1371/journal.pone.0083327',
    kind: 'peer-reviewed',
    read,
  },
];
