import { said, uncited } from '../statement.ts';
import type { TreatmentEntry } from './schema.ts';

/** Treatments for which keepers are given no number. */
export const withoutNumber: readonly TreatmentEntry[] = [
  {
    id: 'emamectin',
    name: 'Emamectin benzoate',
    otherNames: ['Lice treatment'],
    summary: 'Against fish lice, anchor worm and gill maggots. By its label and volume.',
    against: ['fish-louse', 'anchor-worm', 'gill-maggot'],
    gates: ['volume-measured', 'confirmed'],
    instead: 'The amount depends on the product: follow its label for your measured volume.',
    statements: [
      said('It kills fish lice, gill maggots and anchor worm.', 'springer-emamectin'),
      uncited('Sold as a ready solution for ponds; strengths differ.'),
    ],
    warnings: ['It kills crayfish and other crustaceans.'],
  },
  {
    id: 'diflubenzuron',
    name: 'Diflubenzuron',
    otherNames: [],
    summary: 'Stops the moult of lice and anchor worm. Regulated.',
    against: ['fish-louse', 'anchor-worm'],
    gates: ['volume-measured', 'confirmed'],
    instead: 'Regulated, and very poisonous to crustaceans: ask a vet, and follow the label.',
    statements: [
      said(
        'It hinders the building of chitin, of which crustaceans make their shell.',
        'zaidi-diflubenzuron',
      ),
      uncited('Works on moulting stages only, so it must be repeated.'),
    ],
    warnings: [],
    vetOnly: true,
  },
  {
    id: 'flubendazole',
    name: 'Flubendazole, mebendazole with closantel',
    otherNames: ['Supaverm'],
    summary: 'Against flukes. By its label alone.',
    against: ['skin-flukes', 'gill-flukes'],
    gates: ['not-with-goldfish', 'confirmed'],
    instead: 'No number is given: follow the label, or use praziquantel.',
    statements: [
      said('The product of closantel and mebendazole kills goldfish.', 'sacramento-flukes'),
      uncited('Orfe do not bear it either.'),
    ],
    warnings: ['Kills snails and crustaceans.'],
  },
  {
    id: 'trichlorfon',
    name: 'Trichlorfon and other organophosphates',
    otherNames: [],
    summary: 'Once used against lice. Not recommended.',
    against: [],
    gates: [],
    instead:
      'Not to be used: poisonous to people and fish, and not authorised in the United Kingdom.',
    statements: [uncited('Historic: poisonous to keepers, fish and water life.')],
    warnings: [],
  },
  {
    id: 'copper',
    name: 'Copper',
    otherNames: ['Copper sulphate'],
    summary: 'Kills koi in soft water, and stays. Not for koi ponds.',
    against: [],
    gates: [],
    instead: 'Avoid copper altogether in a koi pond.',
    statements: [
      said(
        'The lower the carbonate hardness, the more poisonous it is to fish.',
        'bioworld-copper',
      ),
      uncited('In water with little of it very small amounts are deadly.'),
    ],
    warnings: [],
  },
  {
    id: 'antibiotics',
    name: 'Antibiotics',
    otherNames: ['Oxytetracycline', 'Florfenicol', 'Enrofloxacin', 'Oxolinic acid'],
    summary: 'For a vet, after a swab.',
    against: [
      'aeromonas-ulcer',
      'septicaemia',
      'mouth-rot',
      'columnaris',
      'bacterial-gill-disease',
    ],
    gates: [],
    instead: 'Antibiotics are chosen and dosed by a vet, after a swab: no number is given here.',
    statements: [
      said(
        'In fish as in people: only by prescription, chosen after a laboratory test.',
        'lfh-antibiotics',
      ),
    ],
    warnings: [],
    vetOnly: true,
  },
  {
    id: 'clove-oil',
    name: 'Clove oil',
    otherNames: ['Eugenol'],
    summary: 'Stuns fish. For trained hands.',
    against: [],
    gates: [],
    instead:
      'Too little or too much of it kills or torments: ask a vet, or somebody trained, to be there.',
    statements: [uncited('Used to calm fish for handling, and by vets to end suffering.')],
    warnings: [],
    vetOnly: true,
  },
];
