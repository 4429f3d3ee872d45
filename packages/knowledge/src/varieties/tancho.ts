import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Straight from above with the head sharp and level: shape and place of the spot are everything.';

export const tancho: Variety[] = [
  {
    id: 'tancho',
    name: 'Tancho',
    kanji: '丹頂',
    showClass: 'tancho',
    engineClass: 'tancho',
    otherNames: [],
    summary:
      'One red spot on the head and no other red. A pattern rather than a breed: Kohaku, Sanke or Showa may carry it.',
    features: [
      said(
        'One red spot on the head, and no red anywhere else.',
        'zna-tancho',
        'koiandponds-tancho',
      ),
      said(
        'Round, centred between the eyes, not reaching nose or shoulder.',
        'koiandponds-tancho',
        'pond-guide-tancho',
      ),
      said(
        'Other even shapes, such as heart or diamond, occur but rank below the round spot.',
        'pond-guide-tancho',
      ),
      said('Named after the crane with the red crown.', 'pond-guide-tancho'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'tancho-kohaku',
    name: 'Tancho Kohaku',
    showClass: 'tancho',
    formOf: 'tancho',
    engineClass: 'tancho',
    otherNames: ['Tancho'],
    summary: 'Pure white with one red spot on the head: the sun of the Japanese flag.',
    features: [
      said('A white koi whose only red is the head spot.', 'zna-tancho', 'koiandponds-tancho'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'tancho-sanke',
    name: 'Tancho Sanke',
    showClass: 'tancho',
    formOf: 'tancho',
    engineClass: 'tancho',
    otherNames: [],
    summary: 'The red head spot over a white body with small black stones, like a Shiro Bekko.',
    features: [
      said(
        'Red only on the head; the body carries the black stones of a Sanke.',
        'washington-classes',
        'koiandponds-tancho',
      ),
      uncited('No black on the head.'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'tancho-showa',
    name: 'Tancho Showa',
    showClass: 'tancho',
    formOf: 'tancho',
    engineClass: 'tancho',
    otherNames: [],
    summary:
      'The red head spot with the bold black of a Showa, like a Shiro Utsuri with a red cap.',
    features: [
      said(
        'Red only on the head, where it meets the black; black wraps the body.',
        'pond-guide-tancho',
        'washington-classes',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
];
