import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Even light and a neutral ground: with one colour only, a tint of the water or of the bowl misleads the eye.';
const modifiers: Variety['modifiers'] = ['ginrin', 'doitsu', 'hirenaga'];
const common = { showClass: 'kawarimono', engineClass: 'kawarimono', photoAdvice } as const;

/** Kawarimono of one colour. */
export const kawariPlain: Variety[] = [
  {
    ...common,
    modifiers,
    id: 'kawarimono',
    name: 'Kawarimono',
    otherNames: ['Kawari', 'Kawarigoi'],
    summary: 'All koi without lustre that belong to none of the other classes.',
    features: [
      uncited('No metallic skin, and none of the patterns that make another class.'),
      uncited('Many are of one colour: brown, blue grey, yellow, red, white or black.'),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'chagoi',
    name: 'Chagoi',
    kanji: '茶鯉',
    otherNames: ['Tea-coloured koi'],
    summary:
      'Tea brown all over, large and famously tame: the koi that teaches a pond to eat from the hand.',
    features: [
      said(
        'One even brown, from olive to copper, without metallic sheen.',
        'koisale-kawarimono',
        'koiphen-varieties',
      ),
      said('Grows very large and is known for being friendly.', 'koisale-kawarimono'),
      uncited('A fine, even net of scale edges (fukurin) on the back.'),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'soragoi',
    name: 'Soragoi',
    kanji: '空鯉',
    otherNames: ['Sky-coloured koi'],
    summary: 'Plain blue-grey all over, close kin of the Chagoi.',
    features: [
      said(
        'One even blue-grey, without metallic sheen and without red.',
        'koiphen-varieties',
        'rainbow-varieties',
      ),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'karashigoi',
    name: 'Karashigoi',
    otherNames: ['Mustard koi'],
    summary: 'Mustard yellow without any metallic sheen, tame and large like a Chagoi.',
    features: [uncited('One even mustard yellow; the skin is soft and not metallic.')],
  },
  {
    ...common,
    modifiers,
    id: 'kigoi',
    name: 'Kigoi',
    kanji: '黄鯉',
    otherNames: ['Lemon koi', 'Akame Kigoi'],
    summary: 'Lemon yellow all over; with red eyes it is called Akame Kigoi.',
    features: [
      said('One clear yellow without metallic sheen.', 'koisale-kawarimono', 'koiphen-varieties'),
      said('Two kinds: with dark eyes, or with red ones.', 'koisale-kawarimono'),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'benigoi',
    name: 'Benigoi',
    kanji: '紅鯉',
    otherNames: ['Aka Muji', 'Higoi'],
    summary: 'Red all over, fins included.',
    features: [
      said(
        'One solid red to orange-red without pattern or metallic sheen.',
        'wetwebmedia-kawarimono',
        'rainbow-varieties',
      ),
    ],
  },
  {
    ...common,
    modifiers,
    id: 'shiro-muji',
    name: 'Shiro Muji',
    kanji: '白無地',
    otherNames: ['White koi', 'Shirogoi'],
    summary: 'Plain white, from Kohaku stock that stayed without red.',
    features: [
      said('Plain white without metallic sheen.', 'koisale-kawarimono', 'wetwebmedia-kawarimono'),
    ],
  },
  {
    ...common,
    modifiers: ['doitsu', 'hirenaga'],
    id: 'midorigoi',
    name: 'Midorigoi',
    kanji: '緑鯉',
    otherNames: ['Green koi'],
    summary: 'Pale green, usually scaleless with dark mirror scales; a rare koi from Shusui stock.',
    features: [said('A green koi, bred from Shusui.', 'rainbow-varieties', 'windsor-shusui')],
  },
  {
    ...common,
    modifiers: ['hirenaga'],
    id: 'karasugoi',
    name: 'Karasugoi',
    kanji: '烏鯉',
    otherNames: ['Crow carp'],
    summary: 'Black as a crow, often with a white or orange belly.',
    features: [
      said(
        'Black all over when seen from above; the belly may be white or orange.',
        'rainbow-varieties',
      ),
    ],
  },
  {
    ...common,
    modifiers: ['hirenaga'],
    id: 'magoi',
    name: 'Magoi',
    kanji: '真鯉',
    otherNames: ['Wild carp'],
    summary: 'The dark ancestor of all koi: deep bronze that looks black from above.',
    features: [
      said('Deep bronze scales; from above the fish looks black.', 'koisale-kawarimono'),
      said('Grows huge; not every show counts it as a koi.', 'koisale-kawarimono'),
    ],
  },
];
