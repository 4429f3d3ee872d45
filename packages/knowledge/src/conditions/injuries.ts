import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

const looked = uncited('What is seen, and what happened before. A sore that spreads needs a swab.');

export const injuries: ConditionEntry[] = [
  {
    id: 'predator-wounds',
    name: 'Wounds from a heron, cat or other hunter',
    alsoKnown: ['Heron attack'],
    group: 'injury',
    severity: 'high',
    signs: [
      ...typical('stab-wounds'),
      ...often('missing-scales', 'apart'),
      ...sometimes('open-ulcer', 'lethargic', 'off-food', 'bent-spine'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      uncited(
        'A heron leaves two wounds across from each other, its beak having closed on the fish.',
      ),
      said('Cats often leave only straight scratches along the back.', 'vin-predators'),
      said('Turtles leave V-shaped notches in the fins.', 'vin-predators'),
    ],
    firstAction: uncited('Test the water, keep the fish undisturbed, and cover the pond tonight.'),
    treatment: said(
      'Skin heals well in good conditions, even severe wounds if treated promptly: deep ones by a vet.',
      'wildgoose-wounds',
    ),
    confirmedBy: looked,
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'jump-injury',
    name: 'Injury from a jump or a knock',
    alsoKnown: ['Bruise', 'Scrape'],
    group: 'injury',
    severity: 'medium',
    signs: [
      ...typical('missing-scales'),
      ...often('jumping', 'red-streaks'),
      ...sometimes('pop-eye-one', 'cloudy-eye', 'ragged-fins', 'bent-spine', 'apart', 'red-sore'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      uncited('Scraped skin or lost scales on one side, with a red or bluish bruise beneath.'),
      said(
        'An open wound on one fish alone can be an injury and need not be an ulcer.',
        'lfh-antibiotics',
      ),
    ],
    firstAction: uncited(
      'Test the water, cover the pond, and ask why it jumped: itch, chlorine, new surroundings.',
    ),
    treatment: uncited('Clean water. A vet if the skin opens, turns red or grows tufts.'),
    confirmedBy: looked,
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'spawning-injury',
    name: 'Spawning injury',
    alsoKnown: ['Spawning damage'],
    group: 'injury',
    severity: 'medium',
    signs: [
      ...typical('missing-scales'),
      ...often('ragged-fins', 'egg-heavy-female', 'lethargic'),
      ...sometimes('red-sore', 'red-streaks', 'male-in-spring', 'several-fish', 'apart'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said('Males drive the females hard: scales are lost and fins torn.', 'koikichi-spawning'),
      said('Eaten eggs can make ammonia, then nitrite, shoot up.', 'koikichi-spawning'),
    ],
    firstAction: uncited(
      'Test ammonia and nitrite today and for some days, take out eggs, add air, and give the female peace.',
    ),
    treatment: said(
      'In good water most heal without help; watch that no sore gets inflamed.',
      'koikichi-spawning',
    ),
    confirmedBy: looked,
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'spinal-injury',
    name: 'Bent spine',
    alsoKnown: ['Spinal deformity', 'Electric shock'],
    group: 'injury',
    severity: 'medium',
    signs: [
      ...typical('bent-spine'),
      ...sometimes('floats-or-sinks', 'loss-of-balance', 'thin-body', 'several-fish'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'rare',
    features: [
      uncited(
        'Sudden in several fish: think of current from a pump or of lightning. Slow in one: growth, diet or age.',
      ),
      said(
        'Carrying in a net, lightning or stray current can do it; in the very young, poor food.',
        'johnson-broken-back',
      ),
      said(
        'A startled koi that swims into a wall suddenly cannot swim and lies on the bottom.',
        'sanders-spine',
      ),
      uncited('A fish that is turning looks bent as well, so a second photo at rest is needed.'),
    ],
    firstAction: uncited(
      'Keep your hands out of the water until every electrical device in the pond is switched off and checked.',
    ),
    treatment: uncited('A bent spine stays. A vet judges whether the fish can live well.'),
    confirmedBy: uncited('An X-ray by a vet.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'sunburn',
    name: 'Sunburn',
    alsoKnown: ['Sun damage'],
    group: 'injury',
    severity: 'low',
    signs: [
      ...typical('sunburnt-back'),
      ...sometimes('pale-rough-patches', 'ragged-fins', 'several-fish', 'open-ulcer'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'Sores on the head, dorsal fin and upper back, whitish first, then thick and patchy.',
        'krafty-sunburn',
      ),
      said(
        'Shallow, very clear water, or too little oxygen that keeps fish near the surface.',
        'krafty-sunburn',
      ),
    ],
    firstAction: uncited('Shade the pond, and test oxygen: fish that lack it stay in the sun.'),
    treatment: said(
      'Most fish recover with care; bacteria or fungus on top can be worse than the burn.',
      'krafty-sunburn',
    ),
    confirmedBy: looked,
    notifiable: [],
    photoShows: true,
  },
];
