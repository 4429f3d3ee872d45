import { said } from '../statement.ts';
import type { Pair } from './pairs.ts';

/** Engine classes that are told apart by net, scales, lustre or the robe over the red. */
export const skinPairs: readonly Pair[] = [
  {
    a: 'asagi',
    b: 'shusui',
    tells: [
      said(
        'Scales: an even net over the whole back of an Asagi, only rows of large mirror scales on a Shusui.',
        'koisale-shusui',
        'washington-classes',
      ),
      said(
        'Skin: a Shusui is smooth and pale blue beside the scale rows, where an Asagi still shows its net.',
        'koisale-shusui',
      ),
    ],
  },
  {
    a: 'goromo',
    b: 'kohaku',
    tells: [
      said(
        'Red: a Goromo has dark blue or black edges on the red scales, a Kohaku is plain red.',
        'koisale-goromo',
        'washington-classes',
      ),
      said(
        'Age: the robe of a Goromo is faint in youth, so look again in a year if single scales seem shaded.',
        'pondtrade-koromo',
      ),
    ],
  },
  {
    a: 'goromo',
    b: 'sanke',
    tells: [
      said(
        'Black: on a Goromo it lies inside the red as scale edges; on a Sanke it forms solid stones, also on white.',
        'koisale-goromo',
        'aafish-sanke-showa',
      ),
    ],
  },
  {
    a: 'goromo',
    b: 'showa',
    tells: [
      said(
        'Black: scale edges inside the red on a Goromo, bold bands across head and body on a Showa.',
        'koisale-goromo',
        'aafish-sanke-showa',
      ),
      said(
        'White: clean on a Goromo, crossed by black on a Showa.',
        'koisale-goromo',
        'cotswold-sanke-showa',
      ),
    ],
  },
  {
    a: 'asagi',
    b: 'goromo',
    tells: [
      said(
        'Net: over the whole blue back on an Asagi, inside the red patches only on a Goromo.',
        'northern-varieties',
        'koisale-goromo',
      ),
      said(
        'Red: low on the sides of an Asagi, on top of the back of a Goromo.',
        'northern-varieties',
        'koisale-goromo',
      ),
    ],
  },
  {
    a: 'asagi',
    b: 'hikari-muji',
    tells: [
      said(
        'Lustre: a Hikari Muji shines like metal on head and fins; an Asagi is matt, with red on cheeks and sides.',
        'washington-classes',
        'gardeners-bible-metallic',
      ),
    ],
  },
  {
    a: 'hikari-muji',
    b: 'kohaku',
    tells: [
      said(
        'Pattern: a Hikari Muji has one metallic colour all over; a Kohaku has red patches on matt white.',
        'zna-hikari-muji',
        'washington-classes',
      ),
    ],
  },
  {
    a: 'bekko',
    b: 'hikari-muji',
    tells: [
      said(
        'Black: a Bekko has separate black stones on matt skin; a Hikari Muji has none, at most dark scale centres.',
        'nkc-bekko',
        'koi4u-hikari-muji',
      ),
    ],
  },
  {
    a: 'hikari-muji',
    b: 'shusui',
    tells: [
      said(
        'Colour: one metallic colour on a Hikari Muji; a Shusui is matt blue above with red on the sides.',
        'zna-hikari-muji',
        'koisale-shusui',
      ),
    ],
  },
];
