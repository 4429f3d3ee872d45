import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const filters: Article[] = [
  {
    id: 'filter-how-it-works',
    question: 'How does a koi filter work?',
    topic: 'filters',
    short: uncited(
      'In two steps: the mechanical part takes solids out, then bacteria in the biological part turn ammonia into nitrite and nitrate.',
    ),
    points: [
      said(
        'The bacteria settle on every wet surface, in pipes and on walls too, and like the dark best.',
        'koi-org-maturation',
      ),
      said('They take their carbon from carbonates, so KH must not run out.', 'koi-org-maturation'),
      uncited('They also need oxygen and a steady flow, and slow down sharply below 10 °C.'),
      uncited(
        'Solids that stay in the filter rot, use oxygen and smother the bacteria: flush them out often.',
      ),
      uncited('What comes out at the end is nitrate, which only water changes remove.'),
    ],
    related: { articles: ['filter-start', 'filter-clean', 'water-kh'] },
    keywords: [
      'biological filter',
      'nitrification',
      'nitrogen cycle',
      'roka',
      'mechanical filter',
      'biofilter',
      'fliter',
    ],
  },
  {
    id: 'filter-start',
    question: 'How long does a new filter take to mature?',
    topic: 'filters',
    short: said(
      'Up to six weeks under normal conditions; temperature and pH change that.',
      'koi4u-bioseeding',
    ),
    points: [
      uncited('Seeded with media from a healthy, running filter it may take one to two weeks.'),
      said(
        'Such media are the quickest way, but they can bring disease in with them.',
        'koi-carp-cycling',
      ),
      uncited(
        'Warmth, air and a KH of 6 degrees or more speed it up; in cold water it hardly starts.',
      ),
      uncited(
        'Begin with few fish and little food, test every day or two, and let the test decide on the next fish.',
      ),
      said(
        'Some keepers hold a filter to be mature only after a full year of seasons.',
        'koi4u-bioseeding',
      ),
    ],
    related: {
      conditions: ['ammonia-poisoning', 'nitrite-poisoning'],
      articles: ['ammonia-new-pond', 'filter-bacteria-bottle'],
    },
    keywords: ['maturing', 'cycling time', 'seeding', 'new filter', 'mature filter'],
  },
  {
    id: 'filter-clean',
    question: 'How do I clean the filter without killing its bacteria?',
    topic: 'filters',
    short: uncited(
      'Flush solids out often, rinse biological media rarely, and always in pond water, never under the tap.',
    ),
    points: [
      said(
        'Washing hard under chlorinated tap water can destroy a good biological filter altogether.',
        'azponds-nitrification',
      ),
      uncited('Clean one chamber or a part of the media at a time, with some weeks in between.'),
      uncited('Never scrub until it looks new: the brown film is what does the work.'),
      uncited('Feed less for two days afterwards, and test ammonia and nitrite.'),
      uncited('Not in the same week as a treatment, a big water change or new fish.'),
    ],
    related: { articles: ['filter-how-it-works', 'ammonia-what-to-do'] },
    keywords: [
      'clean filter',
      'rinse media',
      'backwash',
      'filter maintenance',
      'foam',
      'Japanese matting',
    ],
  },
  {
    id: 'filter-size',
    question: 'How big must my filter be?',
    topic: 'filters',
    short: said(
      'Size it by the food that goes in: about 200 m² of media surface for each kilogram of food a day.',
      'lowcarbon-stocking',
    ),
    points: [
      uncited(
        'The makers’ "for ponds up to" figures often assume few fish. Koi are heavy eaters, so ask what daily food it stands.',
      ),
      uncited(
        'Young koi triple their length and multiply their weight: plan for the koi in five years.',
      ),
      uncited(
        'The mechanical stage must cope with the whole flow. What it lets through, the biological stage has to suffer.',
      ),
      uncited(
        'Two smaller filters in parallel are safer than one large one: one can be cleaned or repaired while the other runs.',
      ),
      uncited(
        'If ammonia or nitrite shows after each good meal, the filter is too small for the food, whatever the box says.',
      ),
    ],
    related: { articles: ['ammonia-from-food', 'pond-how-many-koi', 'filter-turnover'] },
    keywords: ['filter size', 'media surface', 'K1', 'moving bed', 'capacity', 'nexus'],
  },
  {
    id: 'filter-turnover',
    question: 'How often should the pond water go through the filter?',
    topic: 'filters',
    short: uncited('Once an hour with many fish, and at least once in two hours.'),
    points: [
      uncited(
        'Measure the flow where it comes back: height and pipes take a good part of what the pump’s label promises.',
      ),
      uncited(
        'A bucket and a watch are enough: litres caught, divided by seconds, times 3,600 is litres an hour.',
      ),
      uncited(
        'Do not force more through a filter than it was built for: solids are then pressed through and the bacteria torn off.',
      ),
      uncited(
        'In winter less flow is right, so that cold air does not chill the pond over the falls.',
      ),
      uncited(
        'Flow that has dropped by itself is the first sign of a clogged screen, a worn pump or air in a pipe.',
      ),
    ],
    related: { articles: ['filter-size', 'filter-winter'] },
    keywords: ['turnover', 'flow rate', 'pump size', 'litres per hour', 'circulation'],
  },
  {
    id: 'filter-uv',
    question: 'What does a UV lamp do, and when must I change the tube?',
    topic: 'filters',
    short: said(
      'It kills floating algae and makes them clump. The tube fades long before it goes dark: change it after 12 to 18 months.',
      'water-garden-uv',
    ),
    points: [
      said(
        'The clumps have to be caught, so the mechanical filter must be a size larger with a UV lamp.',
        'gardeners-bible-uv',
      ),
      said('Clean the quartz sleeve when the tube is changed.', 'water-garden-uv'),
      uncited('As a guide 10 watts for 4,500 to 5,000 litres, at the flow that the maker states.'),
      uncited(
        'Off during treatments: it breaks many of them down. Write a note to switch it on again.',
      ),
      uncited('It cures no sick fish: parasites and bacteria sit on the fish, not in the lamp.'),
      uncited('Never look into it, and unplug it before you open it.'),
    ],
    related: { articles: ['water-green', 'treatment-before-you-start'] },
    keywords: ['UVC', 'UV clarifier', 'steriliser', 'UV bulb', 'green water lamp'],
  },
  {
    id: 'filter-winter',
    question: 'Should I switch the filter off in winter?',
    topic: 'filters',
    short: uncited(
      'No: run it slower. A filter that stands still dies, and in spring the fish pay for it.',
    ),
    points: [
      uncited(
        'By-pass waterfalls and lift the pump to mid-water, so that the warmest layer at the bottom stays.',
      ),
      uncited('Insulate pipes and boxes; a frozen, split pipe can empty a pond overnight.'),
      uncited(
        'Clean it well in autumn, in pond water, before the leaves are down and again after.',
      ),
      uncited(
        'If it must stop, drain it completely: never pump water that stood dead in a filter back onto the fish.',
      ),
      uncited('When spring comes start it as if it were new: gently, with tests and little food.'),
    ],
    related: {
      conditions: ['nitrite-poisoning'],
      articles: ['season-winter', 'ammonia-in-spring', 'oxygen-in-winter'],
    },
    keywords: ['winter', 'turn off pump', 'fuyu', 'frost', 'winterise', 'by-pass'],
  },
  {
    id: 'filter-bacteria-bottle',
    question: 'Do bottled filter bacteria help?',
    topic: 'filters',
    short: said(
      'They may give a start, yet many products hold other bacteria than the slow ones that do the real work.',
      'koi-carp-cycling',
    ),
    points: [
      uncited('Nothing in a bottle replaces the test kit, few fish and patience.'),
      uncited(
        'Use them fresh and stored as the label says; heat and frost kill them in the van or on the shelf.',
      ),
      uncited(
        'They need air, KH and warmth like any others, and die with chlorine or a treatment in the water.',
      ),
      uncited(
        'Never pour them in as the answer to a poisonous reading: stop feeding and change water first.',
      ),
    ],
    related: { articles: ['filter-start', 'ammonia-what-to-do'] },
    keywords: [
      'filter start',
      'bottled bacteria',
      'pure pond',
      'nitrosomonas',
      'nitrobacter',
      'probiotics',
    ],
  },
  {
    id: 'filter-and-treatment',
    question: 'Does a treatment harm my filter?',
    topic: 'filters',
    short: uncited(
      'Oxidisers such as permanganate and chloramine-T do; praziquantel hardly does. Test ammonia and nitrite after any.',
    ),
    points: [
      uncited(
        'Before an oxidiser take the biological stage out of the flow and keep its water moving with air.',
      ),
      uncited(
        'Do not leave a filter shut off and airless: it turns foul, and its water must not go back to the fish.',
      ),
      uncited('Take carbon and zeolite out for every treatment, or they take the medicine out.'),
      uncited('Feed little afterwards, until two tests in a row show nothing.'),
      said(
        'Praziquantel is gentle on the filter as well as on fish and plants.',
        'johnson-praziquantel',
      ),
    ],
    related: {
      treatments: ['permanganate', 'chloramine-t', 'praziquantel'],
      articles: ['treatment-before-you-start', 'ammonia-what-to-do'],
    },
    keywords: ['by-pass filter', 'kill bacteria', 'medication filter', 'KMnO4 filter'],
  },
  {
    id: 'filter-stood-still',
    question: 'My pump stopped for some hours. Can I just switch it on again?',
    topic: 'filters',
    short: uncited(
      'After a short stop yes. After many hours drain the standing filter water first: without oxygen it may have turned foul.',
    ),
    points: [
      uncited(
        'Smell it. Rotten eggs or black sludge mean: to the drain, rinse media in pond water, then start.',
      ),
      said(
        'Once the power is back expect a small ammonia or nitrite crisis like that of a new pond.',
        'gardeners-bible-power',
      ),
      said('The warmer the water, the sooner trouble starts.', 'gardeners-bible-power'),
      uncited('Air comes first: an air pump on a battery keeps fish and media alive meanwhile.'),
      uncited(
        'Find out why it stopped before you leave it alone: a tripped safety switch means water or a damaged cable.',
      ),
    ],
    related: { conditions: ['low-oxygen'], articles: ['emergency-power-cut', 'pond-electrics'] },
    keywords: ['pump stopped', 'pump failure', 'anaerobic', 'restart filter', 'tripped'],
  },
];
