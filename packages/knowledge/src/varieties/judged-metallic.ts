import { said, uncited, type Statement } from '../statement.ts';

/** What judges look for in the three classes of metallic koi. */
export const judgedMetallic = {
  'hikari-muji': [
    said(
      'With no markings to look at, lustre and body decide.',
      'koifish-varieties',
      'gardeners-bible-metallic',
    ),
    said(
      'Lustre on scales and fins alike, the pectoral fins above all.',
      'koi-keiko-hikari-muji',
      'gardeners-bible-metallic',
    ),
    said('One dense, even colour without blemish.', 'koi-keiko-hikari-muji'),
    said(
      'A very clear head, without black specks.',
      'koi-keiko-hikari-muji',
      'gardeners-bible-metallic',
    ),
    said('Well-grown pectoral fins: on some Ogon they are stunted.', 'pondshop-judging'),
  ],
  'hikari-utsuri': [
    said('Sheen before pattern; it shows best on face and pectoral fins.', 'pondtrade-hikari-moyo'),
    said(
      'Under the sheen the whole variety: on a Kin Showa black that wraps, crosses the head and marks the fin joints.',
      'koienterprise-kin-showa',
    ),
    said(
      'Red and black as strong and well placed at the rear as in front of the dorsal fin.',
      'koienterprise-kin-showa',
    ),
    uncited('Black that stays deep under the sheen instead of turning grey.'),
  ],
  'hikari-moyo': [
    said(
      'Sheen before pattern: a fine pattern does not make up for dull metal.',
      'pondtrade-hikari-moyo',
    ),
    said('Face and pectoral fins are looked at for it.', 'pondtrade-hikari-moyo'),
    said(
      'Then the pattern, by what is asked of the same variety without lustre.',
      'pondtrade-hikari-moyo',
    ),
    uncited('Clear edges between the colours.'),
  ],
} as const satisfies Record<string, readonly Statement[]>;
