import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const judging: Article[] = [
  {
    id: 'judging-how',
    question: 'How are koi judged at a show?',
    topic: 'judging',
    short: said(
      'As a whole, side by side, on the day: not by adding up points for and against.',
      'dahl-judging',
    ),
    points: [
      said(
        'Five things are looked at: body, colour, pattern, quality, and the impression of the whole.',
        'lembke-judging',
      ),
      said(
        'Body is looked at first. A beautiful pattern wins nothing on a bad figure.',
        'pondshop-judging',
      ),
      said(
        'In young koi pattern and colour weigh more; grown ones have to show power.',
        'lembke-judging',
      ),
      said(
        'It was done by figures once in Japan: 50 for shape, 30 for colour, 20 for pattern.',
        'pondshop-judging',
      ),
      said('Judges work outdoors by natural light, over blue vats.', 'tnkg-shows'),
      said(
        'What a fish may become does not count; what it is today does.',
        'dahl-judging',
        'sakks-young',
      ),
      said(
        'Showing teaches too: a judge can tell you how your koi develop and what to better at home.',
        'beckett-showing',
      ),
    ],
    related: { articles: ['judging-body', 'judging-colour', 'judging-practice-score'] },
    keywords: ['judging', 'koi show', 'shinsa', 'criteria', 'hinpyokai', 'how judges'],
  },
  {
    id: 'judging-body',
    question: 'What makes a good koi body?',
    topic: 'judging',
    short: said(
      'A straight back, both sides alike, widest between gill covers and dorsal fin, and a thick tail tube.',
      'pondshop-judging',
      'lembke-judging',
    ),
    points: [
      said(
        'The head is broad with a rounded nose and a slightly curved forehead.',
        'lembke-judging',
      ),
      said(
        'Widest at the gills and falling off behind lacks power; widest too far back looks chubby.',
        'lembke-judging',
      ),
      said(
        'Pectoral fins count most among the fins, and rather large ones please.',
        'pondshop-judging',
      ),
      said(
        'Perfect mirror images are not asked for: no face is symmetrical either, and eggs may swell a female.',
        'pondshop-judging',
      ),
      said('A koi that twists as it swims is not worth showing.', 'pondshop-judging'),
      uncited('From a photo only the outline can be read; strength and swimming need the water.'),
    ],
    related: { articles: ['buying-what-to-look-for', 'judging-how', 'growth-weight'] },
    keywords: ['body', 'conformation', 'taikei', 'figure', 'shape', 'tail tube', 'ozutsu'],
  },
  {
    id: 'judging-colour',
    question: 'What is good skin and colour on a koi?',
    topic: 'judging',
    short: said(
      'White like fresh snow, red of one even shade, a clear edge between them, and black that is deep rather than grey.',
      'angelkoi-varieties',
      'nkc-bekko',
    ),
    points: [
      said('A yellowish head on a white koi is a weakness.', 'nkc-bekko', 'nkc-utsuri'),
      said(
        'Finished red lies like a thick, glossy layer in which no single scale can be seen.',
        'aus-appreciation',
      ),
      uncited(
        'Lustre is the gloss of living skin. It goes first in poor water and comes back last.',
      ),
      said(
        'Specks between the stones spoil black: few and well placed are better than many.',
        'nkc-bekko',
      ),
      uncited('Orange that is even and clear beats dark red that is patchy.'),
      uncited(
        'Bowl, cloud, water and camera change colour: compare two fish in one picture, not two pictures.',
      ),
    ],
    related: {
      articles: ['variety-words', 'judging-faults', 'photo-limits-colour', 'feeding-colour-food'],
    },
    keywords: ['skin quality', 'shiroji', 'lustre', 'tsuya', 'beni', 'hi plate', 'sumi quality'],
  },
  {
    id: 'judging-faults',
    question: 'Which faults do judges name: tobihi, madoaki, kokesuki?',
    topic: 'judging',
    short: uncited(
      'Tobihi is a stray red spot, madoaki a window of white in the red, kokesuki red so thin that pale scales show in it.',
    ),
    points: [
      uncited(
        'Hanazuki is red that runs to the mouth. Red in the eyes and red down to the belly are also named.',
      ),
      said(
        'Black on the head of a Sanke or Bekko: on those the head has to be clear.',
        'aafish-sanke-showa',
        'nkc-bekko',
      ),
      said(
        'Small white windows in red bode ill for how long it lasts, and scales without colour at their edge are a flaw.',
        'aus-appreciation',
      ),
      uncited('Shimi are small black specks on white; hikui eats red away.'),
      said(
        'A missing fin, a deformed mouth, disease or parasites put a koi out of the show altogether.',
        'dahl-judging',
      ),
      said('A split fin or a bruise of the journey is excused.', 'dahl-judging'),
    ],
    related: {
      varieties: ['kohaku', 'sanke', 'bekko'],
      conditions: ['hikui', 'shimi'],
      articles: ['judging-kohaku', 'disease-hikui-shimi', 'variety-words'],
    },
    keywords: [
      'faults',
      'tobihi',
      'madoaki',
      'kokesuki',
      'nibani',
      'hanazuki',
      'stray hi',
      'window',
    ],
  },
  {
    id: 'judging-kohaku',
    question: 'What does a good Kohaku look like?',
    topic: 'judging',
    short: uncited(
      'Red that starts on the head, keeps clear of eyes and nose, is balanced along the back, and ends in white before the tail.',
    ),
    points: [
      said('Red covers about half to two thirds, as a guide.', 'angelkoi-varieties'),
      said(
        'Weight of colour is to be spread over the whole body, front and back, left and right.',
        'angelkoi-varieties',
      ),
      said(
        'White fins are preferred, though a little red in them does not spoil a fish.',
        'bkks-classes',
      ),
      said('Any true black makes it something else.', 'bkks-classes'),
      uncited(
        'Red over the nose, a stray spot on white and a hole in a plate are what a photo shows most clearly.',
      ),
    ],
    related: {
      varieties: ['kohaku', 'nidan-kohaku'],
      articles: ['judging-faults', 'variety-kohaku-steps', 'judging-sanke-showa'],
    },
    keywords: ['kohaku', 'pattern', 'balance', 'moyo', 'hi pattern', 'kohako'],
  },
  {
    id: 'judging-sanke-showa',
    question: 'What do judges want in Sanke, Showa and Utsuri?',
    topic: 'judging',
    short: said(
      'In a Sanke a good Kohaku under few, well-placed stones; in a Showa three colours in balance with black on head and fin bases.',
      'bkks-classes',
      'aafish-sanke-showa',
    ),
    points: [
      said('Sanke stones on white are prized above stones on red.', 'aafish-sanke-showa'),
      said(
        'Showa head black runs as a slanting stripe or a V, with white left on the nose.',
        'aafish-sanke-showa',
      ),
      uncited(
        'At least about a fifth of a Showa should be white, or red and black lose their setting.',
      ),
      said(
        'In Shiro Utsuri snow-white skin and a head divided down to the nose are sought.',
        'nkc-utsuri',
      ),
      said('In Hi Utsuri an even, deep red is hard to find.', 'gardeners-bible-utsuri'),
      uncited('Unfinished black is judged as it is on the day, however much it promises.'),
    ],
    related: {
      varieties: ['sanke', 'showa', 'shiro-utsuri', 'hi-utsuri'],
      articles: ['variety-sanke-or-showa', 'judging-kohaku'],
    },
    keywords: ['sanke', 'showa', 'utsuri', 'sumi', 'tsubo sumi', 'head pattern', 'menware'],
  },
  {
    id: 'judging-other-varieties',
    question: 'What counts in Asagi, Ogon, Tancho and the other varieties?',
    topic: 'judging',
    short: uncited(
      'What the variety lives by: the net of an Asagi, the lustre of an Ogon, the spot of a Tancho, the body of a Chagoi.',
    ),
    points: [
      said(
        'Asagi: even rows of scales from head to tail, a pale head, red low and alike on both sides.',
        'northern-varieties',
        'south-texas-koi',
      ),
      said('Shusui: orderly scale lines, a clear head, and no stray scale.', 'koisale-shusui'),
      said('Ogon: lustre from head to fin tips, and shape above all.', 'gardeners-bible-metallic'),
      said(
        'Tancho: a round spot in the centre, off nose and shoulder.',
        'koiandponds-tancho',
        'pond-guide-tancho',
      ),
      said('Bekko: a clear head and a few stones.', 'nkc-bekko'),
      said('Koromo: white as snow beside the robe.', 'koisale-goromo'),
    ],
    related: {
      varieties: ['asagi', 'shusui', 'hikari-muji', 'tancho', 'bekko', 'goromo'],
      articles: ['judging-body', 'judging-classes'],
    },
    keywords: ['asagi', 'ogon', 'tancho', 'shusui', 'standards', 'variety standard'],
  },
  {
    id: 'judging-classes',
    question: 'Into which class does my koi go at a show?',
    topic: 'judging',
    short: said(
      'By variety and by length. The British society benches 13 classes, American clubs more.',
      'bkks-classes',
      'washington-classes',
    ),
    points: [
      uncited(
        'So the same fish may be in another class at another show: read the rules of that one.',
      ),
      said(
        'Kohaku, Sanke, Showa, Utsuri, Bekko, Koromo, the metallic groups and Tancho appear in most lists.',
        'washington-classes',
        'bkks-classes',
      ),
      said(
        'Ginrin and doitsu fish have classes of their own in some systems.',
        'washington-classes',
      ),
      said('A fish is measured on arrival and put into class and vat.', 'freeman-showing'),
      uncited(
        'Being the largest of a size group is an advantage, being the smallest the opposite: choose the show by centimetres.',
      ),
    ],
    related: { articles: ['growth-measure', 'variety-kawarimono', 'variety-metallic-classes'] },
    keywords: ['show class', 'benching', 'BKKS', 'ZNA', 'AKCA', 'size class', 'bu'],
  },
  {
    id: 'judging-prepare-for-show',
    question: 'How do I prepare a koi for a show?',
    topic: 'judging',
    short: said(
      'By clean water for months, not by tricks in the last week: more water changes, less food, no colour food.',
      'jordan-showing',
    ),
    points: [
      said(
        'Stop feeding some days before: advice goes from three days to a week.',
        'auskoi-showing',
        'freeman-showing',
        'jordan-showing',
      ),
      said(
        'Treat for parasites months ahead or not at all: a treatment is rough on the skin, and colour takes time to return.',
        'nextdaykoi-showing',
      ),
      said(
        'Look at its underside as you bag it: a fish with a fresh problem stays at home.',
        'freeman-showing',
      ),
      said('Old, healed wounds are no bar, infected ones are.', 'freeman-showing'),
      said(
        'Your own net with your name on it keeps diseases of other vats away.',
        'washington-show-day',
      ),
      uncited('No treatment and no change of salt in the last two weeks: the skin needs the time.'),
      uncited('On return it goes through quarantine like any new fish, for two to four weeks.'),
    ],
    related: { articles: ['feeding-before-journey', 'judging-show-risk', 'buying-journey-home'] },
    keywords: ['show preparation', 'prepare for show', 'benching', 'before the show', 'show fish'],
  },
  {
    id: 'judging-show-risk',
    question: 'English or Japanese style: can my koi catch something at a show?',
    topic: 'judging',
    short: said(
      'In English style each owner’s koi have a vat to themselves; in Japanese style vats are filled by class and size.',
      'koibito-show-styles',
    ),
    points: [
      said(
        'Side by side in one vat koi can be compared best, which is why some prefer it.',
        'koibito-show-styles',
      ),
      uncited('It is also how a virus travels. After KHV many shows went over to one owner a vat.'),
      uncited(
        'Nets, bowls, measuring tubs and wet hands are the way around each rule: insist on your own.',
      ),
      said('Once benched, fish are handled by the show’s people only.', 'washington-show-day'),
      uncited(
        'If anything in your pond is sick, stay away and tell the club. Suspected KHV has to be reported anyway.',
      ),
    ],
    related: {
      conditions: ['khv', 'cev'],
      articles: ['judging-prepare-for-show', 'quarantine-hygiene', 'law-report'],
    },
    keywords: ['English style', 'Japanese style', 'show hygiene', 'KHV show', 'biosecurity', 'vat'],
  },
  {
    id: 'judging-practice-score',
    question: 'What does the practice score of a photo mean?',
    topic: 'judging',
    short: uncited(
      'It is this site’s own scale of 100 points, for practice: 25 each for body, pattern and colour, 15 for size, 10 for the whole.',
    ),
    points: [
      said('No show adds points like this: koi are compared as a whole.', 'dahl-judging'),
      uncited(
        'It is given as a range, because one photo leaves room: blur softens edges, a turn bends the spine, tint dirties white.',
      ),
      uncited('Size is scored only if you give the length; to full points it takes 80 cm.'),
      uncited(
        'It cannot see lustre, thickness of red, movement or health, and says so beside the number.',
      ),
      uncited(
        'Use it on the same fish in the same bowl over the seasons. As a price or as a promise of a prize it is worthless.',
      ),
    ],
    related: { articles: ['judging-how', 'photo-for-score', 'growth-measure'] },
    keywords: ['score', 'points', 'AI judge', 'rating', 'practice score', 'show score'],
  },
];
