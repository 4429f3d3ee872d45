import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

/** Metallic koi, and koi of one colour. */
export const plainVarietyQuestions: Article[] = [
  {
    id: 'variety-metallic-classes',
    question: 'Hikari Muji, Moyo or Utsuri: which metallic class is my koi?',
    topic: 'varieties',
    short: uncited(
      'One colour is Hikari Muji; Showa or Utsuri black on it is Hikari Utsuri; every other metallic pattern is Hikari Moyo.',
    ),
    points: [
      said('Metal shows first on head and pectoral fins.', 'gardeners-bible-metallic'),
      said(
        'Muji: the Ogon, and the metallic Matsuba too, since dark scale centres count as a shade.',
        'zna-hikari-muji',
        'koi4u-hikari-muji',
      ),
      said(
        'Utsuri: Kin Showa, Gin Shiro and their kin, with black across the head.',
        'koi4u-hikari-utsuri',
        'optimum-hikari',
      ),
      said(
        'Moyo: Hariwake, Kujaku, Yamatonishiki, the metallic Kohaku called Sakura Ogon, and more.',
        'koiandponds-hikari-moyo',
        'pondtrade-hikari-moyo',
      ),
      uncited(
        'Metallic skin is not ginrin: metal shines evenly everywhere, ginrin glitters scale by scale.',
      ),
    ],
    related: {
      varieties: ['hikari-muji', 'hikari-moyo', 'hikari-utsuri', 'kin-showa', 'yamatonishiki'],
      articles: ['variety-ginrin', 'variety-ogon'],
    },
    keywords: [
      'hikari',
      'metallic koi',
      'hikarimuji',
      'hikarimoyo',
      'hikari utsuri',
      'shiny koi',
      'ogon',
    ],
  },
  {
    id: 'variety-ogon',
    question: 'Which Ogon is it: Yamabuki, Platinum, Orenji or another?',
    topic: 'varieties',
    short: said(
      'The colour names it: Yamabuki is yellow gold, Purachina silver white, Orenji orange, Hi red, Nezu grey, Mukashi dark gold.',
      'optimum-hikari',
      'zna-hikari-muji',
    ),
    points: [
      said(
        'All are one colour from nose to tail, without a pattern.',
        'zna-hikari-muji',
        'washington-classes',
      ),
      said(
        'Where no pattern distracts, shape counts a great deal, and so does a clear head.',
        'gardeners-bible-metallic',
      ),
      said(
        'Dark centres to the scales make a Kin Matsuba on gold and a Gin Matsuba on silver.',
        'optimum-hikari',
        'koi4u-hikari-muji',
      ),
      said(
        'Plain yellow without metal is a Kigoi; plain white without metal is a Shiro Muji.',
        'koiphen-varieties',
        'koisale-kawarimono',
      ),
      uncited(
        'Photograph them under cloud: sun burns the shine to white and makes every Ogon a Platinum.',
      ),
    ],
    related: {
      varieties: [
        'yamabuki-ogon',
        'purachina-ogon',
        'orenji-ogon',
        'hi-ogon',
        'nezu-ogon',
        'mukashi-ogon',
      ],
      articles: ['variety-metallic-classes', 'variety-white-koi'],
    },
    keywords: ['ogon', 'yamabuki', 'platinum', 'purachina', 'gold koi', 'orange koi', 'ougon'],
  },
  {
    id: 'variety-white-koi',
    question: 'My koi is all white. What is it called?',
    topic: 'varieties',
    short: said(
      'Purachina (platinum) Ogon if it shines like metal on head and fins, Shiro Muji if it is plain white.',
      'zna-hikari-muji',
      'koisale-kawarimono',
    ),
    points: [
      said('A single black stone behind the head would make it a Shiro Bekko.', 'nkc-bekko'),
      said('A single red spot on the head would make it a Tancho.', 'zna-tancho'),
      uncited('Glittering rows on a plain white fish: Ginrin Shiro Muji.'),
      uncited(
        'Look again in a year when it is young. White fish of Sanke stock may still bring black.',
      ),
      uncited(
        'Milky white that came within hours on a coloured fish is slime and an alarm: test the water.',
      ),
    ],
    related: {
      varieties: ['purachina-ogon', 'shiro-muji', 'shiro-bekko'],
      articles: ['variety-ogon', 'variety-young-koi'],
    },
    keywords: ['white koi', 'shiro muji', 'shiromuji', 'platinum', 'all white', 'shirogoi'],
  },
  {
    id: 'variety-yellow-koi',
    question: 'My koi is yellow. Is it a Yamabuki, a Kigoi or a Karashigoi?',
    topic: 'varieties',
    short: said(
      'Metallic yellow is a Yamabuki Ogon, clear lemon without metal a Kigoi.',
      'zna-hikari-muji',
      'koiphen-varieties',
    ),
    points: [
      uncited('Mustard, soft and matt, on a large and tame fish is a Karashigoi.'),
      said(
        'Kigoi exist with dark and with red eyes; the red-eyed ones are called Akame Kigoi.',
        'koisale-kawarimono',
      ),
      said(
        'Red eyes alone do not make a koi an albino: the trait is passed on as a dominant one.',
        'gomelsky-red-eyes',
      ),
      said('Yellow with platinum between is a Hariwake.', 'koi4u-hikari-moyo'),
      said(
        'Yellow with black across the head is a Ki Utsuri, with stones on the back a Ki Bekko; both are rare.',
        'nkc-utsuri',
        'koi4u-bekko',
      ),
    ],
    related: {
      varieties: ['yamabuki-ogon', 'kigoi', 'karashigoi', 'hariwake', 'ki-utsuri', 'ki-bekko'],
      articles: ['variety-ogon', 'breeding-eye-and-ghost'],
    },
    keywords: ['yellow koi', 'kigoi', 'karashi', 'lemon koi', 'akame', 'mustard koi'],
  },
  {
    id: 'variety-kujaku',
    question: 'What is a Kujaku, and what is it mistaken for?',
    topic: 'varieties',
    short: said(
      'A metallic koi with a dark pinecone net and orange or red patches over it: the peacock.',
      'koisale-kujaku',
      'kloubec-kujaku',
    ),
    points: [
      said('Its head is red, platinum or patterned, without black.', 'koisale-kujaku'),
      said(
        'Without patches, one gold ground under the net, it is a Kin Matsuba.',
        'koi4u-hikari-muji',
      ),
      said('Without shine it would be a Goshiki.', 'washington-classes', 'koiphen-varieties'),
      said(
        'Platinum with gold or orange, but no net, is a Hariwake; scaleless with wavy orange, a Kikusui.',
        'koi4u-hikari-moyo',
        'koiphen-varieties',
      ),
      uncited('Use soft light: glare hides both the net and the difference.'),
    ],
    related: {
      varieties: ['kujaku', 'kin-matsuba', 'hariwake', 'kikusui'],
      articles: ['variety-koromo-or-goshiki', 'variety-metallic-classes'],
    },
    keywords: ['kujaku', 'peacock', 'matsuba', 'hariwake', 'kikusui', 'pinecone'],
  },
  {
    id: 'variety-chagoi',
    question: 'Chagoi, Soragoi or Ochiba: which one is my brown or grey koi?',
    topic: 'varieties',
    short: said(
      'Plain brown is a Chagoi, plain blue-grey a Soragoi, and grey with brown patches an Ochiba Shigure.',
      'koiphen-varieties',
      'wetwebmedia-kawarimono',
    ),
    points: [
      said(
        'None of them is metallic, and none carries red.',
        'koiphen-varieties',
        'wetwebmedia-kawarimono',
      ),
      said('Chagoi brown goes from olive to copper.', 'koisale-kawarimono', 'koiphen-varieties'),
      said(
        'Deep bronze that looks black from above is a Magoi, the ancestor.',
        'koisale-kawarimono',
      ),
      uncited(
        'An even, fine net of scale edges, fukurin, and a large, faultless body are what Chagoi are judged by.',
      ),
      uncited('In green water grey and brown cannot be told apart: photograph them in a bowl.'),
    ],
    related: {
      varieties: ['chagoi', 'soragoi', 'ochiba-shigure', 'magoi'],
      articles: ['feeding-hand', 'variety-kawarimono'],
    },
    keywords: ['chagoi', 'soragoi', 'ochiba', 'brown koi', 'grey koi', 'tea koi', 'cha goi'],
  },
  {
    id: 'variety-kawarimono',
    question: 'What does Kawarimono mean?',
    topic: 'varieties',
    short: uncited(
      'The class for all koi without metal that fit in no other class, plain and patterned ones alike.',
    ),
    points: [
      said(
        'Plain ones: Chagoi, Soragoi, Kigoi, Benigoi, Shiro Muji, Midorigoi, Karasugoi.',
        'koisale-kawarimono',
        'rainbow-varieties',
        'wetwebmedia-kawarimono',
      ),
      said(
        'Patterned ones: Ochiba Shigure, Kumonryu, Matsukawabake, Hajiro, Aka Matsuba.',
        'koi4u-kawarimono',
        'rainbow-varieties',
      ),
      said(
        'A Hajiro is black with white tips to pectoral fins and tail.',
        'koi4u-kawarimono',
        'rainbow-varieties',
      ),
      said('Shows differ: some bench the metallic Kikokuryu here too.', 'washington-classes'),
      uncited(
        'A mixed-breed koi of no variety is not a Kawarimono by that alone; shows bench named kinds.',
      ),
    ],
    related: {
      varieties: ['kawarimono', 'kigoi', 'benigoi', 'hajiro', 'aka-matsuba', 'karasugoi'],
      articles: ['variety-chagoi', 'variety-kumonryu', 'judging-classes'],
    },
    keywords: ['kawarimono', 'kawarigoi', 'kawari', 'other varieties', 'unusual koi', 'karashigoi'],
  },
];
