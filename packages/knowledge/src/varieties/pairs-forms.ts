import { said, uncited } from '../statement.ts';
import type { Pair } from './pairs.ts';

/** Named forms, and varieties that the engine does not rank. */
export const formPairs: readonly Pair[] = [
  {
    a: 'goromo',
    b: 'goshiki',
    tells: [
      said(
        'Net: inside the red on a Goromo, mainly on the white on a Goshiki.',
        'pondtrade-goshiki',
        'koisale-goromo',
      ),
    ],
  },
  {
    a: 'asagi',
    b: 'goshiki',
    tells: [
      uncited(
        'Red: low on the sides of an Asagi, in Kohaku-like patches on the back of a Goshiki.',
      ),
    ],
  },
  {
    a: 'yamabuki-ogon',
    b: 'karashigoi',
    tells: [
      uncited(
        'Lustre: a Yamabuki Ogon shines like metal on head and fins, a Karashigoi is soft and matt.',
      ),
    ],
  },
  {
    a: 'yamabuki-ogon',
    b: 'kigoi',
    tells: [
      said(
        'Lustre: a Yamabuki Ogon is metallic, a Kigoi is plain yellow.',
        'zna-hikari-muji',
        'koiphen-varieties',
      ),
    ],
  },
  {
    a: 'purachina-ogon',
    b: 'shiro-muji',
    tells: [
      said(
        'Lustre: platinum shines on head and fins, a Shiro Muji is plain white.',
        'zna-hikari-muji',
        'koisale-kawarimono',
      ),
    ],
  },
  {
    a: 'hariwake',
    b: 'yamabuki-ogon',
    tells: [
      said(
        'Pattern: a Hariwake shows platinum between the gold, a Yamabuki Ogon is gold all over.',
        'koi4u-hikari-moyo',
        'zna-hikari-muji',
      ),
    ],
  },
  {
    a: 'kujaku',
    b: 'kin-matsuba',
    tells: [
      said(
        'Pattern: a Kujaku has orange or red patches on platinum, a Kin Matsuba one gold ground under its net.',
        'koisale-kujaku',
        'koi4u-hikari-muji',
      ),
    ],
  },
  {
    a: 'kujaku',
    b: 'goshiki',
    tells: [
      said(
        'Lustre: a Kujaku is metallic, a Goshiki is not.',
        'koiphen-varieties',
        'washington-classes',
      ),
    ],
  },
  {
    a: 'kumonryu',
    b: 'matsukawabake',
    tells: [
      said(
        'Scales: a Kumonryu is scaleless (doitsu), a Matsukawabake is fully scaled.',
        'koi4u-kawarimono',
      ),
    ],
  },
  {
    a: 'kumonryu',
    b: 'kikokuryu',
    tells: [said('Lustre: a Kikokuryu is the metallic one.', 'koi4u-hikari-utsuri')],
  },
  {
    a: 'beni-kumonryu',
    b: 'showa',
    tells: [
      uncited(
        'Black: a Beni Kumonryu has drifting clouds of black on scaleless skin; a doitsu Showa has firm bands, motoguro and a marked head.',
      ),
    ],
  },
  {
    a: 'chagoi',
    b: 'soragoi',
    tells: [
      said('Colour: brown or olive on a Chagoi, blue-grey on a Soragoi.', 'koiphen-varieties'),
    ],
  },
  {
    a: 'ochiba-shigure',
    b: 'soragoi',
    tells: [
      said(
        'Pattern: brown patches on an Ochiba Shigure, plain blue-grey on a Soragoi.',
        'wetwebmedia-kawarimono',
        'koiphen-varieties',
      ),
    ],
  },
  {
    a: 'benigoi',
    b: 'aka-matsuba',
    tells: [
      said(
        'Scales: dark centres on an Aka Matsuba, plain red on a Benigoi.',
        'rainbow-varieties',
        'wetwebmedia-kawarimono',
      ),
    ],
  },
  {
    a: 'kin-showa',
    b: 'showa',
    tells: [
      said(
        'Lustre: a Kin Showa has metallic skin and fins, a Showa is matt.',
        'koi4u-hikari-utsuri',
      ),
    ],
  },
  {
    a: 'sanke',
    b: 'yamatonishiki',
    tells: [said('Lustre: a Yamatonishiki is the metallic Sanke.', 'koiandponds-hikari-moyo')],
  },
  {
    a: 'kikusui',
    b: 'hariwake',
    tells: [
      said(
        'Scales: a Kikusui is scaleless (doitsu), a Hariwake is fully scaled.',
        'koi4u-hikari-moyo',
        'koiphen-varieties',
      ),
    ],
  },
  {
    a: 'karasugoi',
    b: 'magoi',
    tells: [
      said(
        'Colour: a Karasugoi is true black; a Magoi is deep bronze in good light.',
        'koisale-kawarimono',
        'rainbow-varieties',
      ),
    ],
  },
  {
    a: 'aka-bekko',
    b: 'aka-sanke',
    tells: [
      uncited(
        'White: an Aka Sanke keeps some white on flanks, fins or tail, an Aka Bekko has none.',
      ),
    ],
  },
  {
    a: 'kindai-showa',
    b: 'sanke',
    tells: [
      said(
        'Head and fin bases: black on both in a Kindai Showa, clear in a Sanke.',
        'aafish-sanke-showa',
        'wetwebmedia-showa',
      ),
    ],
  },
  {
    a: 'maruten-kohaku',
    b: 'tancho-kohaku',
    tells: [
      said(
        'Red: behind the head spot a Maruten has more of it, a Tancho none.',
        'pond-guide-tancho',
        'zna-tancho',
      ),
    ],
  },
  {
    a: 'hi-showa',
    b: 'hi-utsuri',
    tells: [uncited('White: a Hi Showa shows at least some, a Hi Utsuri none.')],
  },
];
