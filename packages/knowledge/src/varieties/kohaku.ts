import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Take it in open shade: bright sun turns the white to glare and the red to orange. Show head, both sides of the back and the tail.';

export const kohaku: Variety[] = [
  {
    id: 'kohaku',
    name: 'Kohaku',
    kanji: '紅白',
    showClass: 'kohaku',
    engineClass: 'kohaku',
    otherNames: ['Red and white koi'],
    summary:
      'A white koi with red. The oldest show variety, and the one by which the others are measured.',
    features: [
      said(
        'White skin with red markings and no other colour.',
        'washington-classes',
        'bkks-classes',
      ),
      said('No black anywhere: a single true black stone would make it a Sanke.', 'bkks-classes'),
      said(
        'Red (hi) of one even shade, with a clear edge where it meets the white.',
        'angelkoi-varieties',
      ),
      said('White like fresh snow, free of stains and of any yellow.', 'angelkoi-varieties'),
      said('As a guide, red covers about half to two thirds of the fish.', 'angelkoi-varieties'),
      said(
        'White fins are preferred; a little red in them does not make it a poor fish.',
        'bkks-classes',
      ),
      uncited(
        'The red begins on the head, stays clear of eyes and nose, and ends before the tail in white.',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga', 'maruten', 'tancho'],
    photoAdvice,
  },
  {
    id: 'nidan-kohaku',
    name: 'Nidan Kohaku',
    showClass: 'kohaku',
    formOf: 'kohaku',
    engineClass: 'kohaku',
    otherNames: ['Two-step Kohaku', 'Sandan (three)', 'Yondan (four)'],
    summary:
      'A Kohaku whose red lies in separate steps: two make a Nidan, three a Sandan, four a Yondan.',
    features: [
      uncited(
        'Count the red patches from head to tail with clear white between them: two, three or four steps.',
      ),
      said(
        'Kohaku patterns have Japanese names that tell how the red is laid out.',
        'bkks-classes',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga', 'maruten'],
    photoAdvice,
  },
  {
    id: 'inazuma-kohaku',
    name: 'Inazuma Kohaku',
    showClass: 'kohaku',
    formOf: 'kohaku',
    engineClass: 'kohaku',
    otherNames: ['Lightning Kohaku'],
    summary:
      'A Kohaku with one unbroken red band that runs down the back like a flash of lightning.',
    features: [
      uncited(
        'One continuous red band in a zigzag from the head to the tail, with white left on both sides.',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'maruten-kohaku',
    name: 'Maruten Kohaku',
    showClass: 'kohaku',
    formOf: 'kohaku',
    engineClass: 'kohaku',
    otherNames: [],
    summary: 'A Kohaku with a red spot of its own on the head, and more red behind it on the body.',
    features: [
      said('A round red head spot, separate from the red on the body.', 'pond-guide-tancho'),
      said('Red on the body as well: without it the fish would be a Tancho.', 'wetwebmedia-showa'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
];
