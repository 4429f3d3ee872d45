import { said, uncited, type Statement } from '../statement.ts';

/** What is looked at, and what a judge wants to see. */
export type Criterion = {
  name: string;
  wanted: Statement;
  /** Said where the measure is among the better, and among the weaker ones. */
  good: string;
  weak: string;
};

const balanced = said(
  'Balance between colours along the whole body, by the standard of the variety.',
  'angelkoi-varieties',
);
const straight = said('A straight back and both sides alike, seen from above.', 'pondshop-judging');
const wellBuilt = said(
  'Widest between the gill plates and the front of the dorsal fin, with a thick tail tube.',
  'lembke-judging',
);
const spot = said(
  'Round, centred between the eyes, not reaching nose or shoulder.',
  'koiandponds-tancho',
  'pond-guide-tancho',
);
const redEnds = uncited(
  'The red begins on the head, stays clear of eyes and nose, and ends before the tail in white.',
);
const clearEdge = said('A clear line (kiwa) where red meets white.', 'angelkoi-varieties');
const deepBlack = said('Black deep and solid, not grey.', 'nkc-bekko', 'nkc-utsuri');
const evenRed = said('Red of even shade throughout.', 'angelkoi-varieties');
const snow = said('White like fresh snow, without yellow or stains.', 'angelkoi-varieties');

export const criteria = {
  symmetry: {
    name: 'Outline',
    wanted: straight,
    good: 'both sides of the body are alike',
    weak: 'the two sides of the body differ; a turning fish looks the same',
  },
  straightness: {
    name: 'Spine',
    wanted: straight,
    good: 'a straight back',
    weak: 'the back is bent here; a photo at rest tells whether it is the swimming',
  },
  outline: {
    name: 'Build',
    wanted: wellBuilt,
    good: 'the lines of a well-built koi from shoulder to tail',
    weak: 'the lines of the body leave those of the reference',
  },
  'tail-tube': {
    name: 'Tail tube',
    wanted: wellBuilt,
    good: 'a thick, strong tail tube',
    weak: 'a thin tail tube',
  },
  nose: {
    name: 'Head',
    wanted: said('A wide head with a rounded nose.', 'lembke-judging'),
    good: 'a broad head with a round nose',
    weak: 'a narrow, pointed nose',
  },
  'balance-along': {
    name: 'Balance head to tail',
    wanted: balanced,
    good: 'the markings carry as much weight in front as behind',
    weak: 'the markings weigh on one end',
  },
  'balance-across': {
    name: 'Balance left to right',
    wanted: balanced,
    good: 'the markings rest evenly on both sides of the spine',
    weak: 'the markings lean to one side',
  },
  'two-sides': {
    name: 'Both sides alike',
    wanted: balanced,
    good: 'left and right mirror each other',
    weak: 'left and right differ',
  },
  flanks: {
    name: 'Red on the flanks',
    wanted: said(
      'Red on cheeks, flanks and fin bases, not above the lateral line.',
      'northern-varieties',
      'south-texas-koi',
    ),
    good: 'both flanks carry the same red',
    weak: 'one flank carries more red than the other',
  },
  'tail-stop': {
    name: 'End of the pattern (ojime)',
    wanted: redEnds,
    good: 'the red ends before the tail in white',
    weak: 'hardly any white closes the pattern before the tail',
  },
  'nose-clear': {
    name: 'Nose',
    wanted: redEnds,
    good: 'the red stays clear of the nose',
    weak: 'red runs over the nose',
  },
  'red-amount': {
    name: 'Amount of red',
    wanted: said(
      'As a guide, red covers about half to two thirds of the fish.',
      'angelkoi-varieties',
    ),
    good: 'red and white are in proportion',
    weak: 'red and white are out of proportion, as seen from above',
  },
  'head-clear': {
    name: 'Head',
    wanted: said(
      'Red and small black stones on white, with no black on the head.',
      'aafish-sanke-showa',
      'washington-classes',
    ),
    good: 'a head clear of black',
    weak: 'black on the head',
  },
  'pale-head': {
    name: 'Head',
    wanted: said(
      'A clear, pale head without stains or specks.',
      'northern-varieties',
      'south-texas-koi',
    ),
    good: 'a clear, pale head',
    weak: 'dark places on the head',
  },
  'head-black': {
    name: 'Black of the head (menware)',
    wanted: said(
      'Black on the head as well as on the body, with red and white between.',
      'aafish-sanke-showa',
      'cotswold-sanke-showa',
    ),
    good: 'black crosses the head',
    weak: 'little black on the head',
  },
  'white-share': {
    name: 'Amount of white',
    wanted: uncited('At least about a fifth of a Showa is white.'),
    good: 'enough white to set off red and black',
    weak: 'little white',
  },
  'few-specks': {
    name: 'Stones',
    wanted: said('Few, well-placed stones are better than many; specks spoil it.', 'nkc-bekko'),
    good: 'no small specks between the stones',
    weak: 'small specks between the stones',
  },
  'spot-round': {
    name: 'Shape of the head spot',
    wanted: spot,
    good: 'a round head spot',
    weak: 'the head spot is not round',
  },
  'spot-centre': {
    name: 'Place of the head spot',
    wanted: spot,
    good: 'the spot sits in the middle of the head',
    weak: 'the spot sits to one side',
  },
  net: {
    name: 'Net of scales',
    wanted: said(
      'Each scale has a darker blue centre and a paler edge, in even rows from head to tail.',
      'northern-varieties',
    ),
    good: 'an even net over the whole back',
    weak: 'the net is clearer in some places than in others',
  },
  'one-colour': {
    name: 'One colour',
    wanted: said(
      'Lustre on body, head and fins alike, most of all the pectoral fins.',
      'gardeners-bible-metallic',
    ),
    good: 'head and body are of one colour',
    weak: 'head and body differ in colour',
  },
  'red-depth': {
    name: 'Depth of red',
    wanted: evenRed,
    good: 'deep, saturated red',
    weak: 'the red is pale here; light and water tint play a part',
  },
  'red-even': {
    name: 'Evenness of red',
    wanted: evenRed,
    good: 'one hue of red from head to tail',
    weak: 'the hue of the red changes over the body',
  },
  'white-clean': {
    name: 'White ground',
    wanted: snow,
    good: 'clean, bright white',
    weak: 'the white is not clean here; light and water tint play a part',
  },
  'white-head': {
    name: 'White of the head',
    wanted: snow,
    good: 'the head is as white as the body',
    weak: 'the head is yellower than the body',
  },
  'black-depth': {
    name: 'Depth of black',
    wanted: deepBlack,
    good: 'deep black',
    weak: 'the black is greyish here',
  },
  'colour-even': {
    name: 'Evenness of colour',
    wanted: said('Red of even shade throughout.', 'angelkoi-varieties'),
    good: 'even colour within each patch',
    weak: 'colour changes within the patches',
  },
  kiwa: {
    name: 'Edges (kiwa)',
    wanted: clearEdge,
    good: 'crisp edges towards the tail and along the sides',
    weak: 'soft edges towards the tail and along the sides; a blurred photo looks the same',
  },
  edges: {
    name: 'Edges',
    wanted: clearEdge,
    good: 'crisp edges between the colours',
    weak: 'soft edges between the colours; a blurred photo looks the same',
  },
} as const satisfies Record<string, Criterion>;

export type CriterionId = keyof typeof criteria;
