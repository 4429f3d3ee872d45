import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

export const innerParasites: ConditionEntry[] = [
  {
    id: 'intestinal-worms',
    name: 'Worms in the gut',
    alsoKnown: ['Tapeworm', 'Bothriocephalus', 'Roundworm'],
    group: 'parasite',
    severity: 'medium',
    signs: [
      ...typical('thin-body'),
      ...sometimes('trailing-casts', 'lethargic', 'swollen-belly', 'off-food', 'new-fish'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said('With roundworms fish grow thin, then sluggish, and stop eating.', 'kata-parasites'),
      said('Outside nothing need be seen; the white worm lies in the gut.', 'tokyo-tapeworm'),
      said('Carp go on eating although the gut is badly damaged.', 'tokyo-tapeworm'),
    ],
    firstAction: uncited('Check first that the fish gets its share of food, then ask a vet.'),
    treatment: uncited(
      'A vet chooses the wormer once the worm is known, such as praziquantel against tapeworms.',
    ),
    confirmedBy: uncited(
      'Eggs or segments in the droppings under the microscope, or the gut of a dead fish.',
    ),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'blood-fluke',
    name: 'Blood fluke',
    alsoKnown: ['Sanguinicola'],
    group: 'parasite',
    severity: 'medium',
    signs: [
      ...typical('gills-pale'),
      ...often('gills-swollen', 'lethargic'),
      ...sometimes('gasping', 'thin-body', 'deaths'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'rare',
    features: [
      said('Pale gills and a sluggish fish are what is described.', 'fishvetapp-blood-fluke'),
      said('Lives in the blood vessels of carp, above all of the gills.', 'springer-blood-fluke'),
      said('It needs water snails or worms for part of its life.', 'springer-blood-fluke'),
    ],
    firstAction: uncited('Add air and ask a vet to look at the gills.'),
    treatment: uncited('A vet decides. Fewer snails break the cycle.'),
    confirmedBy: uncited('Gill tissue examined in a laboratory.'),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'eye-fluke',
    name: 'Eye fluke',
    alsoKnown: ['Diplostomum'],
    group: 'parasite',
    severity: 'low',
    signs: [
      ...typical('cloudy-eye'),
      ...sometimes('several-fish', 'off-food', 'thin-body', 'dark-skin'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'rare',
    features: [
      said('It lives in the lens and can blind the fish.', 'fishdiseases-eye-fluke'),
      said(
        'Larvae from water snails enter through the skin, and most end up in the eyes or the brain.',
        'alberta-eye-fluke',
      ),
    ],
    firstAction: uncited(
      'Test the water: a hazy surface of the eye has other causes, which are more frequent.',
    ),
    treatment: uncited('None that is of use. Keep fish-eating birds and snails away.'),
    confirmedBy: uncited(
      'The lens of a dead fish under the microscope, or a vet with an eye lamp.',
    ),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'myxobolus',
    name: 'White cysts (Myxobolus)',
    alsoKnown: ['Myxozoa'],
    group: 'parasite',
    severity: 'low',
    signs: [...typical('lump'), ...sometimes('gill-cover-raised', 'several-fish', 'gills-swollen')],
    temperature: null,
    waterCause: null,
    commonness: 'rare',
    features: [
      uncited('Round white cysts, a few millimetres wide, in skin, fins or gills.'),
      said(
        'On the gills of young carp small cysts do no harm; large ones can kill, above all when oxygen is short.',
        'tokyo-myxobolus-koi',
      ),
      uncited('In skin and fins most fish carry them without harm, and they burst and heal.'),
    ],
    firstAction: uncited('Watch it and take a photo each week. Cysts in the gills are for a vet.'),
    treatment: uncited('None is known. Do not cut into it.'),
    confirmedBy: said('A squash of a cyst under the microscope: spores.', 'tokyo-myxobolus-koi'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'dermocystidium',
    name: 'Dermocystidium',
    alsoKnown: ['Dermocystidium koi'],
    group: 'parasite',
    severity: 'low',
    signs: [...typical('lump'), ...sometimes('red-sore')],
    temperature: null,
    waterCause: null,
    commonness: 'rare',
    features: [
      said(
        'A swelling grows to about 1 cm in a few weeks, then bursts and shows white threads.',
        'wildgoose-dermocystidium',
      ),
      said('In koi it comes mainly in spring.', 'wildgoose-dermocystidium'),
      said(
        'The cysts are oval and pink, with little inflammation around them.',
        'lfh-dermocystidium',
      ),
    ],
    firstAction: uncited('Leave it closed, watch it, and keep the water clean for when it opens.'),
    treatment: said(
      'No treatment works; once open it usually heals by itself. A vet can remove one.',
      'wildgoose-dermocystidium',
    ),
    confirmedBy: uncited('Content of a burst cyst under the microscope.'),
    notifiable: [],
    photoShows: true,
  },
];
