import { said, uncited } from '../statement.ts';
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
    otherNames: ['White-winged koi'],
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
    id: 'hageshiro',
    name: 'Hageshiro',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['White-headed koi'],
    summary: 'Black with white on the head and white tips to the pectoral fins.',
    features: [
      said(
        'A black koi with white from the nose over the head, and white tips to the pectoral fins.',
        'koieagle-kawarimono',
      ),
    ],
    modifiers: ['hirenaga'],
    photoAdvice: 'A light ground, and expose for the white head: beside black it burns out soon.',
  },
  {
    id: 'aka-matsuba',
    name: 'Aka Matsuba',
    kanji: '赤松葉',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['Red pinecone koi'],
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
  {
    id: 'ki-matsuba',
    name: 'Ki Matsuba',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['Yellow pinecone koi'],
    summary: 'Yellow with dark scale centres, like a pinecone.',
    features: [
      said('The pinecone pattern of an Aka Matsuba on yellow.', 'koi-type-matsuba'),
      uncited('No metallic sheen: with it the fish is a Kin Matsuba.'),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice: 'Close and without flash, so that single scales show.',
  },
  {
    id: 'shiro-matsuba',
    name: 'Shiro Matsuba',
    showClass: 'kawarimono',
    engineClass: 'kawarimono',
    otherNames: ['White pinecone koi'],
    summary: 'White with a dark net of scale centres, like a pinecone.',
    features: [
      said('A white koi with a black net over it.', 'koi-type-matsuba'),
      uncited('No metallic sheen: with it the fish is a Gin Matsuba.'),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice: 'Close and without flash, so that single scales show.',
  },
  {
    id: 'kanoko-kohaku',
    name: 'Kanoko Kohaku',
    showClass: 'kawarimono',
    otherNames: ['Fawn Kohaku', 'Dappled Kohaku'],
    summary: 'A Kohaku whose red is broken into single scales, like the coat of a fawn.',
    features: [
      said('Red dapples on white instead of solid red patches.', 'koiciftligi-kanoko'),
      said('Not benched with the Kohaku: it goes into Kawarimono.', 'bkks-classes'),
    ],
    modifiers: ['hirenaga'],
    photoAdvice:
      'Close and sharp: the dapples are single scales, and a blur joins them to patches.',
  },
];
