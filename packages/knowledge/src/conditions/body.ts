import { said, uncited } from '../statement.ts';
import type { ConditionEntry } from './schema.ts';
import { often, sometimes, typical } from './shown.ts';

/** Signs of many causes that keepers know under a name of their own. */
export const bodyConditions: ConditionEntry[] = [
  {
    id: 'dropsy',
    name: 'Dropsy',
    alsoKnown: ['Pinecone disease', 'Matsukasa'],
    group: 'other',
    severity: 'critical',
    signs: [
      ...typical('pinecone-scales', 'swollen-belly'),
      ...often('pop-eye-both', 'lethargic', 'off-food', 'apart'),
      ...sometimes('red-streaks', 'floats-or-sinks'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'common',
    features: [
      said(
        'Not one disease but a set of signs: swelling, lifted scales, bulging eyes.',
        'lavs-dropsy',
      ),
      said(
        'Fluid that builds up in the skin pushes the scales out; from above it shows early.',
        'lavs-dropsy',
      ),
      said('Once there, it often means severe internal disease.', 'lavs-dropsy'),
    ],
    firstAction: uncited(
      'Test the water, keep the fish in clean, well aired water below 24 °C, and call a vet today. If several fish swell in cold spring water, think of SVC first.',
    ),
    treatment: uncited('A vet looks for the cause. The outlook is guarded.'),
    confirmedBy: uncited('A vet: X-ray or ultrasound, and fluid examined in a laboratory.'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'pop-eye-one-side',
    name: 'Pop-eye on one side',
    alsoKnown: ['Exophthalmia'],
    group: 'other',
    severity: 'medium',
    signs: [...typical('pop-eye-one'), ...sometimes('cloudy-eye', 'missing-scales', 'jumping')],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      uncited('One eye alone mostly means a knock or a torn eye.'),
      said('Fluid, an abscess, a tumour or gas presses the eye out.', 'wildgoose-pop-eye'),
    ],
    firstAction: uncited('Test the water, and find what the fish may have hit.'),
    treatment: said(
      'A vet examines the eye under anaesthetic before anything is given.',
      'wildgoose-pop-eye',
    ),
    confirmedBy: said('An examination of the eye under anaesthetic.', 'wildgoose-pop-eye'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'pop-eye-both-sides',
    name: 'Pop-eye on both sides',
    alsoKnown: ['Exophthalmia'],
    group: 'other',
    severity: 'high',
    signs: [
      ...typical('pop-eye-both'),
      ...often('swollen-belly', 'off-food'),
      ...sometimes('cloudy-eye', 'apart', 'lethargic'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'It may be part of a disease of the whole fish, from a virus or bacteria.',
        'wildgoose-pop-eye',
      ),
      said('Fluid behind the eyes often comes with dropsy.', 'wildgoose-pop-eye'),
    ],
    firstAction: uncited(
      'Test the water and call a vet. If several fish in cold spring water are affected, think of SVC first.',
    ),
    treatment: uncited(
      'A vet treats what lies behind it. The eyes go back with it, or not at all.',
    ),
    confirmedBy: said('An examination of the eyes under anaesthetic.', 'wildgoose-pop-eye'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'cloudy-eye',
    name: 'Cloudy eye',
    alsoKnown: ['Corneal haze'],
    group: 'other',
    severity: 'medium',
    signs: [
      ...typical('cloudy-eye'),
      ...sometimes('several-fish', 'grey-film', 'excess-mucus', 'pop-eye-one'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      uncited('One eye speaks for a knock, both eyes of several fish for the water.'),
      said(
        'Poor water, injury, parasites, infection or a tumour can be behind it.',
        'wildgoose-eyes',
      ),
      said(
        'Colour in the upper half of the eye is not uncommon in koi, often like the skin around it.',
        'wildgoose-eyes',
      ),
    ],
    firstAction: uncited('Test pH, ammonia and chlorine, and set right what is off.'),
    treatment: said(
      'The cause decides what helps; an eye that does not clear is for a vet.',
      'wildgoose-eyes',
    ),
    confirmedBy: said('A close look with magnification by a vet.', 'wildgoose-eyes'),
    notifiable: [],
    photoShows: true,
  },
  {
    id: 'buoyancy',
    name: 'Swim bladder disorder',
    alsoKnown: ['Buoyancy disorder'],
    group: 'other',
    severity: 'medium',
    signs: [
      ...typical('floats-or-sinks'),
      ...often('lying-on-bottom', 'loss-of-balance'),
      ...sometimes('swollen-belly', 'lethargic', 'bent-spine'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      said(
        'In koi poor water is behind nearly all of it; a true swim bladder disease is very rare.',
        'cafishvet-buoyancy',
      ),
      uncited('Cold water, a fall or a blow can do it as well.'),
    ],
    firstAction: uncited(
      'Test the water. Warm a chilled fish slowly, a degree or two a day, and keep it calm.',
    ),
    treatment: uncited('A vet, by X-ray. No floats or weights on the fish.'),
    confirmedBy: uncited('An X-ray by a vet.'),
    notifiable: [],
    photoShows: false,
  },
  {
    id: 'egg-retention',
    name: 'Eggs held back',
    alsoKnown: ['Egg binding', 'Spawn bound'],
    group: 'other',
    severity: 'medium',
    signs: [
      ...typical('swollen-belly', 'egg-heavy-female'),
      ...sometimes('protruding-vent', 'off-food', 'lethargic', 'floats-or-sinks'),
    ],
    temperature: null,
    waterCause: null,
    commonness: 'occasional',
    features: [
      uncited('A female stays round long after the others have spawned, and slows down.'),
      said('Scales lie flat: where they stand out it is dropsy.', 'koionline-swelling'),
    ],
    firstAction: uncited('Wait while she eats and swims well. Never press or strip her.'),
    treatment: uncited('A vet, once she stops eating, swells on one side or loses balance.'),
    confirmedBy: uncited('An ultrasound scan.'),
    notifiable: [],
    photoShows: true,
  },
];
