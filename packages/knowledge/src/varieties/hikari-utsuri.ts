import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'A bright, cloudy day without flash. Give the fish a few minutes: these koi pale when moved to a light bowl.';
const modifiers: Variety['modifiers'] = ['ginrin', 'doitsu', 'hirenaga'];

export const hikariUtsuri: Variety[] = [
  {
    id: 'hikari-utsuri',
    name: 'Hikari Utsuri',
    showClass: 'hikari-utsuri',
    engineClass: 'hikari-utsuri',
    otherNames: ['Hikari Utsurimono'],
    summary: 'Metallic koi with the black of a Showa or an Utsuri.',
    features: [
      uncited('Metallic skin with black that wraps the body or crosses the head.'),
      uncited('The black is often greyer than on a fish without lustre.'),
    ],
    modifiers,
    photoAdvice,
  },
  {
    id: 'kin-showa',
    name: 'Kin Showa',
    kanji: '金昭和',
    showClass: 'hikari-utsuri',
    engineClass: 'hikari-utsuri',
    otherNames: ['Gin Showa', 'Metallic Showa'],
    summary:
      'A Showa with a metallic sheen; golden ones are Kin, silvery ones were once called Gin Showa.',
    features: [
      said(
        'The pattern of a Showa, black on the head included, on metallic skin.',
        'koi4u-hikari-utsuri',
        'optimum-hikari',
      ),
      said('All metallic Showa are now called Kin Showa.', 'koi4u-hikari-utsuri'),
    ],
    modifiers,
    photoAdvice,
  },
  {
    id: 'gin-shiro-utsuri',
    name: 'Gin Shiro Utsuri',
    showClass: 'hikari-utsuri',
    engineClass: 'hikari-utsuri',
    otherNames: ['Gin Shiro', 'Metallic Shiro Utsuri'],
    summary: 'Black and silver: the metallic Shiro Utsuri.',
    features: [
      said(
        'Black and metallic silver, with black across the head.',
        'koi4u-hikari-utsuri',
        'optimum-hikari',
      ),
    ],
    modifiers,
    photoAdvice,
  },
  {
    id: 'kin-hi-utsuri',
    name: 'Kin Hi Utsuri',
    showClass: 'hikari-utsuri',
    engineClass: 'hikari-utsuri',
    otherNames: ['Metallic Hi Utsuri'],
    summary: 'Black and metallic red.',
    features: [
      said(
        'Black and metallic red, with black across the head.',
        'koi4u-hikari-utsuri',
        'optimum-hikari',
      ),
    ],
    modifiers,
    photoAdvice,
  },
  {
    id: 'kin-ki-utsuri',
    name: 'Kin Ki Utsuri',
    showClass: 'hikari-utsuri',
    engineClass: 'hikari-utsuri',
    otherNames: ['Metallic Ki Utsuri'],
    summary: 'Black and gold.',
    features: [
      said(
        'Black and metallic gold, with black across the head.',
        'koi4u-hikari-utsuri',
        'optimum-hikari',
      ),
    ],
    modifiers,
    photoAdvice,
  },
];
