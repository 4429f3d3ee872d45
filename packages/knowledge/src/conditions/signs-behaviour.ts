import type { Sign } from './signs.ts';

const behaviour = { group: 'behaviour', seenIn: 'behaviour', emergency: false } as const;
const emergency = { ...behaviour, emergency: true } as const;

export const behaviourSigns: Sign[] = [
  {
    ...emergency,
    id: 'gasping',
    label: 'Gasping at the surface',
    question: 'Do fish gasp or pipe at the surface, or breathe much faster than usual?',
    where: 'The surface, and the beat of the gill covers.',
  },
  {
    ...emergency,
    id: 'at-inlet',
    label: 'Crowding where water comes in',
    question: 'Do fish crowd under the inlet, the waterfall or the air stone?',
    where: 'Wherever water or air enters the pond.',
  },
  {
    ...behaviour,
    id: 'flashing',
    label: 'Rubbing or flashing',
    question: 'Do fish rub themselves on walls or floor, or turn over with a flash?',
    where: 'The floor and the walls, for ten quiet minutes.',
  },
  {
    ...behaviour,
    id: 'jumping',
    label: 'Jumping',
    question: 'Do fish jump more than usual?',
    where: 'The surface, above all in the evening and after feeding.',
  },
  {
    ...behaviour,
    id: 'clamped-fins',
    label: 'Clamped fins',
    question: 'Are the fins held close to the body, also while swimming?',
    where: 'Dorsal and pectoral fins.',
  },
  {
    ...behaviour,
    id: 'lethargic',
    label: 'Sluggish',
    question: 'Does the fish swim little and react late?',
    where: 'Its answer to your hand, to food and to other fish.',
  },
  {
    ...behaviour,
    id: 'lying-on-bottom',
    label: 'Lying on the bottom',
    question: 'Do fish lie on the bottom, or on their side as if asleep, in water above 10 °C?',
    where: 'The floor of the pond. Note whether they rise when disturbed.',
  },
  {
    ...behaviour,
    id: 'off-food',
    label: 'Not eating',
    question: 'Does the fish refuse food although the water is warm enough to feed?',
    where: 'At feeding time.',
  },
  {
    ...behaviour,
    id: 'apart',
    label: 'Keeping apart',
    question: 'Does the fish stay away from the others?',
    where: 'Corners and shaded places.',
  },
  {
    ...behaviour,
    id: 'darting',
    label: 'Darting about',
    question: 'Do fish dart about wildly or swim into walls?',
    where: 'The whole pond.',
  },
  {
    ...behaviour,
    id: 'floats-or-sinks',
    label: 'Floats up or sinks',
    question: 'Does the fish float up or sink as soon as it stops swimming?',
    where: 'While it rests.',
  },
  {
    ...emergency,
    id: 'loss-of-balance',
    label: 'Loss of balance',
    question: 'Does the fish roll over, spin or swim on its side?',
    where: 'While it swims.',
  },
];
