import { said, uncited } from '../statement.ts';
import { noUpperEnd, type ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

export const crustaceans: ConditionEntry[] = [
  {
    id: 'anchor-worm',
    name: 'Anchor worm',
    alsoKnown: ['Lernaea'],
    group: 'parasite',
    severity: 'medium',
    signs: [
      ...typical('visible-thread'),
      ...often('red-sore', 'flashing', 'new-fish'),
      ...sometimes('jumping', 'several-fish', 'open-ulcer'),
    ],
    temperature: { from: 15, to: noUpperEnd },
    waterCause: null,
    commonness: 'occasional',
    features: [
      uncited('The thread ends in two egg sacs and goes in at a red, swollen point.'),
      said(
        'A crustacean in spite of its name, most frequent in summer and in still water.',
        'uf-lernaea',
      ),
      said('It pierces the skin, and the wound lets in bacteria or fungus.', 'kata-parasites'),
    ],
    firstAction: uncited(
      'Look over every fish. Somebody practised draws the whole worm out with tweezers and disinfects the spot.',
    ),
    treatment: uncited(
      'Young ones in the water need a product such as emamectin, through a vet, on a measured volume and repeated.',
    ),
    confirmedBy: uncited('The worm itself, with its anchor, under a magnifying glass.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'fish-louse',
    name: 'Fish louse',
    alsoKnown: ['Argulus'],
    group: 'parasite',
    severity: 'medium',
    signs: [
      ...typical('visible-disc'),
      ...often('flashing', 'jumping', 'red-sore', 'new-fish', 'several-fish'),
      ...sometimes('excess-mucus', 'clamped-fins', 'missing-scales', 'off-food'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'Flat, oval to round, with two eyes and two suckers; a few millimetres long.',
        'uf-argulus',
      ),
      said(
        'Its sting leaves red inflamed spots; fish rub, flash and even jump out.',
        'kata-parasites',
      ),
      said('It can carry SVC from fish to fish.', 'naca-svc'),
    ],
    firstAction: uncited('Look over every fish, lift lice off with tweezers, and test the water.'),
    treatment: uncited(
      'Eggs stay in the pond, so a product such as emamectin is given through a vet, on a measured volume and repeated.',
    ),
    confirmedBy: uncited('The louse itself: it moves when touched.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'gill-maggot',
    name: 'Gill maggot',
    alsoKnown: ['Ergasilus'],
    group: 'parasite',
    severity: 'high',
    signs: [
      ...typical('white-commas-on-gills'),
      ...often('gasping', 'flashing', 'new-fish'),
      ...sometimes('gills-frayed', 'gills-pale', 'lethargic', 'thin-body', 'several-fish'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'rare',
    features: [
      said(
        'Females with two white egg sacs, a few millimetres long, on the gills.',
        'koi-enterprise-ergasilus',
      ),
      said(
        'Rare in koi ponds; the gills erode and the fish flash or gasp.',
        'koi-enterprise-ergasilus',
      ),
      said(
        'Related to the anchor worm; most harm is done to the gill filaments.',
        'koi-for-you-ergasilus',
      ),
    ],
    firstAction: uncited('Add air, and have a vet look under the gill covers.'),
    treatment: uncited(
      'A vet decides on a product such as emamectin, on a measured volume and repeated.',
    ),
    confirmedBy: uncited('The gills under a magnifying glass or the microscope.'),
    notifiable: [],
    photoShows: false,
  },
];
