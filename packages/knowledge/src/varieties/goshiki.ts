import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Diffuse light and a close view: the grey net on the white must be told from shadow.';

export const goshiki: Variety[] = [
  {
    id: 'goshiki',
    name: 'Goshiki',
    kanji: '五色',
    showClass: 'goshiki',
    engineClass: 'goshiki',
    otherNames: ['Five-coloured koi'],
    summary:
      'A Kohaku pattern over a grey or bluish net: white, red, black and two blues, five colours by name.',
    features: [
      said(
        'A dark net on the white ground, under a Kohaku-like red.',
        'pondtrade-goshiki',
        'koiphen-varieties',
      ),
      said('In many modern fish the red itself is clean of the net.', 'pondtrade-goshiki'),
      said(
        'Not metallic: the metallic counterpart is the Kujaku.',
        'koiphen-varieties',
        'washington-classes',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga', 'tancho'],
    photoAdvice,
  },
  {
    id: 'kuro-goshiki',
    name: 'Kuro Goshiki',
    showClass: 'goshiki',
    engineClass: 'goshiki',
    formOf: 'goshiki',
    otherNames: ['Black Goshiki'],
    summary: 'A Goshiki with a nearly black ground, on which clean red glows.',
    features: [
      uncited('The net is so dark that the ground looks black; the red on it stays clean.'),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice,
  },
];
