import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

/** Red, white and black, and the nets over them. */
export const patternedVarietyQuestions: Article[] = [
  {
    id: 'variety-sanke-or-showa',
    question: 'Sanke or Showa: how do I tell them apart?',
    topic: 'varieties',
    short: said(
      'Look at the head and the pectoral fins: black there makes a Showa; a Sanke keeps its head clear.',
      'aafish-sanke-showa',
      'cotswold-sanke-showa',
    ),
    points: [
      said(
        'At the fin base a Showa is solid black (motoguro); a Sanke has clear fins or a few stripes.',
        'aafish-sanke-showa',
      ),
      said(
        'Showa black runs in bands down past the lateral line, Sanke black stays on the back in stones.',
        'aafish-sanke-showa',
        'bkks-classes',
      ),
      said(
        'Think of the ground: white with red and black laid over it is a Sanke, black with red and white in it a Showa.',
        'washington-classes',
      ),
      said('The Kindai Showa misleads most, since it shows so much white.', 'wetwebmedia-showa'),
      uncited(
        'Two of three marks decide. If they disagree, a sharper photo of head and fins helps more than opinion.',
      ),
    ],
    related: {
      varieties: ['sanke', 'showa', 'kindai-showa'],
      articles: ['variety-gosanke', 'photo-head-and-fins'],
    },
    keywords: [
      'sanke',
      'sanshoku',
      'showa',
      'difference',
      'motoguro',
      'menware',
      'sankei',
      'shows',
    ],
  },
  {
    id: 'variety-bekko-or-utsuri',
    question: 'Shiro Bekko or Shiro Utsuri: what is the difference?',
    topic: 'varieties',
    short: said(
      'Both are black and white. A clear head and small stones make a Bekko, a head split by black an Utsuri.',
      'nkc-bekko',
      'nkc-utsuri',
    ),
    points: [
      said(
        'Utsuri black comes in large blocks from below the lateral line up over the back.',
        'koi4u-bekko',
      ),
      said('Bekko black stays above the lateral line and wraps nothing.', 'nkc-bekko'),
      said(
        'At the pectoral joints an Utsuri is black; a Bekko has white fins or stripes like a Sanke.',
        'koi4u-bekko',
        'nkc-bekko',
      ),
      said(
        'Their families explain it: Bekko come out of Sanke stock, Utsuri are kin of Showa.',
        'nkc-bekko',
        'nkc-utsuri',
      ),
      uncited(
        'A head spot of red makes neither of them: then it is a Tancho Sanke or a Tancho Showa.',
      ),
    ],
    related: {
      varieties: ['shiro-bekko', 'shiro-utsuri'],
      articles: ['variety-sanke-or-showa', 'variety-tancho-or-maruten'],
    },
    keywords: ['shiro bekko', 'shiro utsuri', 'black and white koi', 'bekkou', 'utsurimono'],
  },
  {
    id: 'variety-gosanke',
    question: 'What are Gosanke?',
    topic: 'varieties',
    short: uncited('The big three of the shows together: Kohaku, Taisho Sanke and Showa.'),
    points: [
      said('Kohaku is white with red and nothing else.', 'bkks-classes', 'washington-classes'),
      said(
        'Sanke adds black in small stones, off the head.',
        'washington-classes',
        'aafish-sanke-showa',
      ),
      said('Showa is reckoned a black fish, with red and white in it.', 'washington-classes'),
      said(
        'There is a saying that nishikigoi begin with Kohaku and end with Kohaku: who can judge that one can judge all.',
        'pondshop-judging',
      ),
      uncited('Most grand champions are Gosanke, which is also why a good one costs so much.'),
    ],
    related: {
      varieties: ['kohaku', 'sanke', 'showa'],
      articles: ['variety-sanke-or-showa', 'judging-kohaku'],
    },
    keywords: ['gosanke', 'go-sanke', 'big three', 'kohaku', 'three colours', 'go sanke'],
  },
  {
    id: 'variety-kohaku-steps',
    question: 'What do Nidan, Sandan and Inazuma mean on a Kohaku?',
    topic: 'varieties',
    short: uncited(
      'They describe how the red lies: Nidan is two steps, Sandan three, Yondan four, and Inazuma one zigzag without a break.',
    ),
    points: [
      said(
        'Clubs use these Japanese names to tell one layout of red from another.',
        'bkks-classes',
      ),
      uncited(
        'Count patches along the back, starting with the head, and only where clear white parts them.',
      ),
      said(
        'With a head spot of its own and more red behind it the fish is a Maruten Kohaku.',
        'pond-guide-tancho',
        'wetwebmedia-showa',
      ),
      uncited('Kuchibeni is a touch of red on the lips, like lipstick.'),
      uncited('The step name is no mark of quality: edges, white and balance decide.'),
    ],
    related: {
      varieties: ['nidan-kohaku', 'inazuma-kohaku', 'maruten-kohaku'],
      articles: ['variety-tancho-or-maruten', 'judging-kohaku'],
    },
    keywords: ['nidan', 'sandan', 'yondan', 'inazuma', 'step pattern', 'kuchibeni', 'danmoyo'],
  },
  {
    id: 'variety-tancho-or-maruten',
    question: 'Tancho or Maruten: what is the difference?',
    topic: 'varieties',
    short: said(
      'A Tancho has red nowhere but in one spot on its head; a Maruten has that spot and more red on the body.',
      'zna-tancho',
      'pond-guide-tancho',
    ),
    points: [
      said(
        'Best is a round spot in the middle between the eyes that reaches neither nose nor shoulder.',
        'koiandponds-tancho',
        'pond-guide-tancho',
      ),
      said('Hearts and diamonds happen, and rank lower.', 'pond-guide-tancho'),
      said(
        'A white body makes a Tancho Kohaku, Sanke stones a Tancho Sanke, Showa black a Tancho Showa.',
        'zna-tancho',
        'washington-classes',
      ),
      said('The crane with its red crown gave the name.', 'pond-guide-tancho'),
      uncited('It does not breed true: parents of many kinds throw one now and then.'),
    ],
    related: {
      varieties: ['tancho', 'tancho-sanke', 'tancho-showa', 'maruten-kohaku'],
      articles: ['variety-kohaku-steps', 'breeding-not-predictable'],
    },
    keywords: ['tancho', 'maruten', 'red spot on head', 'crane', 'japanese flag koi', 'tanchou'],
  },
  {
    id: 'variety-asagi-or-shusui',
    question: 'Asagi or Shusui: how do I tell them apart?',
    topic: 'varieties',
    short: said(
      'An Asagi wears a net of scales over the whole back; a Shusui is smooth with a line of large scales.',
      'koisale-shusui',
      'washington-classes',
    ),
    points: [
      said(
        'The Shusui’s scales run in two lines beside the dorsal fin and meet behind it.',
        'koisale-shusui',
      ),
      said(
        'Both carry red on cheeks, flanks and fin bases.',
        'koisale-shusui',
        'northern-varieties',
      ),
      said('On both the head should be pale and clear.', 'koisale-shusui', 'northern-varieties'),
      said(
        'Red that climbs over the lateral line makes a Hi Asagi, and it tends to climb with age.',
        'south-texas-koi',
      ),
      said(
        'A second, wavy band of red between belly and back makes a Hana Shusui.',
        'koisale-shusui',
      ),
      said('The palest blue is called Narumi, the darkest Konjo.', 'northern-varieties'),
    ],
    related: {
      varieties: ['asagi', 'shusui', 'hi-asagi', 'hana-shusui', 'narumi-asagi'],
      articles: ['variety-doitsu'],
    },
    keywords: ['asagi', 'shusui', 'blue koi', 'narumi', 'konjo', 'doitsu asagi', 'assagi'],
  },
  {
    id: 'variety-koromo-or-goshiki',
    question: 'Koromo or Goshiki: where does the dark net lie?',
    topic: 'varieties',
    short: said(
      'Inside the red alone on a Koromo, with the white left clean; mainly on the white on a Goshiki.',
      'koisale-goromo',
      'pondtrade-goshiki',
    ),
    points: [
      said(
        'Ai Goromo: every red scale ends in an indigo half-moon, and the red of the head has none.',
        'nkc-koromo',
        'pondtrade-koromo',
      ),
      said(
        'Budo Goromo: patches look purple, like grapes on white.',
        'koisale-goromo',
        'pondtrade-goshiki',
      ),
      said(
        'In youth the robe hardly shows, and it darkens over years.',
        'pondtrade-koromo',
        'nkc-koromo',
      ),
      said('Many modern Goshiki have red that is quite free of net.', 'pondtrade-goshiki'),
      said(
        'Shine tells the next pair apart: a metallic Goshiki is called Kujaku.',
        'koiphen-varieties',
        'washington-classes',
      ),
    ],
    related: {
      varieties: ['goromo', 'ai-goromo', 'budo-goromo', 'goshiki', 'kujaku'],
      articles: ['variety-kujaku'],
    },
    keywords: ['koromo', 'goromo', 'goshiki', 'ai goromo', 'budo', 'robed koi', 'five colours'],
  },
];
