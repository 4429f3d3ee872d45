import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

/** All of these are told apart under the microscope and in no other way. */
const scrape = uncited('A scrape of skin and gill under the microscope.');

export const protozoa: ConditionEntry[] = [
  {
    id: 'white-spot',
    name: 'White spot (Ich)',
    alsoKnown: ['Ichthyophthirius multifiliis'],
    group: 'parasite',
    severity: 'high',
    signs: [
      ...typical('white-grains'),
      ...often('several-fish', 'flashing', 'clamped-fins', 'new-fish'),
      ...sometimes('gasping', 'gills-swollen', 'lethargic', 'off-food', 'grey-film', 'deaths'),
    ],
    temperature: { from: 15, to: 25 },
    waterCause: null,
    commonness: 'common',
    features: [
      said('Large single-celled parasites that show as white spots on skin and fins.', 'uf-ich'),
      said('They sit under the outer skin and in the gills, where nothing may be seen.', 'uf-ich'),
      said('Outbreaks often come when the water warms in spring, and spread fast.', 'uf-ich'),
    ],
    firstAction: uncited(
      'Move no fish, and have a scrape looked at today. Look first at where the grains sit: males carry spawning grains that need no treatment.',
    ),
    treatment: said(
      'One product of formalin and malachite green, by its label and on a measured volume, three times: every 4 days at 25 °C, 6 at 18 °C, 10 at 10 °C. Only the free swimming young die. Never while fish gasp.',
      'koifish-white-spot',
      'uf-ich-control',
    ),
    confirmedBy: said(
      'A scrape: a large dark cell that tumbles slowly, with a horseshoe-shaped nucleus.',
      'uf-ich-control',
    ),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'costia',
    name: 'Costia',
    alsoKnown: ['Ichthyobodo necator'],
    group: 'parasite',
    severity: 'high',
    signs: [
      ...typical('grey-film', 'clamped-fins'),
      ...often('lethargic', 'lying-on-bottom', 'flashing', 'several-fish', 'excess-mucus'),
      ...sometimes('gasping', 'off-food', 'red-sore', 'deaths', 'at-inlet'),
    ],
    temperature: { from: 2, to: 29 },
    waterCause: null,
    commonness: 'common',
    features: [
      said(
        'A bluish white film over the skin; clamped fins and lying on the bottom.',
        'koihv-costia',
      ),
      said('It lives at 2 to 30 °C and multiplies best at 13 to 15 °C.', 'koihv-costia'),
      said('It can multiply very fast while signs stay away for long.', 'velda-costia'),
    ],
    firstAction: uncited('Test the water and have a scrape looked at today. Young fish die first.'),
    treatment: uncited(
      'After the scrape one product, such as formalin with malachite green, by its label and on a measured volume. Never below 10 °C or while fish gasp.',
    ),
    confirmedBy: said(
      'A mucus scrape under the microscope; nothing else can tell.',
      'pondmedic-costia',
    ),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'trichodina',
    name: 'Trichodina',
    alsoKnown: ['Trichodinids'],
    group: 'parasite',
    severity: 'medium',
    signs: [
      ...typical('flashing', 'grey-film'),
      ...often('excess-mucus', 'several-fish'),
      ...sometimes('red-sore', 'ragged-fins', 'clamped-fins', 'missing-scales', 'lethargic'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said('A greyish white, opaque skin; the fish flash and rub.', 'dankoi-trichodina'),
      said(
        'Mild by itself and made worse by poor water; young fish suffer most.',
        'cafishvet-trichodina',
      ),
    ],
    firstAction: uncited('Test the water and set it right, then have a scrape looked at.'),
    treatment: said(
      'Better water cures mild cases. Otherwise one product, such as potassium permanganate, with a vet and on a measured volume only. Never while fish gasp.',
      'cafishvet-trichodina',
      'dankoi-trichodina',
    ),
    confirmedBy: said(
      'A scrape under the microscope; flukes and Costia look the same on the fish.',
      'cafishvet-trichodina',
    ),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'chilodonella',
    name: 'Chilodonella',
    alsoKnown: ['Chilodonella cyprini'],
    group: 'parasite',
    severity: 'high',
    signs: [
      ...typical('grey-film'),
      ...often(
        'lethargic',
        'flashing',
        'lying-on-bottom',
        'clamped-fins',
        'several-fish',
        'excess-mucus',
      ),
      ...sometimes('loss-of-balance', 'gasping', 'deaths', 'off-food'),
    ],
    temperature: { from: 5, to: 10 },
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'Fish lie on their side on the bottom and right themselves when startled.',
        'khpc-chilodonella',
      ),
      said('Most frequent in spring and in cool water.', 'khpc-chilodonella'),
      said(
        'It kills fast, also in very cold water when koi can resist least.',
        'sacramento-chilodonella',
      ),
    ],
    firstAction: uncited('Test the water and have skin and gills scraped today.'),
    treatment: uncited(
      'One product that works at this temperature, with a vet and on a measured volume. Formalin with malachite green is not for water below 10 °C.',
    ),
    confirmedBy: scrape,
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'epistylis',
    name: 'Epistylis',
    alsoKnown: ['Heteropolaria', 'Red sore disease'],
    group: 'parasite',
    severity: 'medium',
    signs: [
      ...typical('cotton-tufts'),
      ...often('red-sore', 'flashing'),
      ...sometimes('white-grains', 'missing-scales', 'ragged-fins', 'several-fish'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'Whitish tufts, mostly on fins and around the eyes, easily taken for fungus.',
        'guide-epistylis',
      ),
      said('The skin under the tuft is wounded and open to bacteria.', 'guide-epistylis'),
      uncited('It comes with dirty water: the colonies live on bacteria and waste.'),
    ],
    firstAction: uncited(
      'Test the water, change part of it, clean out waste and have a tuft looked at.',
    ),
    treatment: uncited(
      'Clean water first. A vet treats the sore; one pond treatment by its label, on a measured volume, if it spreads.',
    ),
    confirmedBy: said('A tuft under the microscope: bells on stalks.', 'guide-epistylis'),
    notifiable: [],
    photoShows: true,
  },
];
