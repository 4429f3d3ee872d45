import { said } from '../statement.ts';
import type { Variety } from './schema.ts';

const modifiers: Variety['modifiers'] = ['ginrin', 'doitsu', 'hirenaga'];

/** Kawarimono with a pattern. */
export const kawariPatterned: Variety[] = [
  {
    id: 'ochiba-shigure',
    name: 'Ochiba Shigure',
    kanji: '落葉しぐれ',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['Ochiba', 'Autumn-leaf koi'],
    summary: 'Blue-grey with brown patches, like autumn leaves on water.',
    features: [
      said(
        'Brown or golden-brown patches on blue-grey, without red or metallic sheen.',
        'wetwebmedia-kawarimono',
        'koi4u-kawarimono',
      ),
    ],
    modifiers,
    photoAdvice: 'Neutral light: in greenish water grey and brown run together.',
  },
  {
    id: 'kumonryu',
    name: 'Kumonryu',
    kanji: '九紋竜',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['Nine-marked dragon'],
    summary: 'A scaleless black koi with white clouds that change through life and season.',
    features: [
      said(
        'Doitsu skin with black and white in cloud-like areas, white on the head.',
        'koi4u-kawarimono',
        'rainbow-varieties',
      ),
      said(
        'The pattern moves: black sinks in warm water and rises in cold.',
        'jnpa-varieties',
        'koi4u-kawarimono',
      ),
    ],
    modifiers: ['hirenaga'],
    photoAdvice:
      'Note the date and the water temperature with the photo: next season it may look like another fish.',
  },
  {
    id: 'beni-kumonryu',
    name: 'Beni Kumonryu',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['Red Kumonryu'],
    summary: 'A Kumonryu with red added to its black and white.',
    features: [
      said('Doitsu skin with red beside the drifting black and white.', 'koi4u-kawarimono'),
    ],
    modifiers: ['hirenaga'],
    photoAdvice:
      'Note the date and the water temperature with the photo: next season it may look like another fish.',
  },
  {
    id: 'matsukawabake',
    name: 'Matsukawabake',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: [],
    summary:
      'The scaled counterpart of the Kumonryu: its black comes and goes with the water’s warmth.',
    features: [
      said(
        'Fully scaled, black and white, the black changing with water temperature in a net pattern.',
        'koi4u-kawarimono',
      ),
    ],
    modifiers: ['hirenaga'],
    photoAdvice:
      'Note the date and the water temperature with the photo, and show the scales: they tell it from a Kumonryu.',
  },
  {
    id: 'hajiro',
    name: 'Hajiro',
    kanji: '羽白',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['White-winged koi', 'Hageshiro (white head too)'],
    summary:
      'Black with white tips to pectoral fins and tail; with a white head as well it is a Hageshiro.',
    features: [
      said(
        'A black koi with white tips on pectoral fins and tail.',
        'koi4u-kawarimono',
        'rainbow-varieties',
      ),
    ],
    modifiers: ['hirenaga'],
    photoAdvice: 'A light ground, with the fins spread: the white tips are all there is to see.',
  },
  {
    id: 'aka-matsuba',
    name: 'Aka Matsuba',
    kanji: '赤松葉',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['Red pinecone koi', 'Ki Matsuba', 'Shiro Matsuba'],
    summary: 'Red with dark scale centres like a pinecone; yellow and white ones exist too.',
    features: [
      said(
        'Red without metallic sheen, with dark centres to the scales.',
        'rainbow-varieties',
        'wetwebmedia-kawarimono',
      ),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice: 'Close and without flash, so that single scales show.',
  },
];
