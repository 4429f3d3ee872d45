import { said } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Fill the picture with the fish and show the whole head: a clear head is what makes a Bekko.';

export const bekko: Variety[] = [
  {
    id: 'bekko',
    name: 'Bekko',
    kanji: 'べっ甲',
    showClass: 'bekko',
    engineClass: 'bekko',
    otherNames: ['Tortoiseshell koi'],
    summary: 'A koi of one light colour with small black stones along the back and a clear head.',
    features: [
      said(
        'One light ground colour, small black stones on the back, a head clear of black.',
        'nkc-bekko',
        'koi4u-bekko',
      ),
      said(
        'The black stays above the lateral line and does not wrap around the body.',
        'nkc-bekko',
      ),
      said('Pectoral fins are white or carry a few black stripes, as on a Sanke.', 'nkc-bekko'),
      said('Few, well-placed stones are better than many; specks spoil it.', 'nkc-bekko'),
      said('It comes from Sanke stock: a Sanke without the red.', 'nkc-bekko', 'koi4u-bekko'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga', 'metallic'],
    photoAdvice,
  },
  {
    id: 'shiro-bekko',
    name: 'Shiro Bekko',
    kanji: '白べっ甲',
    showClass: 'bekko',
    formOf: 'bekko',
    engineClass: 'bekko',
    otherNames: ['White Bekko'],
    summary: 'White with small black stones; the Bekko seen most often.',
    features: [
      said('Pure white from nose to tail, with small black stones behind the head.', 'nkc-bekko'),
      said('A yellowish head is a sign of lesser quality.', 'nkc-bekko'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'aka-bekko',
    name: 'Aka Bekko',
    kanji: '赤べっ甲',
    showClass: 'bekko',
    formOf: 'bekko',
    engineClass: 'bekko',
    otherNames: ['Red Bekko'],
    summary: 'Red all over, with small black stones along the back.',
    features: [
      said(
        'A red koi with black stones instead of a white one.',
        'koi4u-bekko',
        'washington-classes',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'ki-bekko',
    name: 'Ki Bekko',
    kanji: '黄べっ甲',
    showClass: 'bekko',
    formOf: 'bekko',
    engineClass: 'bekko',
    otherNames: ['Yellow Bekko'],
    summary: 'Yellow with small black stones, and very rare.',
    features: [
      said('A yellow koi with black stones along the back.', 'koi4u-bekko', 'washington-classes'),
      said('Very rarely seen.', 'koi4u-bekko'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
];
