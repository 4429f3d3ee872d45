import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const feeding: Article[] = [
  {
    id: 'feeding-how-much',
    question: 'How much should I feed my koi?',
    topic: 'feeding',
    short: said(
      'As much as they eat in three to five minutes, and rather several small meals than one large one.',
      'dankoi-feeding',
    ),
    points: [
      said(
        'Koi have no stomach to store a big meal in, so they use small ones better.',
        'dankoi-feeding',
      ),
      uncited(
        'By weight a feeding day takes 0.2 to 0.4 % of the fish at 10 to 13 °C, about 1 % at 18 to 22 °C, and 1 to 2 % at 22 to 26 °C.',
      ),
      uncited('So twenty koi of 18 kg together get 36 to 72 g when the water has 11 °C.'),
      uncited(
        'Weigh one cup of your pellets and write the number on the bag: cups differ by more than keepers think.',
      ),
      uncited(
        'Young koi in their first summer may have 2 to 4 % of their weight, if the filter copes.',
      ),
      uncited('Fish that beg are not hungry fish: koi beg whenever somebody comes.'),
    ],
    related: { articles: ['feeding-by-temperature', 'ammonia-from-food', 'growth-weight'] },
    keywords: ['feeding amount', 'overfeeding', 'pellets', 'esa', 'how much food', 'fead koi'],
  },
  {
    id: 'feeding-by-temperature',
    question: 'How often do I feed at which water temperature?',
    topic: 'feeding',
    short: uncited(
      'Not below 8 °C, a few times a week up to 15 °C, daily up to 18 °C, and two to four small meals in warmer water.',
    ),
    points: [
      said(
        'Between 10 and 13 °C feed two or three times a week, from 13 to 15 °C four or five times, and only hungry fish.',
        'dankoi-feeding',
      ),
      said('Three or four meals a day belong to water of 22 to 26 °C.', 'dankoi-feeding'),
      said(
        'From about 28 °C food is cut back again, and the oxygen needs watching before that.',
        'koiquanta-feeding',
      ),
      uncited(
        'Measure the water where the fish swim, not the air. Below 18 °C the trend counts too: feed less when it falls.',
      ),
      said('Every table is a guide: fish and ponds differ.', 'dankoi-feeding'),
      uncited('A test that finds ammonia or nitrite overrules the thermometer.'),
    ],
    related: { articles: ['feeding-how-much', 'feeding-stop-in-winter', 'oxygen-in-summer'] },
    keywords: [
      'feeding table',
      'feeding chart',
      'suion',
      'temperature',
      'meals a day',
      'feeding schedule',
    ],
  },
  {
    id: 'feeding-stop-in-winter',
    question: 'When do I stop feeding before winter, and when do I start again?',
    topic: 'feeding',
    short: uncited(
      'Stop when the water falls below 8 °C, and begin again once it has stayed above 10 °C for some days.',
    ),
    points: [
      said(
        'Advice differs: some give wheatgerm a few times a week between 4 and 10 °C, others nothing from 10 °C down.',
        'koiquanta-feeding',
        'pondwarehouse-winter',
      ),
      said(
        'No food at all while the water falls towards 4 to 5 °C, where koi become dormant.',
        'vetark-winter',
      ),
      said(
        'In the cold rich food stays in the gut so long that bacteria there can turn harmful.',
        'waterford-temperature',
      ),
      said('Koi live on their reserves until spring.', 'koiquanta-feeding'),
      uncited(
        'Between 8 and 10 °C give a pinch at midday to those that ask for it, gone within a minute, never towards evening.',
      ),
      said(
        'When the air warms up, the pond follows later: wait for the water, not for the first sunny day.',
        'gardeners-bible-spring',
      ),
    ],
    related: { articles: ['season-winter', 'season-spring', 'feeding-which-food'] },
    keywords: [
      'winter feeding',
      'stop feeding',
      'fuyu',
      'cold water',
      '10 degrees',
      'spring feeding',
    ],
  },
  {
    id: 'feeding-which-food',
    question: 'Wheatgerm or high protein: which food do koi need?',
    topic: 'feeding',
    short: said(
      'Wheatgerm with 28 to 32 % protein in cool water, growth food with 35 to 40 % in warm water.',
      'koiquanta-feeding',
    ),
    points: [
      said(
        'On a wheatgerm food wheatgerm stands first in the list of ingredients.',
        'shirley-cold-food',
      ),
      said('Under about 18 °C much protein is hard to digest.', 'dankoi-feeding'),
      said(
        'In the warmth protein builds growth, repairs tissue and makes eggs.',
        'waterford-temperature',
      ),
      said('It is the one part of a food that koi can grow from.', 'gardeners-bible-growth'),
      uncited('Change from one food to the other over a week, by mixing more of the new one in.'),
      uncited(
        'The richer the food, the more ammonia the same handful makes: raise it only as far as your tests stay at zero.',
      ),
    ],
    related: { articles: ['feeding-by-temperature', 'feeding-colour-food', 'growth-slow'] },
    keywords: [
      'wheat germ',
      'wheatgerm',
      'protein',
      'staple',
      'growth food',
      'saki hikari',
      'haiga',
    ],
  },
  {
    id: 'feeding-colour-food',
    question: 'Does colour food work, and can it spoil the white?',
    topic: 'feeding',
    short: said(
      'It can strengthen red, but too much of it tints white skin pink or yellow.',
      'uekoi-colour',
      'jordan-showing',
    ),
    points: [
      said('Koi show only those pigments that they are fed.', 'gardeners-bible-colour'),
      said(
        'How densely the colour cells lie is inherited; food changes no more than the depth of each cell.',
        'gardeners-bible-colour',
      ),
      said('Red is the only colour that gains from it.', 'jordan-showing'),
      said('Spirulina turns white pink less easily than carotene does.', 'uekoi-colour'),
      uncited(
        'Feed it for some weeks in warm water, and stop as soon as the head or the fin bases begin to yellow.',
      ),
      uncited(
        'Red that fades after a move, an illness or in green water asks for better water, not for pigment.',
      ),
    ],
    related: {
      varieties: ['kohaku'],
      articles: ['feeding-which-food', 'judging-prepare-for-show', 'variety-colours-change'],
    },
    keywords: [
      'colour enhancer',
      'color food',
      'spirulina',
      'astaxanthin',
      'iroage',
      'pink white',
      'shiroji',
    ],
  },
  {
    id: 'feeding-storage',
    question: 'How do I store koi food, and how long does it keep?',
    topic: 'feeding',
    short: said(
      'Cool, dark and dry at an even temperature, and never more than you use up in six months.',
      'koi-org-food',
    ),
    points: [
      said('After that even stabilised vitamin C is nearly gone.', 'koi-org-food'),
      said(
        'Keep no bag in use in the fridge or freezer: each time it comes out water condenses in it, and mould makes koi ill.',
        'koi-org-food',
      ),
      said(
        'A stricter rule uses pellets within three months, before they oxidise.',
        'dankoi-feeding',
      ),
      uncited(
        'Write the day of opening on the bag. Two small bags keep better than one sack at a bargain price.',
      ),
      uncited(
        'Close it against air and mice, and keep it out of the hot shed and the filter house.',
      ),
      uncited('Musty, rancid or damp food goes into the bin, not into the pond.'),
    ],
    related: { articles: ['feeding-which-food', 'feeding-treats'] },
    keywords: ['expiry', 'shelf life', 'mouldy food', 'vitamin C', 'old pellets', 'storage'],
  },
  {
    id: 'feeding-treats',
    question: 'May koi eat bread, fruit and vegetables?',
    topic: 'feeding',
    short: said(
      'As an extra: fresh vegetables and fruit up to a fifth of the food. Good pellets are complete by themselves.',
      'koi-org-food',
    ),
    points: [
      said(
        'Squash, peas, citrus fruit and watermelon are sources of carbohydrates.',
        'dankoi-feeding',
      ),
      uncited(
        'Wash them, cut them small or hang half a fruit on a string, and take out the rest after an hour.',
      ),
      uncited(
        'A crumb of bread makes a fish tame; a diet of bread makes it fat and the water cloudy.',
      ),
      uncited('Silkworm pupae are rich: a few in summer, none in cool water.'),
      uncited('Nothing salted, seasoned, fried or mouldy, and no meat scraps.'),
      uncited('No worms, snails or weed out of ponds and ditches: parasites come along.'),
    ],
    related: { articles: ['feeding-how-much', 'feeding-hand', 'quarantine-plants'] },
    keywords: ['treats', 'lettuce', 'orange', 'watermelon', 'bread', 'silkworm', 'kaiko', 'peas'],
  },
  {
    id: 'feeding-hand',
    question: 'How do I get koi to eat out of my hand?',
    topic: 'feeding',
    short: uncited(
      'Same place, same hour, few pellets and much patience: sit low, keep still, and let the boldest begin.',
    ),
    points: [
      said(
        'A Chagoi makes it easier: the variety is known for being friendly.',
        'koisale-kawarimono',
      ),
      uncited(
        'Scatter a few pellets, then hold the next ones just under the surface and wait. Withdraw nothing quickly.',
      ),
      uncited('Wash off soap, sun cream and insect spray first.'),
      uncited('Shadows, dogs and a hand from above mean heron to a fish: come from the side.'),
      said(
        'Meals are also your daily health check: one that hangs back may be showing the first sign of trouble.',
        'gardeners-bible-feeding',
      ),
      uncited(
        'Do not buy tameness with too much food; half a portion by hand counts as half a portion.',
      ),
    ],
    related: {
      varieties: ['chagoi'],
      articles: ['health-daily-look', 'feeding-treats', 'variety-chagoi'],
    },
    keywords: ['hand feeding', 'tame koi', 'friendly', 'chagoi', 'shy koi'],
  },
  {
    id: 'feeding-holiday',
    question: 'Who feeds my koi while I am on holiday?',
    topic: 'feeding',
    short: uncited(
      'For a few days nobody needs to: hunger harms grown koi far less than a helper with an open bag.',
    ),
    points: [
      uncited(
        'For longer, pack each meal into its own small bag and write the date on it. Hide the rest.',
      ),
      uncited('Give half of what you give yourself: the filter has no eye on it meanwhile.'),
      uncited(
        'Try an automatic feeder for two weeks while you are at home; damp pellets jam it or fall in lumps.',
      ),
      uncited(
        'Leave a note: what normal looks like, where the air pump and the main switch are, whom to ring, and the first-aid page.',
      ),
      uncited('Change no filter, add no fish and start no treatment in the week before you leave.'),
      uncited('On return begin with a small meal and a water test.'),
    ],
    related: { articles: ['feeding-how-much', 'emergency-power-cut', 'health-daily-look'] },
    keywords: ['vacation', 'holiday feeding', 'auto feeder', 'automatic feeder', 'neighbour'],
  },
  {
    id: 'feeding-before-journey',
    question: 'Should koi be fed before a journey or a treatment?',
    topic: 'feeding',
    short: uncited(
      'No. Leave out food for 24 hours before and after transport, potassium permanganate or formalin.',
    ),
    points: [
      uncited(
        'A fish that digests uses more oxygen and fouls the water of bag or bath, where both are scarce.',
      ),
      said(
        'Before a show many stop 4 to 5 days earlier, so that bag and vat stay clean.',
        'freeman-showing',
      ),
      uncited('Afterwards begin with a quarter of the usual meal and look whether all come.'),
      uncited('Fish that gasp, lie down or roll get nothing, whatever they have missed.'),
      uncited(
        'The rule holds for scrapes and measuring as well: a full belly is heavy in the hand.',
      ),
    ],
    related: {
      treatments: ['permanganate', 'formalin'],
      articles: [
        'treatment-before-you-start',
        'quarantine-new-fish-arrive',
        'judging-prepare-for-show',
      ],
    },
    keywords: ['fasting', 'no food', 'starve before transport', 'yuso', 'before treatment'],
  },
  {
    id: 'feeding-pellets',
    question: 'Floating or sinking pellets, and which size?',
    topic: 'feeding',
    short: uncited(
      'Floating for the daily meal, since you see who eats; sinking for shy fish and cold days. Size by the smallest mouth.',
    ),
    points: [
      uncited(
        'Pellets that fit the smallest fish feed all; large ones are swallowed by the greedy alone.',
      ),
      said(
        'One German keeper goes from 3 to 6 mm and no higher, because there is no stomach to work on them.',
        'amorkoi-feeding',
      ),
      uncited('A feeding ring keeps floating food away from skimmer and overflow.'),
      uncited(
        'Sinking food that nobody finds goes bad out of sight: give little and look at the drain afterwards.',
      ),
      uncited(
        'Crush pellets for the smallest rather than buying dust, which mostly feeds the filter.',
      ),
    ],
    related: { articles: ['feeding-how-much', 'breeding-raise-fry'] },
    keywords: ['pellet size', 'floating food', 'sinking pellets', 'sticks', 'feeding ring'],
  },
];
