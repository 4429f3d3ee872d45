import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const breeding: Article[] = [
  {
    id: 'breeding-signs',
    question: 'Are my koi fighting or spawning?',
    topic: 'breeding',
    short: said(
      'Spawning, if one or more fish drive a round one along the edge, mostly early in the morning.',
      'aquascape-spawning',
    ),
    points: [
      said('Lengthening days and warming water set it off.', 'aquascape-spawning'),
      said(
        'Males bump and nudge the female’s belly until she lets go of her eggs, best onto plants.',
        'south-texas-spawning',
      ),
      uncited(
        'From 18 °C on it may happen any morning, most likely at 20 to 23 °C after a water change or a storm.',
      ),
      uncited(
        'Foam, cloudy water and tiny sticky beads on walls and ropes are what is left of it.',
      ),
      uncited(
        'Take out pots, sharp stones and anything a fish can be jammed behind, and put the net on: they jump.',
      ),
      uncited('A female that lies exhausted or bleeds goes into a tank of her own, with air.'),
    ],
    related: {
      conditions: ['spawning-injury'],
      articles: ['breeding-after-spawning', 'parasite-tubercles', 'growth-male-female'],
    },
    keywords: ['spawning', 'sanran', 'chasing', 'fighting', 'mating', 'foam', 'flock spawning'],
  },
  {
    id: 'breeding-after-spawning',
    question: 'My koi have spawned in the pond. What must I do now?',
    topic: 'breeding',
    short: said(
      'Test ammonia and nitrite that day and the days after: koi eat the eggs, and that rich food loads the filter.',
      'koikichi-spawning',
    ),
    points: [
      said(
        'Ammonia is usually down again within a day or so, nitrite takes longer.',
        'koikichi-spawning',
      ),
      said(
        'Lost scales and torn fins mostly heal by themselves in good water, but watch the places for redness.',
        'koikichi-spawning',
      ),
      uncited(
        'Full air, no food that day, foam skimmed off, and a water change with dechlorinated water of the same warmth.',
      ),
      uncited('Take out ropes and plants with eggs on them, whether you want the young or not.'),
      uncited('Look each female over after three days. Round and slow still? That is for a vet.'),
    ],
    related: {
      conditions: ['spawning-injury', 'egg-retention', 'nitrite-poisoning'],
      articles: ['nitrite-what-to-do', 'disease-swollen-belly', 'breeding-should-i'],
    },
    keywords: ['after spawning', 'eggs in pond', 'nitrite spike', 'spawning damage', 'foam'],
  },
  {
    id: 'breeding-should-i',
    question: 'Should I breed my koi?',
    topic: 'breeding',
    short: said(
      'They do not need it: koi stay healthy without spawning, and the act itself brings risks.',
      'caswell-spawning',
    ),
    points: [
      said(
        'Left alone, eggs are eaten by the adults or leave by the overflow.',
        'caswell-spawning',
      ),
      said(
        'Parents picked without plan give mostly plain young of no variety.',
        'cuttlebrook-breeding',
      ),
      said(
        'Raising them takes space, heat, many water changes and a lot of food and time.',
        'koiquest-fry',
      ),
      uncited(
        'Count first where 200 half-grown koi would live. Rivers and other people’s ponds are no answer.',
      ),
      uncited('For the joy of it keep one rope of eggs, thirty fish, and a friend with a pond.'),
    ],
    related: { articles: ['breeding-setup', 'breeding-culling', 'law-release'] },
    keywords: ['breed koi', 'baby koi', 'unwanted fry', 'hobby breeding', 'hanshoku'],
  },
  {
    id: 'breeding-setup',
    question: 'How do I set up a planned spawning?',
    topic: 'breeding',
    short: said(
      'One female and two males in a clean, shallow tank of fresh water, with spawning ropes across it.',
      'cuttlebrook-breeding',
    ),
    points: [
      said(
        'Take healthy parents of the variety you want; mixed ones give young of no variety.',
        'cuttlebrook-breeding',
      ),
      said('Sturdy fish of four to five years are preferred.', 'caswell-spawning'),
      said(
        'Remove the parents as soon as they are done: they eat what they can find.',
        'cuttlebrook-breeding',
      ),
      said(
        'Farms make the ropes of artificial grass called kinran; in Niigata the weeks are mid-May to mid-June.',
        'koikichi-breeding',
      ),
      said(
        'With several males nobody can say whose young they are, which is why breeders strip eggs today. That is no work for amateurs.',
        'koikichi-breeding',
      ),
      uncited(
        'Match temperature and pH with the pond, dechlorinate, cover the tank tightly, and be there.',
      ),
    ],
    related: { articles: ['breeding-eggs', 'breeding-signs', 'breeding-inbreeding'] },
    keywords: ['kinran', 'spawning rope', 'spawning tank', 'oyagoi', 'parents', 'spawning mop'],
  },
  {
    id: 'breeding-eggs',
    question: 'How long do koi eggs take to hatch?',
    topic: 'breeding',
    short: said('About four days at 20 °C.', 'koicarp-eggs'),
    points: [
      said(
        'Keep them between 18 and 25 °C; warmer water hatches them sooner, but with more deformed young.',
        'koicarp-eggs',
      ),
      uncited(
        '75 to 85 degree-days is the rule: days times degrees. At 18 °C that is more than four days, at 25 °C a little over three.',
      ),
      said(
        'A female lays 100,000 to 120,000 eggs for each kilogram of her weight, and far from all hatch.',
        'cuttlebrook-breeding',
      ),
      said(
        'Milky, solid eggs are not fertile: take them out before mould spreads from them.',
        'south-texas-spawning',
      ),
      said('Gentle air and a trickle of fresh water are what they want.', 'cuttlebrook-breeding'),
      said('After hatching remove the ropes soon, before dead eggs foul the tank.', 'koicarp-eggs'),
    ],
    related: { conditions: ['saprolegnia'], articles: ['breeding-raise-fry', 'breeding-setup'] },
    keywords: ['eggs', 'tamago', 'hatching', 'fuka', 'degree days', 'incubation', 'white eggs'],
  },
  {
    id: 'breeding-raise-fry',
    question: 'What do koi fry eat, and how do I raise them?',
    topic: 'breeding',
    short: said(
      'Nothing at first: they live on their yolk and look for food from about the third day.',
      'koiandponds-larvae',
      'koicarp-eggs',
    ),
    points: [
      said(
        'Then living dust such as newly hatched brine shrimp or liquid fry food; dry food harms them and fouls the water.',
        'koiandponds-larvae',
        'koiquest-fry',
      ),
      said(
        'They hang on walls and ropes and need calm water with much air; a filter would suck them in.',
        'koiandponds-larvae',
      ),
      said(
        'About 23 °C and several thousand litres are what one hobby breeder advises for a batch.',
        'koiquest-fry',
      ),
      uncited(
        'Feed four to eight times a day, little each time, and change a part of the water daily, warm and dechlorinated.',
      ),
      uncited(
        'Thin them out early. A hundred in good water become better koi than a thousand in bad.',
      ),
      uncited(
        'Patterns begin to show at about three weeks; at a month they are some 3 to 4 cm long.',
      ),
    ],
    related: { articles: ['breeding-culling', 'feeding-pellets', 'filter-start'] },
    keywords: ['fry', 'kego', 'artemia', 'brine shrimp', 'infusoria', 'first food', 'baby koi'],
  },
  {
    id: 'breeding-culling',
    question: 'What is culling, and when do breeders select?',
    topic: 'breeding',
    short: said(
      'Selection, senbetsu: deformed and plain fry are taken out step by step, 80 to 90 % of them at the first.',
      'rinko-selection',
    ),
    points: [
      said(
        'Showa are sorted at about five days: fry are black or white then, and the black ones stay.',
        'quality-culling',
      ),
      said(
        'Other varieties follow at four to five weeks, when they come out of the mud pond for the first time.',
        'cuttlebrook-selection',
      ),
      said(
        'Second, third and fourth rounds in summer look at quality and pattern.',
        'rinko-selection',
      ),
      said(
        'A year later even the best breeders find it hard to tell what a fish will become.',
        'pondtrade-tategoi',
      ),
      uncited(
        'Whoever breeds decides this beforehand. A fish that must die is owed a quick end: ask a vet or an experienced breeder.',
      ),
      uncited('Never into brook, lake or drain, alive or dead.'),
    ],
    related: { articles: ['breeding-should-i', 'buying-price', 'law-welfare'] },
    keywords: ['culling', 'senbetsu', 'sembetsu', 'selection', 'fry selection', 'cull'],
  },
  {
    id: 'breeding-kohaku',
    question: 'What comes out of Kohaku bred with Kohaku?',
    topic: 'breeding',
    short: said(
      'White, red-and-white and red young, in shares that nobody can foretell; none with black.',
      'gomelsky-black',
      'david-colours',
    ),
    points: [
      said(
        'White and red depend on many genes, and the mixture follows how much red the parents carry.',
        'gomelsky-black',
      ),
      said(
        'Kohaku parents never gave young with black patches in the crosses that were studied.',
        'david-colours',
      ),
      uncited('Little red in both parents brings few red and many white young.'),
      uncited(
        'Red-and-white is not yet Kohaku of quality: edges, whiteness and body are not in any table.',
      ),
      uncited('Where black turns up after all, one parent was an unfinished Sanke.'),
    ],
    related: {
      varieties: ['kohaku'],
      articles: ['breeding-sanke-kohaku', 'breeding-not-predictable'],
    },
    keywords: ['kohaku x kohaku', 'genetics', 'inheritance', 'iden', 'red and white', 'offspring'],
  },
  {
    id: 'breeding-sanke-kohaku',
    question: 'What comes out of Sanke crossed with Kohaku?',
    topic: 'breeding',
    short: uncited(
      'About half of the young carry black if the Sanke has one black gene, all of them if it has two.',
    ),
    points: [
      said('One dominant gene decides whether there are black patches.', 'gomelsky-black'),
      said('It is passed on independently of red and white.', 'gomelsky-black', 'david-colours'),
      uncited(
        'Most Sanke have one such gene. The first brood tells: a single young one without any black means one gene.',
      ),
      uncited('Two Sanke with one black gene each give three in four with black.'),
      uncited(
        '"With black" means black skin patches of any kind, also on white or red young. How many become Sanke is unknown.',
      ),
      said('It works early: the same gene makes black pigment in the fry.', 'gomelsky-black'),
    ],
    related: {
      varieties: ['sanke', 'kohaku', 'bekko'],
      articles: ['breeding-kohaku', 'breeding-not-predictable'],
    },
    keywords: [
      'sanke x kohaku',
      'black gene',
      'Bl gene',
      'dominant',
      '50 percent',
      'sumi inheritance',
    ],
  },
  {
    id: 'breeding-ginrin',
    question: 'How is ginrin inherited?',
    topic: 'breeding',
    short: said(
      'By one dominant gene: ginrin with non-ginrin gave about half and half in most crosses.',
      'gomelsky-ginrin',
    ),
    points: [
      uncited(
        'Two ginrin parents with one such gene each give three in four; where one parent has two, all young glitter.',
      ),
      uncited('Two parents without it have no ginrin young.'),
      uncited(
        'How dense, how even and on which rows the sparkle lies is not foretold by that gene.',
      ),
      uncited('It shows late. Do not sort fry by it in the first weeks.'),
      uncited('Sparkle hides a weak body from the eye: choose parents by body and skin first.'),
    ],
    related: { articles: ['variety-ginrin', 'breeding-not-predictable'] },
    keywords: [
      'ginrin genetics',
      'sparkling scales',
      'dominant gene',
      'inheritance',
      'gin rin breeding',
    ],
  },
  {
    id: 'breeding-scales',
    question: 'How are doitsu scales inherited?',
    topic: 'breeding',
    short: uncited(
      'By two genes. Mirror koi have the recessive form of the first; one copy of the second makes linear or leather fish.',
    ),
    points: [
      said(
        'Mirror carp are recessive in both genes; scaled carp have one or two dominant forms of the first.',
        'wikipedia-mirror',
      ),
      uncited(
        'Mirror with a pure scaled koi gives scaled young that all carry mirror unseen; mirror with such a carrier half and half.',
      ),
      uncited(
        'Two copies of the second gene kill the embryo: of leather with leather a quarter of the eggs dies.',
      ),
      uncited('So breed leather with mirror rather than with leather.'),
      uncited('Other genes shift the number of scales: tidy rows are selected, not calculated.'),
    ],
    related: { varieties: ['shusui'], articles: ['variety-doitsu', 'breeding-not-predictable'] },
    keywords: [
      'doitsu genetics',
      'mirror',
      'leather',
      'Kirpichnikov',
      'scale pattern',
      'scaleless',
    ],
  },
  {
    id: 'breeding-eye-and-ghost',
    question: 'Are red eyes and the ghost pattern inherited?',
    topic: 'breeding',
    short: said(
      'Yes, each by one dominant gene: one parent that has it is enough.',
      'gomelsky-red-eyes',
      'gomelsky-design',
    ),
    points: [
      said(
        'A red-eyed koi crossed with a black-eyed one gave half red-eyed young, two of those together three in four.',
        'gomelsky-red-eyes',
      ),
      said(
        'A fish with one gene for the ghost pattern passed it to half of its young.',
        'gomelsky-design',
      ),
      said('One with two passed it to practically all, 420 of 421.', 'gomelsky-design'),
      uncited(
        'Metal and long fins act as if they were dominant too; that rests on reports of breeders more than on studies.',
      ),
      uncited(
        'What a fish does not show it cannot pass on as a dominant trait: plain young of ghost koi are free of it.',
      ),
    ],
    related: {
      varieties: ['kigoi'],
      articles: ['variety-ghost', 'variety-yellow-koi', 'variety-butterfly'],
    },
    keywords: [
      'akame',
      'red eyes',
      'ghost koi genetics',
      'design gene',
      'long fin gene',
      'dominant',
    ],
  },
  {
    id: 'breeding-not-predictable',
    question: 'What can nobody predict about a cross of koi?',
    topic: 'breeding',
    short: uncited(
      'Place and shape of red and black, quality of skin, body, size, when black comes up, and which fish turns out good.',
    ),
    points: [
      said(
        'Even the ratio of white, patterned and red young varies greatly from brood to brood.',
        'gomelsky-black',
      ),
      said('The inheritance of many colours has never been studied.', 'gomelsky-red-eyes'),
      uncited(
        'So distrust any "90 % Kohaku". A forecast names what can appear, gives a range where a gene is known, and stops there.',
      ),
      uncited(
        'Fine parents raise the odds, not more: of champions too nearly all young are taken out.',
      ),
      uncited(
        'Good records help most: who with whom, how many, what stayed, with photos at one and two years.',
      ),
    ],
    related: { articles: ['breeding-kohaku', 'breeding-culling', 'health-records'] },
    keywords: [
      'prediction',
      'breeding calculator',
      'predict offspring',
      'pattern inheritance',
      'forecast',
    ],
  },
  {
    id: 'breeding-inbreeding',
    question: 'May I breed related koi with each other?',
    topic: 'breeding',
    short: uncited(
      'Better not: brother with sister, or parent with young, gives a quarter of all gene pairs alike by descent: a coefficient of inbreeding of 0.25.',
    ),
    points: [
      uncited(
        'Half-brother with half-sister gives an eighth (0.125). The more is alike, the more hidden defects meet.',
      ),
      uncited('Signs in a brood are bent spines, short gill covers, missing fins and weak growth.'),
      uncited(
        'Koi bought from one tank are often siblings: ask for the parents before you pair them.',
      ),
      said(
        'Breeders cross relatives to fix a colour, and koi are the weaker for it.',
        'gardeners-bible-genetics',
      ),
      uncited('Bring a male of another source in through quarantine instead.'),
    ],
    related: { articles: ['breeding-setup', 'breeding-culling', 'quarantine-how-long'] },
    keywords: [
      'inbreeding',
      'line breeding',
      'siblings',
      'pedigree',
      'bloodline',
      'kettou',
      'related parents',
    ],
  },
];
