import { said, uncited } from '../statement.ts';
import type { Variety } from './schema.ts';

export const sanke: Variety[] = [
  {
    id: 'sanke',
    name: 'Sanke',
    kanji: '大正三色',
    showClass: 'sanke',
    engineClass: 'sanke',
    otherNames: ['Taisho Sanke', 'Taisho Sanshoku'],
    summary: 'A white koi with red, and small black stones laid over it: a Kohaku with ink.',
    features: [
      said(
        'Red and small black stones on white, with no black on the head.',
        'aafish-sanke-showa',
        'washington-classes',
      ),
      said(
        'Black lies on the back, above the lateral line, and does not wrap around the body.',
        'bkks-classes',
        'aafish-sanke-showa',
      ),
      said(
        'Pectoral fins are clear or carry a few black stripes; the fin base is not solid black.',
        'aafish-sanke-showa',
        'bkks-classes',
      ),
      said('Black on white (tsubo) is prized above black on red (kasane).', 'aafish-sanke-showa'),
      said('Take the black away in your mind: a good Kohaku should remain.', 'bkks-classes'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga', 'maruten', 'tancho'],
    photoAdvice:
      'Show the head and the base of both pectoral fins clearly: they tell Sanke from Showa. Spread fins are worth a second try.',
  },
  {
    id: 'maruten-sanke',
    name: 'Maruten Sanke',
    showClass: 'sanke',
    formOf: 'sanke',
    engineClass: 'sanke',
    otherNames: [],
    summary: 'A Sanke with a separate red spot on the head, and more red on the body.',
    features: [
      said(
        'A round red spot on the head stands apart from the red on the body.',
        'pond-guide-tancho',
        'wetwebmedia-showa',
      ),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice:
      'Make sure that the whole head is sharp: the white between head spot and body red is what counts.',
  },
  {
    id: 'aka-sanke',
    name: 'Aka Sanke',
    showClass: 'sanke',
    formOf: 'sanke',
    engineClass: 'sanke',
    otherNames: ['Red Sanke'],
    summary: 'A Sanke on which red covers most of the back, with black stones over it.',
    features: [
      uncited(
        'Red runs from head to tail with little white between; small black stones lie on it.',
      ),
      uncited('Some white remains on flanks, fins or tail: an Aka Bekko has none.'),
    ],
    modifiers: ['ginrin', 'doitsu', 'hirenaga'],
    photoAdvice:
      'Let the flanks and fins show: the white that is left there tells it from an Aka Bekko.',
  },
];
