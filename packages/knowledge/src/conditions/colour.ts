import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { typical } from './shown.ts';

export const colourConditions: ConditionEntry[] = [
  {
    id: 'hikui',
    name: 'Hikui (eaten red)',
    alsoKnown: ['Hikkue'],
    group: 'other',
    severity: 'low',
    signs: [...typical('eaten-red')],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said('It begins as a small, raised, yellowish area on the red.', 'koikichi-hikui'),
      said('It does not pass from fish to fish, nor harm the health of the koi.', 'koikichi-hikui'),
      said(
        'The word is used for several conditions; no contagious disease of that name exists.',
        'lfh-hikui',
      ),
    ],
    firstAction: uncited('Do not scratch it. Take a photo each month in the same light.'),
    treatment: uncited('A vet or a specialist, if at all; what is scraped off tends to come back.'),
    confirmedBy: uncited('A piece of it examined in a laboratory.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'shimi',
    name: 'Shimi (black freckles)',
    alsoKnown: ['Shimmies'],
    group: 'other',
    severity: 'low',
    signs: [...typical('dark-specks')],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said('A black spot smaller than a scale, in the outermost skin.', 'koi-org-shimi'),
      said('Mostly inherited; hard or poor water may bring it out.', 'koi-org-shimi'),
      said('It is a matter of beauty, not of health.', 'koi-org-shimi'),
    ],
    firstAction: said(
      'See whether a speck moves: then it is a parasite, such as a fish louse.',
      'koi-org-shimi',
    ),
    treatment: uncited('None is needed. Scraping leaves scars.'),
    confirmedBy: uncited('The look, and photos over some months.'),
    notifiable: [],
    photoShows: true,
  },
];
