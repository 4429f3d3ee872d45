import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Come close enough for single scales to show, without flash: the net on the back is the heart of an Asagi.';

export const asagi: Variety[] = [
  {
    id: 'asagi',
    name: 'Asagi',
    showClass: 'asagi',
    engineClass: 'asagi',
    otherNames: [],
    summary:
      'Blue-grey with a net of pale-edged scales on the back, and red low on the sides. One of the oldest varieties.',
    features: [
      said(
        'A blue-grey net of scales on the back, with red along the sides.',
        'washington-classes',
        'northern-varieties',
      ),
      said(
        'Each scale has a darker blue centre and a paler edge, in even rows from head to tail.',
        'northern-varieties',
      ),
      said('A clear, pale head without stains or specks.', 'northern-varieties', 'south-texas-koi'),
      said(
        'Red on cheeks, flanks and fin bases, not above the lateral line.',
        'northern-varieties',
        'south-texas-koi',
      ),
      said('Red tends to climb with age.', 'south-texas-koi'),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'narumi-asagi',
    name: 'Narumi Asagi',
    showClass: 'asagi',
    formOf: 'asagi',
    engineClass: 'asagi',
    otherNames: [],
    summary: 'The classic Asagi in lighter blue, named after a cloth-dyeing district of Japan.',
    features: [
      said(
        'Lighter blue: a deep blue centre and a pale outer edge on every scale.',
        'northern-varieties',
      ),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'konjo-asagi',
    name: 'Konjo Asagi',
    showClass: 'asagi',
    formOf: 'asagi',
    engineClass: 'asagi',
    otherNames: ['Dark Asagi'],
    summary: 'The darkest Asagi, deep navy on the back.',
    features: [
      said('The darkest blue of the Asagi shades, and the least valued.', 'northern-varieties'),
    ],
    modifiers: ['hirenaga'],
    photoAdvice,
  },
  {
    id: 'hi-asagi',
    name: 'Hi Asagi',
    showClass: 'asagi',
    formOf: 'asagi',
    engineClass: 'asagi',
    otherNames: ['Red Asagi'],
    summary: 'An Asagi whose red climbs past the lateral line towards the back.',
    features: [
      said('A great deal of red, well above the lateral line.', 'south-texas-koi'),
      uncited('A blue net is still seen along the middle of the back.'),
    ],
    modifiers: ['hirenaga'],
    photoAdvice,
  },
];
