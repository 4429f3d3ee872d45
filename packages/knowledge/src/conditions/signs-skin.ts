import type { Sign } from './signs.ts';

const skin = { group: 'skin', seenIn: 'photo', emergency: false } as const;
const close = { ...skin, seenIn: 'fish' } as const;

export const skinSigns: Sign[] = [
  {
    ...skin,
    id: 'white-grains',
    label: 'White grains like salt',
    question: 'Are there white grains, like salt, on skin or fins?',
    where:
      'Fins first, then the whole body. Note whether they sit only on gill covers and pectoral fins.',
  },
  {
    ...skin,
    id: 'cotton-tufts',
    label: 'Tufts like cotton wool',
    question: 'Are there fluffy tufts, like cotton wool, that stand off the skin in the water?',
    where: 'Old wounds, fin edges and scale tips.',
  },
  {
    ...skin,
    id: 'grey-film',
    label: 'Grey or bluish film',
    question: 'Does a grey, bluish or milky film lie over parts of the skin?',
    where: 'Dark and red areas of the back, where it shows best.',
  },
  {
    ...close,
    id: 'excess-mucus',
    label: 'Too much slime',
    question: 'Is there clearly more slime than usual, or does it hang off in shreds?',
    where: 'Over back and flanks, and on the net after the fish was in it.',
  },
  {
    ...skin,
    id: 'red-sore',
    label: 'Red sore spot',
    question: 'Is there a red, raised or sore spot on the skin that is still closed?',
    where: 'Flanks, belly and the base of the fins.',
  },
  {
    ...skin,
    id: 'open-ulcer',
    label: 'Open sore',
    question: 'Is there an open hole or crater in the skin?',
    where: 'Flanks, belly, around the vent and behind the gill covers.',
  },
  {
    ...skin,
    id: 'red-streaks',
    label: 'Red veins in the fins',
    question: 'Are the veins in fins or skin red and swollen, like streaks?',
    where: 'White fins held against the light, and the base of the tail.',
  },
  {
    ...skin,
    id: 'pinpoint-bleeding',
    label: 'Pinpoint bleeding',
    question: 'Are there many tiny red dots, as if pricked with a pin?',
    where: 'Belly, fin bases and white skin.',
  },
  {
    ...skin,
    id: 'wax-drops',
    label: 'Smooth drops like wax',
    question: 'Are there smooth white, grey or pink drops, like wax from a candle?',
    where: 'Front edge of the fins first, then the body.',
  },
  {
    ...skin,
    id: 'cauliflower-growth',
    label: 'Rough growth like cauliflower',
    question: 'Is there a rough, lumpy growth, like a small cauliflower?',
    where: 'Fins, mouth and head.',
  },
  {
    ...skin,
    id: 'dark-specks',
    label: 'Small black specks',
    question: 'Are there small black specks, smaller than a scale, that were not there before?',
    where: 'Red and white skin. Touch one: does it move?',
  },
  {
    ...skin,
    id: 'eaten-red',
    label: 'Red that looks eaten away',
    question: 'Has part of the red turned yellowish or brown, raised or rough, as if eaten?',
    where: 'Red patches on head and back. Compare with an older photo.',
  },
  {
    ...skin,
    id: 'sunburnt-back',
    label: 'Burnt back',
    question: 'Is the skin along the back reddened, whitish or peeling, and sound underneath?',
    where: 'Head, back and dorsal fin: the parts nearest to the surface.',
  },
  {
    ...skin,
    id: 'pale-rough-patches',
    label: 'Pale, rough patches',
    question: 'Are there pale, dull patches where the skin feels rough, like sandpaper?',
    where: 'Back and flanks, where the slime is missing.',
  },
  {
    ...skin,
    id: 'dark-skin',
    label: 'Darker than usual',
    question: 'Has the whole fish become darker than it was?',
    where: 'White and red areas. Compare with an older photo.',
  },
];
