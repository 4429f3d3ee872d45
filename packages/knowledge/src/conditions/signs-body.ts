import type { Sign } from './signs.ts';

const body = { group: 'body', seenIn: 'photo', emergency: false } as const;
const close = { ...body, seenIn: 'fish' } as const;

export const bodySigns: Sign[] = [
  {
    ...body,
    id: 'ragged-fins',
    label: 'Ragged fins',
    question: 'Are fin edges frayed, split or shorter than they were, with a white or red rim?',
    where: 'Tail and dorsal fin, seen from above and from the side.',
  },
  {
    ...body,
    id: 'saddle-patch',
    label: 'Pale saddle on the back',
    question: 'Is there a pale or greyish patch across the back, like a saddle?',
    where: 'Around and behind the dorsal fin.',
  },
  {
    ...close,
    id: 'mouth-pad',
    label: 'White pad on the mouth',
    question: 'Is there a white, grey or yellowish pad or sore on the lips?',
    where: 'Both lips and the corners of the mouth.',
  },
  {
    ...body,
    id: 'pinecone-scales',
    label: 'Scales that stand out',
    question: 'Do the scales stand out all over, like a pine cone?',
    where: 'From straight above: the outline looks toothed.',
  },
  {
    ...body,
    id: 'swollen-belly',
    label: 'Swollen belly',
    question: 'Is the belly clearly thicker than usual?',
    where: 'From straight above. Note whether one side is thicker than the other.',
  },
  {
    ...body,
    id: 'thin-body',
    label: 'Thin body',
    question: 'Is the fish thin, with a hollow back or a head that looks too large?',
    where: 'From straight above, behind the head.',
  },
  {
    ...body,
    id: 'bent-spine',
    label: 'Bent back',
    question: 'Is the back bent to one side or humped, also when the fish rests?',
    where: 'From straight above while it lies still.',
  },
  {
    ...body,
    id: 'lump',
    label: 'Lump or cyst',
    question: 'Is there a lump or a white or pink cyst in or under the skin?',
    where: 'Fins, flanks and gill covers.',
  },
  {
    ...body,
    id: 'missing-scales',
    label: 'Missing scales',
    question: 'Are scales missing, or is skin scraped off?',
    where: 'Flanks and tail.',
  },
  {
    ...body,
    id: 'stab-wounds',
    label: 'Stab or claw wounds',
    question: 'Are there stab wounds, often two across from each other, or parallel scratches?',
    where: 'Both sides of the back, opposite each other.',
  },
  {
    ...close,
    id: 'visible-thread',
    label: 'Thread hanging from the skin',
    question: 'Does a thin thread hang from one spot, with a red base where it goes in?',
    where: 'Base of the fins, flanks and mouth.',
  },
  {
    ...close,
    id: 'visible-disc',
    label: 'Flat disc that moves',
    question:
      'Is there a flat, clear or greenish disc of a few millimetres that moves over the skin?',
    where: 'Behind the fins, where the water is still.',
  },
  {
    ...close,
    id: 'visible-worm',
    label: 'Worm on the fish',
    question: 'Is a brown or grey worm attached to the fish by its ends?',
    where: 'Flanks, belly, mouth and gill covers.',
  },
  {
    ...close,
    id: 'bubbles',
    label: 'Gas bubbles in fins or eyes',
    question: 'Are there tiny gas bubbles inside fins, skin or eyes?',
    where: 'Fins held against the light, and the rim of the eye.',
  },
  {
    ...close,
    id: 'protruding-vent',
    label: 'Vent that stands out',
    question: 'Does the vent stick out, red or swollen?',
    where: 'Under the fish, in front of the anal fin.',
  },
  {
    ...close,
    id: 'trailing-casts',
    label: 'Pale droppings that trail',
    question: 'Do pale, slimy droppings trail behind the fish?',
    where: 'Under the fish while it swims.',
  },
];
