import { said, uncited, type Statement } from '../statement.ts';

export type Pair = { a: string; b: string; tells: Statement[] };

/**
 * Varieties that are taken for each other, and what on the fish separates them. Each pair stands
 * here once, so that both sides always say the same.
 */
export const pairs: readonly Pair[] = [
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
