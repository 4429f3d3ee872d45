import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const seasons: Article[] = [
  {
    id: 'season-calendar',
    question: 'What is to do at the pond through the year?',
    topic: 'seasons',
    short: uncited(
      'Go by the water, not by the date: each step of five degrees changes food, tests and risks.',
    ),
    points: [
      uncited('Under 5 °C: quiet, no food, a gas hole, a look a day and a water test a month.'),
      uncited(
        '5 to 10 °C and rising: the riskiest weeks. Two tests a week, small weekly changes, filter gently up.',
      ),
      uncited('10 to 15 °C: check pumps, UV tube, test kit and salt meter before they are needed.'),
      uncited(
        '15 to 20 °C: normal food. From 16 °C on KHV can show itself, so new fish go through quarantine only.',
      ),
      uncited(
        'Above 20 °C: air at night, shade, water changes, and an eye on spawning and its wounds.',
      ),
      uncited(
        'Falling below 15 °C: every fish looked over, leaves kept out, less protein, and measured lengths for the book.',
      ),
    ],
    related: { articles: ['season-winter', 'season-spring', 'season-summer', 'season-autumn'] },
    keywords: [
      'calendar',
      'seasonal care',
      'maintenance plan',
      'shiki',
      'yearly tasks',
      'month by month',
    ],
  },
  {
    id: 'season-winter',
    question: 'What do my koi need in winter?',
    topic: 'seasons',
    short: uncited(
      'Deep water that nobody stirs, a way out for gas, no food and as little disturbance as possible.',
    ),
    points: [
      said(
        'Raise the pump so that the lowest 30 to 60 cm, where the warmer water lies, stay undisturbed.',
        'pondwarehouse-winter',
      ),
      said(
        'Rotting leaves give off gas that harms koi when ice holds it in.',
        'pondwarehouse-winter',
      ),
      said('Fish and filter go on using carbonates, so watch KH all winter.', 'washington-winter'),
      said(
        'Have spare air pump, spare water pump and dechlorinator ready before the frost.',
        'washington-winter',
      ),
      said(
        'A koi with ulcers should not winter outdoors: its bacteria wake before its defences.',
        'vetark-winter',
      ),
      uncited(
        'Fish that hang together near the bottom are resting. One that lies on its side at the surface is not.',
      ),
    ],
    related: {
      articles: ['oxygen-in-winter', 'filter-winter', 'emergency-ice', 'feeding-stop-in-winter'],
    },
    keywords: ['winter', 'fuyu', 'hibernation', 'frost', 'overwintering', 'cold', 'ice'],
  },
  {
    id: 'season-spring',
    question: 'Why is spring the dangerous season, and what do I do?',
    topic: 'seasons',
    short: said(
      'Bacteria and parasites become active in cooler water than the defences of the koi need.',
      'kangei-spring',
      'north-wales-spring',
    ),
    points: [
      said(
        'Take the winter’s dirt out of pond and filter first: it is where harmful bacteria breed.',
        'kangei-spring',
      ),
      said('Feed less than they ask for, and go by your tests.', 'kangei-spring'),
      said(
        'Leave covers on until the nights are steady; ups and downs wear the fish out.',
        'north-wales-spring',
      ),
      said(
        'Look each one over: a small knock or cut can turn into an ulcer now.',
        'north-wales-spring',
      ),
      said(
        'One club keeper scrapes as soon as the pond reaches 13 °C, since a treatment is possible from there on.',
        'north-wales-spring',
      ),
      said('Clean the sleeve of the UV lamp and see that it works.', 'kangei-spring'),
    ],
    related: {
      conditions: ['svc', 'aeromonas-ulcer', 'costia'],
      articles: ['ammonia-in-spring', 'health-scrape', 'season-spring-treatment'],
    },
    keywords: ['spring', 'haru', 'aeromonas alley', 'spring sickness', 'start up', 'wake up'],
  },
  {
    id: 'season-spring-treatment',
    question: 'Should I treat the pond every spring, to be on the safe side?',
    topic: 'seasons',
    short: uncited(
      'No. Find out by a scrape whether anything is there, then treat that, once the water is warm enough for it.',
    ),
    points: [
      said(
        'Many remedies against parasites may only be used from a certain water temperature on.',
        'north-wales-spring',
      ),
      uncited(
        'Gills and skin are at their thinnest after winter, the filter at its weakest: both pay for a dose that nobody needed.',
      ),
      uncited('Repeated doses by habit leave the parasites that can stand them.'),
      uncited('What does help by habit: tests, small water changes, clean floor, slow feeding.'),
      uncited(
        'Several fish ill at the same time in cold water are a case for a vet, and for a report where SVC is possible.',
      ),
    ],
    related: {
      conditions: ['svc'],
      articles: ['treatment-cold-water', 'health-scrape', 'season-spring'],
    },
    keywords: [
      'prophylaxis',
      'spring treatment',
      'spring dose',
      'preventive',
      'acriflavine',
      'routine treatment',
    ],
  },
  {
    id: 'season-summer',
    question: 'What changes at the pond in summer?',
    topic: 'seasons',
    short: uncited(
      'Everything runs faster: food, waste, algae, evaporation. Add air and shade, and look every morning.',
    ),
    points: [
      uncited(
        'Feed early and in the early evening, and leave the hottest hours and the night without food.',
      ),
      uncited(
        'Top up through a dechlorinator as well: what evaporates leaves its salts behind, what you add brings chlorine.',
      ),
      uncited(
        'Before a thunderstorm or on a close, still night put all air on; after it look for power and flow.',
      ),
      uncited(
        'Look for sores after spawning, for pale sunburnt backs in clear shallow water, and for lice.',
      ),
      uncited(
        'Warm water is when KHV shows: gasping, sunken eyes or deaths after a purchase mean stop all movement and report.',
      ),
      uncited(
        'Ask before you leave for a week who looks in: no season punishes a stopped pump as quickly.',
      ),
    ],
    related: {
      conditions: ['low-oxygen', 'sunburn', 'khv'],
      articles: ['oxygen-in-summer', 'oxygen-at-dawn', 'feeding-holiday'],
    },
    keywords: ['summer', 'natsu', 'heat', 'hot water', 'evaporation', 'thunderstorm'],
  },
  {
    id: 'season-autumn',
    question: 'How do I get my pond ready in autumn?',
    topic: 'seasons',
    short: uncited(
      'Fish examined, floor clean, net over, food fading with the warmth: all of it while the water falls from 15 to 10 °C.',
    ),
    points: [
      said('Get mud and leaves off the floor before winter.', 'washington-winter'),
      said(
        'Stretch leaf netting: what does not fall in need not be fished out.',
        'koiacres-autumn',
      ),
      said('Change to wheatgerm when the water is down to about 15 °C.', 'koiacres-autumn'),
      said('Stop the waterfall at night: it works as a cooler.', 'koi-blog-autumn'),
      uncited(
        'Treat what needs treatment in September, not in November: in cold water remedies and healing are slow.',
      ),
      uncited(
        'Leave no weak or injured fish for the winter to decide: now is the time for a vet or a warm tank.',
      ),
    ],
    related: {
      articles: [
        'filter-clean',
        'health-close-inspection',
        'feeding-stop-in-winter',
        'season-indoors',
      ],
    },
    keywords: ['autumn', 'fall', 'aki', 'leaves', 'leaf net', 'winterize', 'winter preparation'],
  },
  {
    id: 'season-heating',
    question: 'Does a koi pond need a heater?',
    topic: 'seasons',
    short: uncited(
      'Koi survive winter without one. What heat gives is steadiness, an earlier spring, and a place for the sick and the small.',
    ),
    points: [
      said('A heater takes the ups and downs out of spring.', 'north-wales-spring'),
      said(
        'In one keeper’s comparison koi left outside needed about a month to recover each spring.',
        'smartkoi-jumbo',
      ),
      uncited(
        'Decide on one aim: a few degrees against frost, or real warmth with food, filter and tests running all year.',
      ),
      said(
        'A farm advises 7 to 9 °C or more than 13 °C: in between bacteria work on while the defence of koi is weak.',
        'koiacres-heater',
      ),
      uncited('A cover saves more heat than a bigger heater makes.'),
      uncited(
        'Plan for its failure: let a thermometer ring you, and never let the pond fall by more than 3 °C a day.',
      ),
    ],
    related: { articles: ['water-temperature', 'season-cover', 'season-cold-snap'] },
    keywords: ['heater', 'heat pump', 'heated pond', 'electric heater', 'gas boiler', 'de-icer'],
  },
  {
    id: 'season-cover',
    question: 'Should I cover my pond in winter?',
    topic: 'seasons',
    short: said('A frame with polythene over it protects a pond from the cold.', 'vetark-winter'),
    points: [
      said('In a pond no deeper than about 1.2 m a dealer calls it essential.', 'koihut-cold'),
      uncited(
        'It keeps wind, snow and falling leaves off, and spreads each change over more hours.',
      ),
      said('Always leave an air gap through which gas can escape.', 'koihut-cold'),
      uncited(
        'Floating balls or foam boards work too. They must leave open water over the air stone.',
      ),
      uncited(
        'Anchor it against storms, and make it strong enough that neither snow nor a child breaks through.',
      ),
      uncited(
        'In the first warm days of March open it by noon, or the water heats too fast for the filter.',
      ),
    ],
    related: { articles: ['season-heating', 'pond-net-and-cover', 'season-winter'] },
    keywords: ['cover', 'polytunnel', 'polycarbonate', 'bubble wrap', 'cover balls', 'insulation'],
  },
  {
    id: 'season-indoors',
    question: 'Should small or weak koi spend the winter indoors?',
    topic: 'seasons',
    short: uncited(
      'Very small and sick fish do better inside, if the tank is big and its filter mature before they move.',
    ),
    points: [
      said(
        'Move them before they go dormant, although they would be easier to catch later.',
        'koi-blog-autumn',
      ),
      said('Choose the day when pond and tank have the same temperature.', 'koiacres-autumn'),
      said(
        'Start its filter a month or two ahead, and let no ammonia or nitrite be left when they go in.',
        'koiacres-autumn',
      ),
      uncited(
        'Then either keep them warm and feed them all winter, or keep them cool and do not. Change between the two slowly.',
      ),
      uncited('Cover it: bored koi in a tank jump in the night.'),
      uncited(
        'They go back when the pond has caught up with the tank, in May rather than in March.',
      ),
    ],
    related: { articles: ['quarantine-tank', 'season-autumn', 'filter-start'] },
    keywords: ['indoor tank', 'winter tank', 'tosai winter', 'garage', 'bring inside', 'vat'],
  },
  {
    id: 'season-cold-snap',
    question: 'The water cooled down overnight. What do I do for the koi?',
    topic: 'seasons',
    short: uncited(
      'Stop food, stop waterfalls, leave the fish in peace, and let the pond come back by itself.',
    ),
    points: [
      said(
        'Sudden changes of temperature can kill; a deep part of the pond gives koi somewhere to go.',
        'vetark-winter',
      ),
      uncited('Pour in no hot water. A quick way back hurts as much as the fall.'),
      uncited('Food eaten the evening before still lies in them: wait until they search again.'),
      uncited(
        'A fish that cannot hold itself upright may be warmed in a tank, by a degree or two a day.',
      ),
      uncited(
        'Look them over after a week: parasites use such days, above all Costia and Chilodonella.',
      ),
      uncited('A cover and less splashing prevent the next one.'),
    ],
    related: {
      conditions: ['costia', 'chilodonella'],
      articles: ['season-cover', 'health-lying-down', 'disease-swim-bladder'],
    },
    keywords: ['temperature drop', 'cold shock', 'temperature shock', 'sudden cold', 'chill'],
  },
  {
    id: 'season-rain',
    question: 'What does heavy rain do to the pond?',
    topic: 'seasons',
    short: uncited(
      'It cools, thins KH and salt, and washes in what lies around the pond. Test pH and KH the same day.',
    ),
    points: [
      said(
        'Rain is soft and sour, about pH 5 to 5.5, so a pond with little KH can lose its pH in a wet week.',
        'nextdaykoi-rain',
      ),
      said(
        'Water off the garden may carry pesticides, off a roof zinc, lead or copper, all poisonous to koi: lead it away.',
        'cencal-rain',
      ),
      uncited(
        'An overflow that is free lets the surface out, not the fish: put a grid in front of it.',
      ),
      uncited('A salt level must be measured again afterwards before anything is added.'),
      uncited(
        'Roof water is not a free water change. Whoever collects it tests it and hardens it first.',
      ),
    ],
    related: {
      conditions: ['ph-crash'],
      articles: ['water-kh', 'emergency-ph-crash', 'emergency-poison'],
    },
    keywords: ['rain', 'ame', 'flood', 'run-off', 'overflow', 'rainwater', 'acid rain'],
  },
];
