import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'A bright, cloudy day without flash, so that lustre and pattern both show. Look at the head and pectoral fins for sheen.';
const modifiers: Variety['modifiers'] = ['ginrin', 'doitsu', 'hirenaga'];
const common = {
  showClass: 'hikari-moyo',
  engineClass: 'hikari-moyo',
  photoAdvice,
} as const;

export const hikariMoyo: Variety[] = [
  {
    ...common,
    modifiers,
    id: 'hikari-moyo',
    name: 'Hikari Moyo',
    otherNames: ['Hikarimoyo', 'Hikari Moyomono'],
    summary: 'Metallic koi of two and more colours that are no metallic Showa or Utsuri.',
    features: [
      uncited('Metallic skin with a pattern of two or more colours.'),
      uncited('No black that wraps the body or crosses the head.'),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'hariwake',
    name: 'Hariwake',
    kanji: '張り分け',
    otherNames: ['Yamabuki Hariwake', 'Orenji Hariwake'],
    summary: 'Platinum with patches of yellow gold or orange.',
    features: [
      said(
        'Metallic white with metallic yellow, orange or red patches.',
        'koi4u-hikari-moyo',
        'koiandponds-hikari-moyo',
      ),
      said('A clear platinum head is preferred.', 'koi4u-hikari-moyo'),
    ],
  },
  {
    ...common,
    modifiers: ['hirenaga'],
    id: 'kikusui',
    name: 'Kikusui',
    kanji: '菊水',
    otherNames: ['Doitsu Hariwake'],
    summary:
      'A scaleless platinum koi with wavy orange or red along both sides: chrysanthemums on water.',
    features: [
      said(
        'Doitsu platinum with wavy orange or red bands along the back.',
        'koi4u-hikari-moyo',
        'koiphen-varieties',
      ),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'yamatonishiki',
    name: 'Yamatonishiki',
    kanji: '大和錦',
    otherNames: ['Yamato Nishiki', 'Metallic Sanke'],
    summary: 'The metallic Sanke.',
    features: [
      said(
        'The pattern of a Sanke on metallic white.',
        'koiandponds-hikari-moyo',
        'pondtrade-hikari-moyo',
      ),
    ],
  },
  {
    ...common,
    modifiers: ['hirenaga'],
    id: 'heisei-nishiki',
    name: 'Heisei Nishiki',
    formOf: 'yamatonishiki',
    otherNames: ['Doitsu Yamatonishiki'],
    summary: 'The scaleless Yamatonishiki, named after the Heisei era.',
    features: [
      said('A Yamatonishiki on doitsu skin.', 'koinet-terms'),
      uncited('Metallic white with red patches and small black stones, mirror scales at most.'),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'kujaku',
    name: 'Kujaku',
    kanji: '孔雀',
    otherNames: ['Kujaku Ogon', 'Peacock koi'],
    summary: 'Platinum with a pinecone net, and patches of orange to red laid over it.',
    features: [
      said(
        'Metallic, with a dark pinecone net and orange or red patches over it.',
        'koisale-kujaku',
        'kloubec-kujaku',
      ),
      said(
        'A head of plain red or platinum, or with a pattern, but without black.',
        'koisale-kujaku',
      ),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'sakura-ogon',
    name: 'Sakura Ogon',
    otherNames: ['Platinum Kohaku', 'Metallic Kohaku'],
    summary: 'The metallic Kohaku.',
    features: [
      said(
        'The red and white of a Kohaku with a metallic sheen.',
        'pondtrade-hikari-moyo',
        'koiandponds-hikari-moyo',
      ),
    ],
  },
  {
    ...common,
    modifiers: ['hirenaga'],
    id: 'kinsui',
    name: 'Kinsui and Ginsui',
    otherNames: ['Metallic Shusui'],
    summary: 'Metallic Shusui: Kinsui with much red, Ginsui silvery with little.',
    features: [
      said(
        'Scaleless metallic skin, often bluish, with red on cheeks and flanks as on a Shusui.',
        'koisale-kujaku',
      ),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'gin-bekko',
    name: 'Gin Bekko',
    otherNames: ['Metallic Shiro Bekko'],
    summary: 'Platinum with small black stones: the metallic Bekko.',
    features: [said('The pattern of a Bekko on metallic white.', 'koiandponds-hikari-moyo')],
  },
  {
    ...common,
    modifiers,
    id: 'tora-ogon',
    name: 'Tora Ogon',
    otherNames: ['Tiger Ogon'],
    summary: 'Metallic gold with black stones, like the coat of a tiger.',
    features: [
      uncited('One metallic gold ground with small black stones along the back, the head clear.'),
      said(
        'A cross of Shiro Bekko and Yamabuki Ogon, not simply a metallic Ki Bekko.',
        'koisale-hariwake',
      ),
    ],
  },
  {
    ...common,
    modifiers: ['hirenaga'],
    id: 'kikokuryu',
    name: 'Kikokuryu',
    otherNames: ['Metallic Kumonryu'],
    summary: 'A scaleless koi with black clouds on metallic white: the metallic Kumonryu.',
    features: [
      said(
        'Black and metallic white on doitsu skin; some shows bench it as Kawarimono.',
        'koi4u-hikari-utsuri',
        'washington-classes',
      ),
      said('The black drifts as on a Kumonryu: it darkens in colder water.', 'hanover-kikokuryu'),
    ],
  },
  {
    ...common,
    modifiers: ['hirenaga'],
    id: 'kin-kikokuryu',
    name: 'Kin Kikokuryu',
    formOf: 'kikokuryu',
    otherNames: [],
    summary: 'A Kikokuryu with gold: black clouds and golden patches on metallic white.',
    features: [
      said(
        'Metallic all over, with golden patches beside the black of a Kikokuryu.',
        'jnpa-doitsu',
      ),
      said('Some shows bench it as Kawarimono.', 'washington-classes'),
    ],
  },
  {
    ...common,
    modifiers: ['hirenaga'],
    id: 'beni-kikokuryu',
    name: 'Beni Kikokuryu',
    formOf: 'kikokuryu',
    otherNames: ['Red Kikokuryu'],
    summary: 'A Kikokuryu with red: black clouds and red patches on metallic white.',
    features: [
      said('Metallic all over, with red patches beside the black of a Kikokuryu.', 'jnpa-doitsu'),
    ],
  },
];
