import { said } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Take it straight from above, so that the rows of mirror scales along the back lie in the middle of the picture.';

export const shusui: Variety[] = [
  {
    id: 'shusui',
    name: 'Shusui',
    kanji: '秋水',
    showClass: 'shusui',
    engineClass: 'shusui',
    otherNames: ['Doitsu Asagi'],
    summary:
      'A smooth, pale-blue koi with rows of large mirror scales along the back and red on the sides: the Asagi without scales.',
    features: [
      said(
        'Smooth pale-blue skin with lines of large scales along the back.',
        'koisale-shusui',
        'washington-classes',
      ),
      said('No net: skin without scales cannot show one.', 'koisale-shusui'),
      said(
        'The scales run in two lines beside the dorsal fin and join to one towards the tail.',
        'koisale-shusui',
      ),
      said(
        'Red on cheeks, flanks and fin bases, laid out as on an Asagi.',
        'koisale-shusui',
        'windsor-shusui',
      ),
      said('A clear head, and no stray scales elsewhere on the body.', 'koisale-shusui'),
    ],
    modifiers: ['hirenaga', 'metallic'],
    photoAdvice,
  },
  {
    id: 'hi-shusui',
    name: 'Hi Shusui',
    showClass: 'shusui',
    formOf: 'shusui',
    engineClass: 'shusui',
    otherNames: ['Red Shusui'],
    summary: 'A Shusui with red up over the back, against dark blue mirror scales.',
    features: [
      said(
        'Red reaches up over the back, on both sides of the dark scale line.',
        'koisale-shusui',
        'windsor-shusui',
      ),
    ],
    modifiers: ['hirenaga'],
    photoAdvice,
  },
  {
    id: 'hana-shusui',
    name: 'Hana Shusui',
    showClass: 'shusui',
    formOf: 'shusui',
    engineClass: 'shusui',
    otherNames: ['Flower Shusui'],
    summary: 'A Shusui with an extra, wavy red band between belly and back.',
    features: [
      said(
        'A second band of red between lateral line and dorsal fin, with a break below it.',
        'koisale-shusui',
      ),
      said('At its best the band is wavy, like petals.', 'koisale-shusui', 'windsor-shusui'),
    ],
    modifiers: ['hirenaga'],
    photoAdvice,
  },
];
