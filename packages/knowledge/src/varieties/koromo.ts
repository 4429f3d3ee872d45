import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Close and without flash, so that the dark scale edges inside the red can be seen and the white can be checked.';

export const koromo: Variety[] = [
  {
    id: 'goromo',
    name: 'Goromo',
    kanji: '衣',
    showClass: 'koromo',
    engineClass: 'goromo',
    otherNames: ['Koromo', 'Robed koi'],
    summary: 'A Kohaku in a robe: dark blue or black lies over the red and leaves the white clean.',
    features: [
      said(
        'A Kohaku pattern with dark scale edges inside the red only.',
        'koisale-goromo',
        'pondtrade-goshiki',
        'washington-classes',
      ),
      said('The white stays snow white: dark on white makes it a Goshiki.', 'koisale-goromo'),
      said('The robe is faint in youth and darkens over years.', 'pondtrade-koromo', 'nkc-koromo'),
      said('Bred from Kohaku and Asagi.', 'nkc-koromo', 'pondtrade-goshiki'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'ai-goromo',
    name: 'Ai Goromo',
    kanji: '藍衣',
    showClass: 'koromo',
    formOf: 'goromo',
    engineClass: 'goromo',
    otherNames: ['Blue-robed koi'],
    summary: 'The best known Goromo: each red scale carries a neat indigo crescent.',
    features: [
      said(
        'Indigo half-moons on the edge of every red scale, in orderly rows.',
        'nkc-koromo',
        'pondtrade-koromo',
      ),
      said('The red on the head carries no robe.', 'nkc-koromo', 'koisale-goromo'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'sumi-goromo',
    name: 'Sumi Goromo',
    kanji: '墨衣',
    showClass: 'koromo',
    formOf: 'goromo',
    engineClass: 'goromo',
    otherNames: ['Black-robed koi'],
    summary: 'A dark Goromo: black covers the red scales, and the red of the head too.',
    features: [
      said(
        'The red is overlaid with black, not merely edged; the head’s red as well.',
        'nkc-koromo',
      ),
      said('Seldom bred now.', 'pondtrade-goshiki'),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'budo-goromo',
    name: 'Budo Goromo',
    kanji: '葡萄衣',
    showClass: 'koromo',
    formOf: 'goromo',
    engineClass: 'goromo',
    otherNames: ['Grape-robed koi'],
    summary: 'A Goromo whose patches look purple, like bunches of grapes on white.',
    features: [
      said(
        'The dark covers the red scales so that the patches look purple, on pure white.',
        'koisale-goromo',
        'pondtrade-goshiki',
      ),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'koromo-sanke',
    name: 'Koromo Sanke',
    showClass: 'koromo',
    formOf: 'goromo',
    otherNames: [],
    summary: 'Robed red like an Ai Goromo, together with the black stones of a Sanke.',
    features: [
      uncited('Dark edges inside the red, and solid black stones beside them on the back.'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'koromo-showa',
    name: 'Koromo Showa',
    showClass: 'koromo',
    formOf: 'goromo',
    otherNames: ['Ai Showa'],
    summary: 'Robed red like an Ai Goromo, together with the bold black of a Showa.',
    features: [
      said('The robe lies over the red only.', 'pond-creation-koromo'),
      uncited('Black crosses the head and wraps the body as on a Showa.'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
];
