import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const water: Article[] = [
  {
    id: 'water-which-tests',
    question: 'Which water values should I test, and how often?',
    topic: 'water',
    short: said(
      'Ammonia, nitrite, pH and KH are the core, with the temperature: once a week, and at once when a fish looks wrong.',
      'koitalk-testing',
    ),
    points: [
      uncited(
        'Take all five on the same day: ammonia cannot be judged without the pH and temperature of the same water.',
      ),
      uncited(
        'Test twice a week in spring and in a new pond, daily while ammonia or nitrite shows.',
      ),
      said(
        'Total hardness, oxygen, nitrate and salt are worth adding to the five.',
        'clarke-water',
      ),
      uncited(
        'Write every result down. A slow fall in KH or a nitrite that returns each spring only shows in a row of numbers.',
      ),
      uncited(
        'Test the tap too, twice a year: it tells you what a water change can and cannot do.',
      ),
      said(
        'Clear water is no proof: how good it is cannot be seen, only measured.',
        'cotswold-water',
      ),
    ],
    related: {
      conditions: ['ammonia-poisoning', 'nitrite-poisoning', 'ph-crash'],
      articles: ['water-test-kit', 'ammonia-is-one-dangerous'],
    },
    keywords: [
      'water test',
      'parameters',
      'test strips',
      'mizu',
      'water quality',
      'amonia',
      'nitrit',
    ],
  },
  {
    id: 'water-ph',
    question: 'What pH should a koi pond have?',
    topic: 'water',
    short: said(
      'Anything steady between 7.0 and 8.5 suits koi.',
      'migoto-water',
      'mankysanke-volumes',
    ),
    points: [
      said(
        'Steady matters more than the exact figure: koi adapt their inner chemistry, but not quickly.',
        'mankysanke-volumes',
      ),
      uncited(
        'A swing of up to 0.3 within a day is fine; more than 0.5 calls for action that day.',
      ),
      said(
        'Measure early in the morning: after sunrise the pH climbs and hides a low night value.',
        'kent-water',
      ),
      uncited(
        'Do not chase a number with acid or pH products. Find out what moves it: low KH pulls it down, algae push it up by day.',
      ),
      uncited(
        'A pH above 9 makes even a little ammonia dangerous; below 6.5 the filter slows down.',
      ),
      uncited('Measured below 6.0 or above 9.5: treat it as an emergency, ammonia test first.'),
    ],
    related: { conditions: ['ph-crash'], articles: ['water-kh', 'ammonia-do-not-raise-ph'] },
    keywords: ['pH', 'acid', 'alkaline', 'pH swing', 'ph value', 'PH level'],
  },
  {
    id: 'water-kh',
    question: 'What is KH, and why does my pond need it?',
    topic: 'water',
    short: said(
      'KH, carbonate hardness, is the reserve in the water that keeps the pH from falling.',
      'koiphen-kh',
    ),
    points: [
      said(
        'Keep it at 6 degrees or a little more; 4 is the least, and 1 to 2 is too low.',
        'migoto-water',
      ),
      said(
        'The filter uses it up day by day, as do rain and rotting leaves, so it must be tested regularly.',
        'koiphen-kh',
      ),
      said(
        'Filter bacteria need carbonates as well: without them even a mature filter stops clearing ammonia.',
        'koi-org-maturation',
      ),
      said(
        'If the tap is rich in KH, regular changes renew it; soft tap water lowers it further.',
        'koiphen-kh',
      ),
      said(
        'Above 100 mg/l of carbonate hardness crashes do not come; filters with beads want 200.',
        'simikoi-water',
      ),
    ],
    related: { conditions: ['ph-crash'], articles: ['water-raise-kh', 'water-ph'] },
    keywords: ['KH', 'carbonate hardness', 'alkalinity', 'buffer', 'dKH', 'carbonat'],
  },
  {
    id: 'water-raise-kh',
    question: 'How do I raise KH with baking soda?',
    topic: 'water',
    short: said(
      'Slowly, by no more than about one degree a day, with the amount worked out for a volume that you know.',
      'mankysanke-volumes',
    ),
    points: [
      uncited(
        'Test ammonia first. With ammonia in the water the pH must not rise: bring ammonia down by water changes before anything else.',
      ),
      uncited(
        'The KH calculator gives the total and the part for each day from volume, present and wanted KH.',
      ),
      uncited(
        'Dissolve each day’s part in a bucket of pond water and spread it where the current is strong; test before the next.',
      ),
      uncited(
        'Use plain sodium bicarbonate. Baking powder, washing soda and lime are other substances and too harsh.',
      ),
      said(
        'Where the tap is soft, plan to renew KH after each change, since the new water lowers it.',
        'koiphen-kh',
      ),
    ],
    related: {
      conditions: ['ph-crash'],
      articles: ['water-kh', 'ammonia-do-not-raise-ph', 'water-volume'],
    },
    keywords: [
      'baking soda',
      'bicarb',
      'sodium bicarbonate',
      'bicarbonate of soda',
      'raise alkalinity',
    ],
  },
  {
    id: 'water-dechlorinate',
    question: 'How do I make tap water safe for koi?',
    topic: 'water',
    short: said(
      'Remove chlorine and chloramine before the water meets the fish: all their forms are poisonous to koi.',
      'mankysanke-dechlorination',
    ),
    points: [
      said(
        'British tap water usually holds about 0.5 mg/l of chlorine, and at times as much as 4 mg/l of chlorine.',
        'mankysanke-dechlorination',
      ),
      said(
        'Such peaks tend to come in hot weather and before summer weekends, when much water is drawn.',
        'mankysanke-dechlorination',
      ),
      said(
        'Letting water stand removes chlorine but not chloramine, which stays for days.',
        'koinet-chlorine',
      ),
      uncited(
        'Add the dechlorinator before the hose is opened, for the new water; the calculator adds a margin for peaks.',
      ),
      uncited(
        'A carbon filter on the hose works only while it is fresh and the flow is slow; test behind it for total chlorine.',
      ),
      uncited(
        'Dechlorinator with thiosulphate destroys permanganate and chloramine-T, so keep two days between them.',
      ),
    ],
    related: { conditions: ['chlorine-burn'], articles: ['water-change', 'emergency-chlorine'] },
    keywords: [
      'dechlorinator',
      'dechlor',
      'chloramine',
      'thiosulphate',
      'tap water',
      'clorine',
      'mains water',
    ],
  },
  {
    id: 'water-change',
    question: 'How much water should I change, and how often?',
    topic: 'water',
    short: uncited(
      '10 to 25 % a week in the growing season, with dechlorinated water within 2 °C of the pond.',
    ),
    points: [
      uncited(
        'It is the only thing that takes nitrate, salt and dissolved waste out; topping up what evaporated removes nothing.',
      ),
      uncited(
        'To bring a bad value down, let the water-change calculator say how much: it depends on what the tap itself holds.',
      ),
      uncited('More than half is split into several changes, with a test after each.'),
      uncited(
        'Compare pH and temperature of tap and pond first; a big difference is what hurts, not the new water.',
      ),
      uncited('Run the hose on a timer or stay with it: a forgotten hose can kill a whole pond.'),
    ],
    related: { conditions: ['chlorine-burn'], articles: ['water-dechlorinate', 'water-nitrate'] },
    keywords: [
      'water change',
      'mizukae',
      'trickle',
      'top up',
      'partial change',
      'how often change water',
    ],
  },
  {
    id: 'water-green',
    question: 'Why is my pond green, and does it harm the koi?',
    topic: 'water',
    short: said(
      'Single-celled algae feed on light and on nitrate and phosphate from waste; green water is not poisonous in itself.',
      'gardeners-bible-uv',
    ),
    points: [
      uncited(
        'The risk is the night: thick algae use oxygen in the dark, and a bloom that dies all at once uses it up.',
      ),
      uncited(
        'They also push the pH up by day. Test at seven in the morning and five in the afternoon to see the swing.',
      ),
      said(
        'A UV lamp makes the algae clump so that the filter can hold them; it removes no nutrients.',
        'gardeners-bible-uv',
      ),
      uncited('Less food, more shade and regular water changes act on the cause.'),
      uncited(
        'Do not kill a bloom in one go with an algicide in warm weather, and never while fish gasp.',
      ),
    ],
    related: {
      conditions: ['low-oxygen'],
      articles: ['filter-uv', 'oxygen-at-dawn', 'water-blanket-weed'],
    },
    keywords: ['green water', 'algae bloom', 'pea soup', 'aoko', 'algea'],
  },
  {
    id: 'water-blanket-weed',
    question: 'How do I get rid of blanket weed?',
    topic: 'water',
    short: said(
      'Pull it out by hand, shade the pond and cut back waste. A UV lamp does nothing: the threads hold to the walls and never pass it.',
      'laguna-algae',
      'gardeners-bible-blanketweed',
    ),
    points: [
      said(
        'Nitrate, phosphate, warmth and bright sun are what it lives on, and clear ponds with a UV lamp suit it well.',
        'gardeners-bible-blanketweed',
      ),
      uncited('Shade over part of the surface slows it, and keeps the water cooler in summer.'),
      uncited('Take out what you loosen: left to rot it uses oxygen and gives its nutrients back.'),
      uncited(
        'Before any anti-algae product, know your volume and KH, and leave it out in a heatwave or after another treatment.',
      ),
      uncited(
        'Copper-based algicides do not belong in a koi pond: copper kills in soft water and does not go away.',
      ),
    ],
    related: { treatments: ['copper'], articles: ['water-green', 'water-nitrate'] },
    keywords: ['blanketweed', 'string algae', 'filamentous algae', 'hair algae', 'thread algae'],
  },
  {
    id: 'water-nitrate',
    question: 'How high may nitrate be in a koi pond?',
    topic: 'water',
    short: said(
      'Up to about 50 mg/l of nitrate more than your tap holds; lower is better for skin and growth.',
      'migoto-water',
    ),
    points: [
      uncited(
        'Nitrate is what a working filter leaves behind. It is far less poisonous than ammonia or nitrite and builds up over weeks.',
      ),
      uncited(
        'Aim for less than 40 mg/l of nitrate. Above 100 mg/l of nitrate for long, koi do worse without a clear sign.',
      ),
      uncited(
        'Only water changes, plants or less food lower it: a bigger filter makes more of it.',
      ),
      uncited('Test the tap: where it already holds much nitrate, changes cannot go below that.'),
      uncited('A kit that reads nitrate as N shows a smaller number: multiply it by 4.43.'),
    ],
    related: { articles: ['water-change', 'ammonia-units'] },
    keywords: ['nitrate', 'NO3', 'nitrates', 'old water'],
  },
  {
    id: 'water-salt-always',
    question: 'Should a koi pond always have salt in it?',
    topic: 'water',
    short: said(
      'No. Use it as a medicine, for a reason and a time, and bring it down again once the fish have recovered.',
      'marisa-salt',
    ),
    points: [
      uncited(
        'Reasons are nitrite, sick fish or new arrivals. Write down why, how much and until when.',
      ),
      uncited('Salt does not evaporate and no filter removes it: only water changes lower it.'),
      uncited(
        'Standing salt breeds parasites that bear it, kills plants, and shuts out treatments that must not meet salt.',
      ),
      said('Whoever salts needs a salt meter: top-ups by guesswork add up.', 'marisa-salt'),
      said(
        '1 kg in 1,000 litres raises the pond by 0.1 %; go no further than that in a day.',
        'kangei-volume',
      ),
    ],
    related: { treatments: ['salt'], articles: ['nitrite-salt', 'treatment-salt-how'] },
    keywords: ['pond salt', 'shio', 'salinity', 'PDV salt', 'permanent salt', 'ppt'],
  },
  {
    id: 'water-temperature',
    question: 'What water temperature do koi need?',
    topic: 'water',
    short: uncited(
      'Koi do best at 18 to 25 °C and bear far colder water, as long as it changes slowly.',
    ),
    points: [
      uncited(
        'Fast change is worse than cold: more than 3 °C in a day or 1 °C in an hour is dangerous.',
      ),
      uncited(
        'Below 4 °C and above 29 °C fish are in danger; from 27 °C oxygen becomes the limit.',
      ),
      uncited(
        'Between 5 and 10 °C in spring parasites wake before the fish can resist them: look closely then.',
      ),
      uncited(
        'Temperature decides on food, on which treatment is allowed and on how free ammonia acts, so measure it with every test.',
      ),
      uncited(
        'A heater that holds a pond steady at 4 °C or more in winter helps more than one that heats by fits and starts.',
      ),
    ],
    related: {
      conditions: ['low-oxygen', 'buoyancy'],
      articles: ['season-heating', 'oxygen-in-summer', 'emergency-ice'],
    },
    keywords: ['temperature', 'suion', 'heated pond', 'cold water', 'heatwave', 'degrees'],
  },
  {
    id: 'water-volume',
    question: 'How do I find out how many litres my pond holds?',
    topic: 'water',
    short: said(
      'Measure it: fill through a water meter, or add a weighed amount of salt and read how far the salt rises.',
      'kangei-volume',
    ),
    points: [
      said(
        'Length by width by depth only estimates: in a pond of 3 by 3 by 1.5 m the level 15 cm up or down changes it by a tenth.',
        'kangei-volume',
      ),
      uncited(
        'Salt method: grams of salt divided by the rise in grams per litre. 10 kg that raise 0.02 % to 0.10 % mean 12,500 litres.',
      ),
      uncited(
        'Use salt without additives, take zeolite out, let pumps mix it for some hours, and measure with a meter, not by taste.',
      ),
      said(
        'Count filter and pipes, benches and curves: too little treatment is wasted, too much can be fatal.',
        'kangei-volume',
        'mankysanke-volumes',
      ),
      uncited(
        'A British gallon is 4.546 litres and an American one 3.785: mixing them up is a dose error of a fifth.',
      ),
    ],
    related: { treatments: ['salt'], articles: ['treatment-before-you-start'] },
    keywords: [
      'pond volume',
      'litres',
      'gallons',
      'capacity',
      'how big is my pond',
      'kidney shape',
    ],
  },
  {
    id: 'water-test-kit',
    question: 'Can I trust my water test kit?',
    topic: 'water',
    short: said(
      'Only while it is fresh: reagents age, and an old kit cannot be taken as exact, so buy a new one each year.',
      'clarke-water',
    ),
    points: [
      uncited(
        'Check a strange value with a second kit, or take a sample to a dealer, before you act on it; add air meanwhile.',
      ),
      uncited(
        'Shake the bottles and keep to the minutes: a nitrate or ammonia tube that is read too early shows too little.',
      ),
      uncited(
        'Compare colours in daylight, not under a yellow lamp. Strips are good for a trend, drops for a decision.',
      ),
      uncited(
        'Test water that you know, such as the tap: a kit that finds ammonia there every time may be finding chloramine, or be spoilt.',
      ),
      uncited(
        'Dechlorinators and ammonia binders can mislead some kits: read the leaflet of both.',
      ),
    ],
    related: { articles: ['water-which-tests', 'ammonia-units'] },
    keywords: ['test kit', 'reagent', 'expired kit', 'drop test', 'API kit', 'wrong reading'],
  },
];
