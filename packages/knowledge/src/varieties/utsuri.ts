import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Show head and pectoral bases, and place the fish on light blue or grey: on a dark ground the black outline gets lost.';

export const utsuri: Variety[] = [
  {
    id: 'utsuri',
    name: 'Utsuri',
    kanji: '写りもの',
    showClass: 'utsuri',
    engineClass: 'utsuri',
    otherNames: ['Utsurimono'],
    summary:
      'A black koi with one more colour: white, red or yellow, set against each other like reflections.',
    features: [
      said(
        'Black and one other colour; the black wraps the body and crosses the head.',
        'nkc-utsuri',
        'washington-classes',
      ),
      said('Black at the fin joints (motoguro), not stripes in the fins.', 'koi4u-bekko'),
      said('Large blocks of black from below the lateral line up to the back.', 'koi4u-bekko'),
      said('The head is divided by black, best running down to the nose.', 'nkc-utsuri'),
      said('Close kin of Showa, but without its red.', 'nkc-utsuri', 'gardeners-bible-utsuri'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga', 'metallic'],
    photoAdvice,
  },
  {
    id: 'shiro-utsuri',
    name: 'Shiro Utsuri',
    kanji: '白写り',
    showClass: 'utsuri',
    formOf: 'utsuri',
    engineClass: 'utsuri',
    otherNames: ['Black and white koi'],
    summary: 'Black and snow white in bold blocks, with black across the head.',
    features: [
      said('Black and white only; bold black wraps the body and divides the head.', 'nkc-utsuri'),
      said('Snow-white skin is prized; a creamy or yellow head is a fault.', 'nkc-utsuri'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'hi-utsuri',
    name: 'Hi Utsuri',
    kanji: '緋写り',
    showClass: 'utsuri',
    formOf: 'utsuri',
    engineClass: 'utsuri',
    otherNames: ['Black and red koi'],
    summary: 'Black and red, with no white at all.',
    features: [
      said(
        'Black with red markings, black on the head, no white.',
        'washington-classes',
        'nkc-utsuri',
      ),
      said(
        'The red is often nearer to orange; an even, deep red is hard to find.',
        'gardeners-bible-utsuri',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'ki-utsuri',
    name: 'Ki Utsuri',
    kanji: '黄写り',
    showClass: 'utsuri',
    formOf: 'utsuri',
    engineClass: 'utsuri',
    otherNames: ['Black and yellow koi'],
    summary: 'Black and yellow: the oldest Utsuri, and rarely seen today.',
    features: [
      said('Black with yellow markings, black on the head.', 'nkc-utsuri', 'washington-classes'),
      said('The oldest of the three, and now uncommon.', 'nkc-utsuri'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'kage-shiro-utsuri',
    name: 'Kage Shiro Utsuri',
    showClass: 'utsuri',
    formOf: 'utsuri',
    engineClass: 'utsuri',
    otherNames: ['Shadow Utsuri'],
    summary: 'A Shiro Utsuri with a soft grey net over part of its white.',
    features: [uncited('A faint dark net over the white, beside bands of full black.')],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice: 'Soft, even light: glare on the wet back hides the shadow net.',
  },
];
