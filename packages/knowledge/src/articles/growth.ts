import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const growth: Article[] = [
  {
    id: 'growth-size-by-age',
    question: 'How big should a koi be at its age?',
    topic: 'growth',
    short: uncited(
      'Well kept about 27 cm after one year, 40 after two, 50 after three and 63 after five; in a usual garden pond clearly less.',
    ),
    points: [
      said(
        'Koi reach half of their final length at 24 months, 95 % at ten years and 99 % at fourteen.',
        'colorado-size',
      ),
      said('Modern koi average near 80 cm when they are grown.', 'colorado-size'),
      said('Others see most koi end at 60 to 65 cm, and few above 75 to 80.', 'sakks-growth'),
      said(
        'In gardens 18 cm after one year, 30 after two and 41 after three have been given as typical.',
        'petgoldfish-growth',
      ),
      uncited(
        'There is no single length that your fish "should" have: compare it with three bands, garden, good and jumbo keeping.',
      ),
      uncited('A slow grower that is round and lively is well. One that gets thinner is not.'),
    ],
    related: { articles: ['growth-slow', 'growth-weight', 'growth-measure'] },
    keywords: ['growth chart', 'size by age', 'length', 'how big', 'growth curve', 'growth rate'],
  },
  {
    id: 'growth-slow',
    question: 'Why does my koi not grow?',
    topic: 'growth',
    short: said(
      'Inheritance, warmth, oxygen, water, crowding and food set the pace together; one that is missing holds all back.',
      'sakks-growth',
      'gardeners-bible-growth',
    ),
    points: [
      said(
        'The number of fish for the space is probably the greatest single factor.',
        'gardeners-bible-jumbo',
      ),
      said(
        'In poor water koi lose their appetite or stop eating, and digest worse.',
        'koifoodshack-growth',
      ),
      said('Each fish carries a limit of its own that no keeping can lift.', 'sakks-growth'),
      uncited('Under 12 °C growth almost stops, so five cold months are five months lost.'),
      uncited(
        'Work through it in this order: ammonia, nitrite and oxygen, then nitrate, stocking, temperature, food, and a scrape.',
      ),
      uncited(
        'If one fish alone stays behind, watch a meal: it may be pushed away, ill, or simply a male.',
      ),
    ],
    related: {
      conditions: ['intestinal-worms'],
      articles: ['growth-size-by-age', 'pond-how-many-koi', 'growth-small-pond'],
    },
    keywords: ['slow growth', 'stunted', 'not growing', 'runt', 'small koi', 'stopped growing'],
  },
  {
    id: 'growth-measure',
    question: 'How do I measure a koi?',
    topic: 'growth',
    short: said(
      'From the tip of the nose to the end of the tail, as shows measure it.',
      'auskoi-showing',
    ),
    points: [
      uncited(
        'Lay a measuring mat or rule into a bowl, guide the fish over it in shallow water and read when it lies straight.',
      ),
      uncited('Reckon with 2 cm either way: no living fish keeps still for more.'),
      uncited(
        'A photo from straight above with the rule beside the fish does it too, if camera and rule are level.',
      ),
      uncited(
        'Twice a year is enough, in cool but not cold water, on the day when you look the fish over anyway.',
      ),
      uncited('Never out of the water on a table, never in a heatwave, and not while it is sick.'),
      uncited(
        'Write date, length and, if you can, weight down: the curve of one fish tells more than any table.',
      ),
    ],
    related: { articles: ['health-catch-koi', 'growth-weight', 'photo-for-growth'] },
    keywords: ['measuring bowl', 'length', 'total length', 'zencho', 'ruler', 'measure size'],
  },
  {
    id: 'growth-weight',
    question: 'How heavy is my koi, and is it too thin or too fat?',
    topic: 'growth',
    short: uncited(
      'Reckoned from length, a usual koi of 30 cm weighs about 450 g, one of 50 cm 2.1 kg and one of 70 cm 5.7 kg.',
    ),
    points: [
      uncited(
        'Weight goes with the third power of length: twice as long means eight times as heavy, and eight times the food.',
      ),
      uncited('Condition is 100 times grams divided by centimetres cubed. The usual koi has 1.67.'),
      uncited('Under 1.3 it is thin; over 2.0 it is stocky or full of eggs.'),
      uncited(
        'Weigh a tub of pond water first, then with the fish in it: the difference is the fish.',
      ),
      uncited(
        'From above a thin koi shows a big head and a pinched nape, a fat one bulges behind the pectoral fins.',
      ),
      uncited(
        'Thin in spring is common, thin in August is a reason to look for worms, flukes or rivals.',
      ),
    ],
    related: {
      conditions: ['intestinal-worms'],
      articles: ['feeding-how-much', 'growth-measure', 'disease-swollen-belly'],
    },
    keywords: ['weight', 'condition factor', 'thin koi', 'fat koi', 'weigh', 'taiju'],
  },
  {
    id: 'growth-small-pond',
    question: 'Do koi stay small in a small pond?',
    topic: 'growth',
    short: said(
      'Pond size as such does not stop them: crowding and bad water do, and that is no kind way to keep a fish small.',
      'enviroliteracy-size',
    ),
    points: [
      uncited(
        'Koi held back by their own waste stay small, live shorter and fall ill more easily.',
      ),
      uncited('So do not count on "it grows to its pond": plan for 60 cm and more.'),
      uncited(
        'If yours have outgrown the water, fewer fish help at once; a larger filter helps the water, not the space.',
      ),
      uncited(
        'Ask clubs and dealers to take koi on. Rivers, lakes and ditches are forbidden to them.',
      ),
      uncited('Small pond, fixed size? Goldfish or shubunkins suit it better.'),
    ],
    related: { articles: ['pond-size', 'pond-how-many-koi', 'law-release'] },
    keywords: ['small pond', 'stunting', 'dwarf', 'pond size', 'outgrown', 'too many koi'],
  },
  {
    id: 'growth-age-names',
    question: 'What do Tosai, Nisai and Sansai mean?',
    topic: 'growth',
    short: said(
      'They count growing seasons: a Tosai has had one, a Nisai two and a Sansai three.',
      'pondtrade-tategoi',
      'sakks-young',
    ),
    points: [
      said(
        'Some Japanese breeders call a koi Tosai up to eighteen months, as jumbo Tosai.',
        'tristar-tosai',
      ),
      uncited(
        'Yonsai and Gosai follow, the fourth and fifth. The names turn over in autumn, with the pond harvest, not on a birthday.',
      ),
      uncited('Rough lengths are 8 to 20 cm for Tosai, 20 to 45 for Nisai, and more for Sansai.'),
      uncited(
        'A big Tosai and a small Nisai may be equally long; ask for the hatching year, not for the name alone.',
      ),
      uncited(
        'A show asks for centimetres, so age names matter for buying and growing, not for the class.',
      ),
    ],
    related: { articles: ['buying-young-or-old', 'growth-size-by-age', 'variety-young-koi'] },
    keywords: [
      'tosai',
      'nisai',
      'sansai',
      'yonsai',
      'gosai',
      'age names',
      'one year old',
      'tossai',
    ],
  },
  {
    id: 'growth-lifespan',
    question: 'How old do koi get, and can I tell their age?',
    topic: 'growth',
    short: said('Around 30 to 40 years, depending on how they are kept.', 'jnpa-hanako'),
    points: [
      said(
        'The famous Hanako was taken for 223 years old; that count of her scale ridges is now held to be wrong.',
        'jnpa-hanako',
      ),
      said(
        'Young scales form many ridges in one year, and none once growth has ended.',
        'jnpa-hanako',
      ),
      said(
        'Summers and winters leave rings, but not in koi that were fed warm all winter.',
        'koifoodshack-growth',
      ),
      uncited('Pull no scale to find out: it opens the skin and tells little.'),
      uncited(
        'Keep the seller’s note of the hatching year with the photo of the day you bought it.',
      ),
      uncited('They may outlive your pond: decide in good time who would take them over.'),
    ],
    related: { articles: ['growth-age-names', 'health-records'] },
    keywords: [
      'lifespan',
      'age',
      'how long do koi live',
      'Hanako',
      'jumyo',
      'scale rings',
      'oldest koi',
    ],
  },
  {
    id: 'growth-jumbo',
    question: 'How do breeders grow jumbo koi?',
    topic: 'growth',
    short: said(
      'With fish bred for size, and large mud ponds for a handful of chosen ones.',
      'gardeners-bible-jumbo',
    ),
    points: [
      said(
        'Warm water with food of more than 36 % protein gives the faster growth.',
        'sakks-growth',
      ),
      said(
        'Koi that one keeper wintered at 20 °C grew larger and came sturdier into spring than those left outside.',
        'smartkoi-jumbo',
      ),
      said(
        'Strong current takes energy that would go into growth; some exercise is enough.',
        'smartkoi-jumbo',
      ),
      uncited(
        'Jumbo lines pass 85 to 90 cm; a fish of other parents will not, however much it is fed.',
      ),
      uncited(
        'At home the filter is the limit: no step up in food before ammonia and nitrite stay at zero.',
      ),
      uncited(
        'Fast growth stretches the pattern and thins red. Decide what you want of this fish before you push it.',
      ),
    ],
    related: { articles: ['season-heating', 'feeding-which-food', 'growth-slow'] },
    keywords: ['jumbo koi', 'mud pond', 'doro ike', 'grow on', 'azukari', 'big koi', 'fast growth'],
  },
  {
    id: 'growth-male-female',
    question: 'Is my koi male or female, and does that matter for its size?',
    topic: 'growth',
    short: said(
      'Females tend to become larger and rounder, males mostly stay slimmer. In young koi it cannot be told with certainty.',
      'koimag-sex',
      'oase-sex',
    ),
    points: [
      said('Males mostly have the larger pectoral fins.', 'oase-sex'),
      said('The average is no law: some males grow big and some females stay small.', 'koimag-sex'),
      said(
        'Once mature a koi grows much more slowly, since its food goes into eggs or sperm.',
        'koifoodshack-growth',
      ),
      said(
        'Males are ready to breed after 3 to 4 years in a cool climate, females after 4 to 5.',
        'oase-sex',
      ),
      uncited(
        'In spring rough, regular white points on gill covers and pectoral fins mark a male; they are no disease.',
      ),
      uncited('Do not press the belly to see what comes out.'),
    ],
    related: {
      articles: ['parasite-tubercles', 'buying-male-or-female'],
    },
    keywords: ['male', 'female', 'osu', 'mesu', 'sexing', 'gender', 'tubercles', 'oiboshi'],
  },
];
