import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { typical } from './shown.ts';

/** No diseases, and brought to us as such so often that they have to be ranked with them. */
export const harmless: ConditionEntry[] = [
  {
    id: 'breeding-tubercles',
    name: 'Spawning grains of a male (no disease)',
    alsoKnown: ['Breeding tubercles', 'Breeding stars'],
    group: 'harmless',
    severity: 'low',
    signs: [...typical('white-grains', 'male-in-spring')],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said(
        'Mostly on the gill covers and the front edge of the pectoral fins, sometimes over the whole head.',
        'koiforum-tubercles',
      ),
      said('On the body they form a pattern along the edges of the scales.', 'koiforum-tubercles'),
      uncited('They feel rough, are alike on both sides, and go after the season.'),
    ],
    firstAction: uncited(
      'Take a sharp photo of gill cover and pectoral fins before anything is treated.',
    ),
    treatment: uncited('None: it is a sign of a male ready to spawn.'),
    confirmedBy: uncited('Place, sex and season; a scrape without parasites settles it.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'carrying-eggs',
    name: 'Female full of eggs (no disease)',
    alsoKnown: ['Gravid female'],
    group: 'harmless',
    severity: 'low',
    signs: [...typical('swollen-belly', 'egg-heavy-female')],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      uncited('Round on both sides alike, scales flat, eating and lively.'),
      said('Mature females fill out from spring to summer.', 'koionline-swelling'),
    ],
    firstAction: uncited(
      'Look from straight above: scales flat, both sides alike, eating well? Then wait.',
    ),
    treatment: uncited('None is needed.'),
    confirmedBy: uncited('She slims after spawning; a scan where in doubt.'),
    notifiable: [],
    photoShows: true,
  },
];
