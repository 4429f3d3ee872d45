import { said, uncited } from '../statement.ts';
import type { Pair } from './pairs.ts';

/** Engine classes that are told apart by where red and black lie. */
export const patternedPairs: readonly Pair[] = [
  {
    a: 'sanke',
    b: 'showa',
    tells: [
      said(
        'Head: a Showa has black on it, a Sanke keeps it clear.',
        'aafish-sanke-showa',
        'cotswold-sanke-showa',
      ),
      said(
        'Pectoral fins: solid black at the base on a Showa, clear or a few stripes on a Sanke.',
        'aafish-sanke-showa',
      ),
      said(
        'Body: black wraps below the lateral line on a Showa, and stays in small stones on the back of a Sanke.',
        'aafish-sanke-showa',
        'cotswold-sanke-showa',
      ),
    ],
  },
  {
    a: 'bekko',
    b: 'utsuri',
    tells: [
      said('Head: clear on a Bekko, divided by black on an Utsuri.', 'koi4u-bekko', 'nkc-bekko'),
      said(
        'Black: small stones above the lateral line on a Bekko, large blocks that wrap the body on an Utsuri.',
        'koi4u-bekko',
        'nkc-bekko',
      ),
      said('Pectoral fins: stripes or none on a Bekko, black joints on an Utsuri.', 'koi4u-bekko'),
    ],
  },
  {
    a: 'kohaku',
    b: 'sanke',
    tells: [
      said(
        'Black: one true black stone on the back makes it a Sanke; a Kohaku has none.',
        'bkks-classes',
        'washington-classes',
      ),
      uncited(
        'Look in the pectoral fins and on the shoulder: faint stripes or a bluish shadow are Sanke black still to come.',
      ),
    ],
  },
  {
    a: 'kohaku',
    b: 'tancho',
    tells: [
      said(
        'Red: a Tancho has it on the head only; any red on the body makes a Kohaku, or a Maruten.',
        'zna-tancho',
        'pond-guide-tancho',
      ),
    ],
  },
  {
    a: 'sanke',
    b: 'tancho',
    tells: [
      said(
        'Red: a Tancho Sanke has one head spot and no other red; red on the body makes a Sanke.',
        'washington-classes',
        'zna-tancho',
      ),
    ],
  },
  {
    a: 'showa',
    b: 'tancho',
    tells: [
      said(
        'Red: a Tancho Showa has one head spot and no other red; red on the body makes a Showa.',
        'washington-classes',
        'zna-tancho',
      ),
    ],
  },
  {
    a: 'showa',
    b: 'utsuri',
    tells: [
      said(
        'Colours: a Showa shows three, black, red and white; an Utsuri shows black and just one other.',
        'washington-classes',
        'nkc-utsuri',
      ),
      uncited('Look for the missing third colour on nose, cheeks and fins before you decide.'),
    ],
  },
  {
    a: 'bekko',
    b: 'sanke',
    tells: [
      said(
        'Red: a Sanke has red patches on white; a Bekko has one ground colour and black stones, no patches.',
        'nkc-bekko',
        'washington-classes',
      ),
    ],
  },
  {
    a: 'bekko',
    b: 'tancho',
    tells: [
      said(
        'Head: a red spot makes a Tancho Sanke; a Shiro Bekko has a plain white head.',
        'washington-classes',
        'nkc-bekko',
      ),
    ],
  },
  {
    a: 'tancho',
    b: 'utsuri',
    tells: [
      said(
        'Head: a red spot makes a Tancho Showa; a Shiro Utsuri has black and white only.',
        'washington-classes',
        'nkc-utsuri',
      ),
    ],
  },
];
