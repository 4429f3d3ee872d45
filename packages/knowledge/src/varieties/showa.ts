import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

const photoAdvice =
  'Show the head and the base of both pectoral fins: black there decides. Expose for the white, not for the black.';

export const showa: Variety[] = [
  {
    id: 'showa',
    name: 'Showa',
    kanji: '昭和三色',
    showClass: 'showa',
    engineClass: 'showa',
    otherNames: ['Showa Sanshoku', 'Showa Sanke'],
    summary:
      'A black koi with red and white. Its black is bold, crosses the head and wraps around the body.',
    features: [
      said(
        'Black on the head as well as on the body, with red and white between.',
        'aafish-sanke-showa',
        'cotswold-sanke-showa',
      ),
      said(
        'Black bands wrap around the body and reach below the lateral line.',
        'aafish-sanke-showa',
        'cotswold-sanke-showa',
      ),
      said(
        'Solid black at the base of the pectoral fins (motoguro) instead of stripes.',
        'aafish-sanke-showa',
      ),
      said(
        'The black of the head (menware) runs as a slanting stripe or a V, with some white on the nose.',
        'aafish-sanke-showa',
      ),
      said('The ground counts as black: red and white lie in it.', 'washington-classes'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga', 'maruten', 'tancho', 'metallic'],
    photoAdvice,
  },
  {
    id: 'kindai-showa',
    name: 'Kindai Showa',
    showClass: 'showa',
    formOf: 'showa',
    engineClass: 'showa',
    otherNames: ['Modern Showa'],
    summary: 'A modern Showa with a lot of white, easily taken for a Sanke at first sight.',
    features: [
      said(
        'Much more white than a traditional Showa, with red in islands that do not join.',
        'wetwebmedia-showa',
      ),
      said(
        'Black still crosses the head, wraps below the lateral line and sits at the fin bases.',
        'aafish-sanke-showa',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'hi-showa',
    name: 'Hi Showa',
    showClass: 'showa',
    formOf: 'showa',
    engineClass: 'showa',
    otherNames: ['Red Showa'],
    summary: 'A Showa on which red is the leading colour, from head to tail.',
    features: [
      said(
        'Red in large areas that join along the back, with black winding through it.',
        'wetwebmedia-showa',
      ),
      uncited('At least a little white is left; without any the fish is a Hi Utsuri.'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice,
  },
  {
    id: 'kage-showa',
    name: 'Kage Showa',
    showClass: 'showa',
    formOf: 'showa',
    engineClass: 'showa',
    otherNames: ['Shadow Showa'],
    summary: 'A Showa with a grey, shadowy net over its white or red.',
    features: [
      uncited('A faint dark net lies like a shadow over white or red, beside bands of full black.'),
    ],
    modifiers: ['ginrin', 'hirenaga'],
    photoAdvice: 'Soft, even light: glare on the wet back hides the shadow net.',
  },
];
