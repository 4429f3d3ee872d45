import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

export const flukes: ConditionEntry[] = [
  {
    id: 'skin-flukes',
    name: 'Skin flukes',
    alsoKnown: ['Gyrodactylus'],
    group: 'parasite',
    severity: 'medium',
    signs: [
      ...typical('flashing'),
      ...often('excess-mucus', 'jumping', 'several-fish', 'clamped-fins', 'new-fish'),
      ...sometimes('red-sore', 'grey-film', 'missing-scales', 'open-ulcer', 'lying-on-bottom'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      uncited('No photo shows them: what is seen is the itch and, later, red spots.'),
      said(
        'Live-bearing, half a millimetre long, hooked into the skin: the fish makes more slime.',
        'kata-parasites',
      ),
      said('Crowding and poor water let them get out of hand.', 'uf-flukes'),
    ],
    firstAction: uncited('Test the water, then have a scrape of two or three fish looked at.'),
    treatment: uncited(
      'Praziquantel, by its label and on a measured volume, and repeated. Never a product with closantel where goldfish or orfe live.',
    ),
    confirmedBy: uncited(
      'A skin scrape under the microscope: a worm with hooks and without eye spots.',
    ),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'gill-flukes',
    name: 'Gill flukes',
    alsoKnown: ['Dactylogyrus'],
    group: 'parasite',
    severity: 'high',
    signs: [
      ...typical('gill-cover-raised'),
      ...often('gills-swollen', 'gasping', 'flashing', 'several-fish', 'new-fish'),
      ...sometimes('at-inlet', 'jumping', 'lethargic', 'gills-pale', 'off-food', 'thin-body'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      uncited('The gill covers stand open, and some fish skim just below the surface.'),
      said(
        'Egg-laying flukes that damage the gills until they no longer work well.',
        'kata-parasites',
      ),
      said('How fast their eggs hatch depends on the temperature.', 'koiquestion-gill-fluke'),
    ],
    firstAction: uncited('Add air, test the water and have a gill scrape looked at.'),
    treatment: said(
      'Praziquantel or another single product, by its label and on a measured volume, more than once: eggs survive it.',
      'koiquestion-gill-fluke',
    ),
    confirmedBy: said(
      'A gill scrape under the microscope: a worm with eye spots.',
      'koiquestion-gill-fluke',
    ),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'leeches',
    name: 'Fish leeches',
    alsoKnown: ['Piscicola geometra'],
    group: 'parasite',
    severity: 'medium',
    signs: [
      ...typical('visible-worm'),
      ...often('red-sore', 'new-fish'),
      ...sometimes('flashing', 'gills-pale', 'lethargic', 'several-fish'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'rare',
    features: [
      said('A long leech of up to 5 cm that pierces the skin and sucks blood.', 'kata-parasites'),
      said(
        'Come in with plants, new fish or wildlife, they may go unnoticed for long.',
        'koi-for-you-leeches',
      ),
      said('They can carry SVC from fish to fish.', 'naca-svc'),
    ],
    firstAction: uncited(
      'Take them off with the fish held in water, and look at every other fish. Do not tear at one that holds fast.',
    ),
    treatment: uncited(
      'A vet advises on a short bath; plants and filter have to be cleared of cocoons.',
    ),
    confirmedBy: uncited('The worm itself, with a sucker at each end.'),
    notifiable: [],
    photoShows: true,
  },
];
