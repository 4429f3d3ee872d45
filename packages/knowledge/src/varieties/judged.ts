import { said, uncited, type Statement } from '../statement.ts';
import { judgedForms } from './judged-forms.ts';
import { judgedMetallic } from './judged-metallic.ts';
import type { Variety } from './schema.ts';
import type { ShowClassId } from './show-classes.ts';

/** What judges look for in a koi of each show class, the weightiest first. */
export const judgedByClass: Record<ShowClassId, readonly Statement[]> = {
  ...judgedMetallic,
  kohaku: [
    said(
      'Red that is solid and deep, of one hue over the whole fish, with edges as sharp as a razor.',
      'koiandponds-kohaku',
    ),
    said(
      'White that is thick and even like snow, without blemish and without a tint of yellow.',
      'koiandponds-kohaku',
      'angelkoi-varieties',
    ),
    said(
      'Red in balance: not on one side only, not at one end only.',
      'koiandponds-kohaku',
      'angelkoi-varieties',
    ),
    said('Red on the head that stops short of eyes and nose.', 'koi-kichi-patterns'),
    said('White between the last red and the tail: the tail stop.', 'koiandponds-kohaku'),
    said(
      'Red below the lateral line, or running into tail or dorsal fin, is not wanted.',
      'koiandponds-kohaku',
    ),
  ],
  sanke: [
    said('First of all a good Kohaku: red in balance on clean white.', 'bkks-classes'),
    said('A head clear of black.', 'aafish-sanke-showa', 'washington-classes'),
    said(
      'Few, well-placed stones; those on white are prized above those on red.',
      'bkks-classes',
      'aafish-sanke-showa',
    ),
    said(
      'Pectoral fins that are clear or carry a few stripes; solid black at their base is no Sanke’s.',
      'aafish-sanke-showa',
      'bkks-classes',
    ),
    uncited('Black that is deep and glossy, not grey and not broken into specks.'),
  ],
  showa: [
    said(
      'Red, white and black in similar shares, red and white as on a good Kohaku.',
      'koimag-showa',
    ),
    said(
      'A head divided by black; ideally all three colours meet on it.',
      'koimag-showa',
      'koi4u-showa',
    ),
    said(
      'Black that is glossy, blue-black and dense, in large, jagged areas that run down the sides.',
      'koimag-showa',
    ),
    said('Sharp edges to the black, soft only where its front runs over white.', 'koimag-showa'),
    said(
      'White on the nose and before the tail is ideal; another colour is accepted if both places match.',
      'koimag-showa',
    ),
    said('The body is looked at from all sides, since black hides its faults.', 'koi4u-showa'),
  ],
  utsuri: [
    said('A head divided by black, best running down to the nose.', 'nkc-utsuri'),
    said('Black that is deep and solid, not grey.', 'nkc-utsuri'),
    said(
      'Large blocks of black that rise from below the lateral line up to the back.',
      'koi4u-bekko',
    ),
    said('Black at the joints of the pectoral fins, not stripes in them.', 'koi4u-bekko'),
    uncited('Both colours in balance from head to tail, in blocks set against each other.'),
  ],
  bekko: [
    said('A head clear of black.', 'nkc-bekko'),
    said('Few, well-placed stones rather than many; specks spoil it.', 'nkc-bekko'),
    said(
      'Black that is deep and solid, not grey, and that stays above the lateral line.',
      'nkc-bekko',
    ),
    uncited('With so little pattern, body and skin count for the more.'),
  ],
  asagi: [
    said('A clear, bold white head, without black specks and without yellow.', 'kodama-asagi'),
    said(
      'Five or six even rows of scales from the dorsal fin down to the lateral line, none missing.',
      'kodama-asagi',
    ),
    said('A crisp net over the whole back; in young fish it is still to come.', 'kodama-asagi'),
    said(
      'Red alike on both sides, and in a grown fish not above the lateral line.',
      'south-texas-koi',
    ),
    said(
      'Red at the base of the pectoral fins (motoaka), best over about a third of them; it can be missing.',
      'kodama-asagi',
    ),
  ],
  shusui: [
    said(
      'Mirror scales in orderly lines, neat and even in size, with no stray scale beside them.',
      'koisale-shusui',
      'waterscene-shusui',
    ),
    said('A pale, clear head.', 'koisale-shusui', 'northern-varieties'),
    said(
      'Red cheeks and fins, and an unbroken stripe of red along each side.',
      'waterscene-shusui',
    ),
    uncited('Smooth, light blue skin without dark specks.'),
  ],
  koromo: [
    said(
      'All that makes a good Kohaku: deep red in balance on snow-white skin.',
      'nkc-koromo',
      'pond-creation-koromo',
    ),
    said(
      'A neat robe: each red scale has its clear edge, and none lies on the white.',
      'nkc-koromo',
    ),
    said(
      'A robe that looks muddy, or is missing in places, counts against the fish.',
      'nkc-koromo',
      'pond-creation-koromo',
    ),
    said('A soft, dark blue or black front edge to each red patch.', 'pond-creation-koromo'),
  ],
  goshiki: [
    said('Red in balance, as on a good Kohaku.', 'pond-creation-koromo'),
    said(
      'A net that is drawn at the edge of each scale and is missing nowhere.',
      'pond-creation-koromo',
    ),
    uncited('Red that is bright and clean against its ground, be that pale grey or almost black.'),
  ],
  kawarimono: [
    uncited('Body and skin first, then how well the fish shows what is special to its variety.'),
    said(
      'Strong colours without fading, stains or stray tints, and markings in balance.',
      'iazz-kawarimono',
    ),
    uncited('Something of its own: a rare colour or pattern, well done.'),
  ],
  tancho: [
    said(
      'A round spot in the middle of the head, off nose and shoulder.',
      'koiandponds-tancho',
      'pond-guide-tancho',
    ),
    said('No other red on the fish.', 'zna-tancho'),
    said(
      'Other even shapes, such as heart or diamond, rank below the round spot.',
      'pond-guide-tancho',
    ),
    uncited('Red of one even depth, with a sharp edge all around.'),
  ],
};

/** What judges look for in this variety: what is asked of it alone, then what is asked of its class. */
export const judgedOf = ({ id, showClass }: Pick<Variety, 'id' | 'showClass'>): Statement[] => [
  ...(judgedForms[id] ?? []),
  ...judgedByClass[showClass],
];
