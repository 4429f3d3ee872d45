import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'No flash and no direct sun: metal throws light back and burns out. A bright, cloudy day shows the lustre best.';
const modifiers: Variety['modifiers'] = ['ginrin', 'doitsu', 'hirenaga'];
const common = { showClass: 'hikari-muji', engineClass: 'hikari-muji', photoAdvice } as const;

export const hikariMuji: Variety[] = [
  {
    ...common,
    modifiers,
    id: 'hikari-muji',
    name: 'Hikari Muji',
    kanji: '光り無地',
    otherNames: ['Ogon', 'Single-coloured metallic koi'],
    summary: 'One metallic colour from nose to tail, as if cast in gold, silver or copper.',
    features: [
      said('One metallic colour all over and no pattern.', 'zna-hikari-muji', 'washington-classes'),
      said(
        'Lustre on body, head and fins alike, most of all the pectoral fins.',
        'gardeners-bible-metallic',
      ),
      said(
        'A clear head without blemish; shape counts a great deal where no pattern distracts.',
        'gardeners-bible-metallic',
      ),
      said(
        'Metallic Matsuba belong here too: their dark scale centres are a shade, not a second colour.',
        'koi4u-hikari-muji',
      ),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'yamabuki-ogon',
    name: 'Yamabuki Ogon',
    kanji: '山吹黄金',
    formOf: 'hikari-muji',
    otherNames: ['Yellow gold koi'],
    summary: 'Bright yellow gold all over.',
    features: [
      said('Metallic yellow gold from head to tail.', 'zna-hikari-muji', 'optimum-hikari'),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'purachina-ogon',
    name: 'Purachina Ogon',
    formOf: 'hikari-muji',
    otherNames: ['Platinum Ogon', 'Purachina'],
    summary: 'Silver white with the shine of platinum.',
    features: [
      said(
        'Metallic silver white from head to tail, fins included.',
        'zna-hikari-muji',
        'optimum-hikari',
      ),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'orenji-ogon',
    name: 'Orenji Ogon',
    formOf: 'hikari-muji',
    otherNames: ['Orange Ogon'],
    summary: 'Metallic orange all over.',
    features: [said('Metallic orange from head to tail.', 'zna-hikari-muji', 'optimum-hikari')],
  },
  {
    ...common,
    modifiers,
    id: 'hi-ogon',
    name: 'Hi Ogon',
    formOf: 'hikari-muji',
    otherNames: ['Red Ogon'],
    summary: 'Metallic red all over.',
    features: [said('Metallic red from head to tail.', 'optimum-hikari', 'zna-hikari-muji')],
  },
  {
    ...common,
    modifiers,
    id: 'nezu-ogon',
    name: 'Nezu Ogon',
    formOf: 'hikari-muji',
    otherNames: ['Nezumi Ogon', 'Grey Ogon'],
    summary: 'Dull silver grey, like old pewter.',
    features: [said('Metallic silver grey all over.', 'optimum-hikari')],
  },
  {
    ...common,
    modifiers,
    id: 'mukashi-ogon',
    name: 'Mukashi Ogon',
    formOf: 'hikari-muji',
    otherNames: ['Old-time Ogon'],
    summary: 'The dark gold of the first Ogon.',
    features: [
      said('Metallic dark gold.', 'optimum-hikari'),
      uncited('Darker and greyer than a Yamabuki Ogon.'),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'kin-matsuba',
    name: 'Kin Matsuba',
    kanji: '金松葉',
    formOf: 'hikari-muji',
    otherNames: ['Golden pinecone koi'],
    summary: 'Metallic gold with dark scale centres, like a pinecone.',
    features: [
      said(
        'Metallic gold with a pinecone pattern of dark scales.',
        'optimum-hikari',
        'koi4u-hikari-muji',
      ),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'gin-matsuba',
    name: 'Gin Matsuba',
    kanji: '銀松葉',
    formOf: 'hikari-muji',
    otherNames: ['Silver pinecone koi'],
    summary: 'Metallic silver with dark scale centres, like a pinecone.',
    features: [
      said(
        'Metallic silver white with a pinecone pattern of dark scales.',
        'optimum-hikari',
        'koi4u-hikari-muji',
      ),
    ],
  },
];
