import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const ammoniaNitrite: Article[] = [
  {
    id: 'ammonia-is-one-dangerous',
    question: 'My ammonia test shows 1 mg/l. Is that dangerous?',
    topic: 'ammonia-nitrite',
    short: said(
      'The kit shows all ammonia. How much of it is the poisonous free part depends on pH and temperature.',
      'uf-ammonia',
    ),
    points: [
      uncited(
        'The same reading of 1 mg/l of ammonia is 0.002 mg/l of NH3 at pH 7.0 and 10 °C, and 0.2 mg/l of NH3 at pH 8.5 and 30 °C.',
      ),
      uncited(
        'So measure pH and temperature at the same hour and let the ammonia calculator work out NH3.',
      ),
      said('From 0.05 mg/l of NH3 on the gills are harmed.', 'uf-ammonia'),
      uncited(
        'Up to 0.02 mg/l of NH3 watch and test daily; more means act today. 0.05 is an emergency, and 0.2 critical.',
      ),
      uncited(
        'A reading that is harmless this morning may not be so in the afternoon, when sun lifts pH and temperature.',
      ),
    ],
    related: {
      conditions: ['ammonia-poisoning'],
      articles: ['ammonia-what-to-do', 'ammonia-units'],
    },
    keywords: [
      'NH3',
      'NH4',
      'TAN',
      'total ammonia',
      'amonia',
      'un-ionised ammonia',
      'ammonia reading',
    ],
  },
  {
    id: 'ammonia-what-to-do',
    question: 'Ammonia is high. What do I do now?',
    topic: 'ammonia-nitrite',
    short: uncited(
      'Air on full, no food, and change 30 to 50 % with dechlorinated water of the same temperature; then test again.',
    ),
    points: [
      uncited(
        'Repeat a change within the day while there is still 0.05 mg/l of NH3, rather than doing one huge change.',
      ),
      uncited(
        'Keep the pH where it is: no bicarbonate, no lime, no new concrete, until ammonia is down.',
      ),
      uncited(
        'Put no medicine in. Fish that gasp from ammonia look ill, and treating them makes it worse.',
      ),
      uncited(
        'Look for the cause: a new or freshly washed filter, a dead fish, too much food, a pump that stood still.',
      ),
      uncited('Test each day until it stays at zero, and feed little until then.'),
      uncited('Bottled bacteria may help the filter later; they are no first aid.'),
    ],
    related: {
      conditions: ['ammonia-poisoning'],
      articles: ['ammonia-do-not-raise-ph', 'filter-start', 'emergency-gasping'],
    },
    keywords: [
      'ammonia spike',
      'high ammonia',
      'ammonia burn',
      'emergency water change',
      'ammonia poisoning',
    ],
  },
  {
    id: 'ammonia-do-not-raise-ph',
    question: 'Why must I not raise the pH while there is ammonia?',
    topic: 'ammonia-nitrite',
    short: said(
      'Because free ammonia, the poisonous part, grows with the pH: harmless ammonium turns into NH3.',
      'uf-ammonia',
    ),
    points: [
      uncited(
        'At 20 °C the free part is about 0.4 % of all ammonia at pH 7.0, nearly 4 % at pH 8.0 and 28 % at pH 9.0.',
      ),
      uncited(
        'After a pH crash a pond often holds much ammonia, hidden by the acid. Lifting the pH sets it free within minutes.',
      ),
      uncited(
        'Hard tap water can lift the pH by itself: change in small parts and test pH and ammonia after each.',
      ),
      uncited('Order: ammonia down by small changes, then KH by at most one degree a day.'),
    ],
    related: {
      conditions: ['ph-crash', 'ammonia-poisoning'],
      articles: ['water-raise-kh', 'emergency-ph-crash'],
    },
    keywords: ['pH crash', 'raise pH', 'ammonium', 'old pond syndrome', 'alkaline ammonia'],
  },
  {
    id: 'nitrite-what-to-do',
    question: 'Nitrite is high. What do I do now?',
    topic: 'ammonia-nitrite',
    short: uncited(
      'Air on, no food, change 30 to 50 % of the water, take zeolite out and bring salt to 0.1 %.',
    ),
    points: [
      said(
        'With brown blood fish suffocate although the water is full of oxygen: that is what nitrite does inside.',
        'msu-brown-blood',
      ),
      uncited(
        'Up to 0.2 mg/l of nitrite watch it; above that act today; above 1 mg/l of nitrite without salt it is an emergency.',
      ),
      uncited(
        'Test daily, and have patience: in a new filter nitrite usually lasts longer than ammonia.',
      ),
      uncited(
        'Go on with small changes, and replace the salt that each of them takes out, by meter.',
      ),
      uncited(
        'No permanganate, formalin or other treatment until nitrite is gone: such fish have no breath to spare.',
      ),
    ],
    related: {
      conditions: ['nitrite-poisoning'],
      treatments: ['salt'],
      articles: ['nitrite-salt', 'filter-start'],
    },
    keywords: ['NO2', 'nitrite spike', 'brown blood', 'brown gills', 'nitrit', 'high nitrites'],
  },
  {
    id: 'nitrite-salt',
    question: 'Why does salt help against nitrite, and how much is enough?',
    topic: 'ammonia-nitrite',
    short: said(
      'Its chloride competes with nitrite for the way in through the gills. 0.1 % of salt, 1 kg in 1,000 litres, is enough.',
      'azponds-nitrification',
    ),
    points: [
      said(
        'The rule is at least ten parts of chloride to one of nitrite, and more for fish that are ill already.',
        'azponds-nitrification',
      ),
      uncited(
        '0.1 % salt gives 607 mg/l of chloride, good for 60 mg/l of nitrite: more is for other purposes.',
      ),
      uncited(
        'Only common salt, sodium chloride, without iodine or anti-caking agent. Dissolve it first and keep it off the fish.',
      ),
      uncited('Zeolite comes out beforehand, because of the ammonia that it has stored.'),
      uncited('It shields the fish but removes no nitrite: changes and the filter must do that.'),
    ],
    related: {
      conditions: ['nitrite-poisoning'],
      treatments: ['salt'],
      articles: ['nitrite-what-to-do', 'ammonia-zeolite'],
    },
    keywords: ['chloride', 'salt dose nitrite', 'shio', 'brown blood', '10:1 rule'],
  },
  {
    id: 'ammonia-new-pond',
    question: 'Why are ammonia and nitrite high in my new pond?',
    topic: 'ammonia-nitrite',
    short: said(
      'The filter is not mature yet: it cannot process the waste of the fish, a trouble known as new pond syndrome.',
      'gardeners-bible-new-filter',
    ),
    points: [
      uncited(
        'Ammonia rises first, and nitrite a week or two later, when the first bacteria are at work and the second are not.',
      ),
      said(
        'It comes from stocking too quickly: too many koi before the filter has grown with them.',
        'gardeners-bible-new-filter',
        'koi-carp-cycling',
      ),
      said(
        'Stop feeding, aerate strongly and change about a third of the water with treated water.',
        'gardeners-bible-new-filter',
      ),
      uncited(
        'Then feed a pinch, test daily and let each rise stay below the line where you must act.',
      ),
      uncited('Do not wash or rebuild the filter now, and add no fish until both stay at zero.'),
    ],
    related: {
      conditions: ['ammonia-poisoning', 'nitrite-poisoning'],
      articles: ['filter-start', 'pond-first-fish'],
    },
    keywords: ['new pond syndrome', 'cycling', 'cycled', 'new filter', 'NPS', 'immature filter'],
  },
  {
    id: 'ammonia-in-spring',
    question: 'Why do ammonia and nitrite rise every spring?',
    topic: 'ammonia-nitrite',
    short: uncited(
      'The fish get hungry before the filter wakes: below 10 °C its bacteria work slowly, and food comes too early.',
    ),
    points: [
      said(
        'Nitrite tends to show in spring and autumn, when filters recover or fail to keep pace.',
        'msu-brown-blood',
      ),
      uncited('Test twice a week from 5 °C upwards until the water stays above 15 °C.'),
      uncited(
        'Raise food step by step, by temperature and by what the last test allowed, not by the calendar.',
      ),
      uncited(
        'Keep the filter running through winter with less flow, so that it need not start from nothing.',
      ),
      uncited('A measured change of 10 to 20 % a week carries the pond through these weeks.'),
    ],
    related: {
      conditions: ['nitrite-poisoning'],
      articles: ['season-spring', 'feeding-by-temperature', 'filter-winter', 'water-which-tests'],
    },
    keywords: ['spring', 'haru', 'spring spike', 'start feeding', 'cold filter'],
  },
  {
    id: 'ammonia-zeolite',
    question: 'Does zeolite remove ammonia, and when is it dangerous?',
    topic: 'ammonia-nitrite',
    short: said(
      'It binds ammonia for a while in fresh water. In salted water it takes up less, and gives back part of what it holds.',
      'fishdoc-zeolite',
      'koionline-zeolite',
    ),
    points: [
      uncited(
        'It can carry a quarantine tank or a new filter over a bad week. It does not replace water changes.',
      ),
      uncited('Take it out before any salt, also before the 0.1 % against nitrite.'),
      said(
        'Put it behind the biological part: in front of it, it takes away the ammonia that the bacteria need to grow.',
        'fishdoc-zeolite',
      ),
      said(
        'When it is full it is soaked in strong salt water, away from the pond, rinsed well and used again.',
        'fishdoc-zeolite',
      ),
    ],
    related: { treatments: ['salt'], articles: ['nitrite-salt', 'ammonia-what-to-do'] },
    keywords: ['zeolite', 'ammonia remover', 'clinoptilolite', 'ammonia binder', 'zeolith'],
  },
  {
    id: 'ammonia-units',
    question: 'NH3, NH4, NH3-N, NO2-N: what does my kit really show?',
    topic: 'ammonia-nitrite',
    short: uncited(
      'Kits use different units for the same water. Look at the leaflet before you compare a number with a limit.',
    ),
    points: [
      uncited(
        'Ammonia kits show the total, as NH3/NH4 or as nitrogen: the first times 0.78 gives about the second.',
      ),
      uncited(
        'Nitrite as NO2 is 3.28 times the figure as NO2-N; nitrate as NO3 is 4.43 times the figure as NO3-N.',
      ),
      uncited(
        'KH comes in degrees, in mg/l or in mmol: one degree is 17.85 mg/l of carbonate hardness.',
      ),
      uncited(
        'mg/l and ppm are the same in pond water. Per cent of salt is something else: 0.1 % is 1 part in 1,000.',
      ),
      uncited(
        'Enter the unit that your kit prints; the water form converts it and keeps what you typed.',
      ),
    ],
    related: { articles: ['ammonia-is-one-dangerous', 'water-test-kit'] },
    keywords: ['units', 'ppm', 'mg/l', 'NO2-N', 'NH4-N', 'conversion', 'dKH'],
  },
  {
    id: 'ammonia-from-food',
    question: 'How much ammonia does the food make?',
    topic: 'ammonia-nitrite',
    short: uncited(
      'Nearly all of it: what koi eat leaves them as ammonia, roughly 9 g of nitrogen for each 100 g of protein fed.',
    ),
    points: [
      uncited(
        'So 100 g of a food with 40 % protein set about 3.7 g of ammonia nitrogen free, mostly within the day.',
      ),
      uncited(
        'Halve the food and you halve the work of the filter by tomorrow: no other step acts as fast.',
      ),
      uncited('No food at all from 0.05 mg/l of NH3 or 1 mg/l of nitrite on.'),
      uncited(
        'What is not eaten in five minutes rots and makes ammonia without feeding anyone: take it out.',
      ),
      uncited('Healthy adults lose nothing by some days without food.'),
    ],
    related: {
      conditions: ['ammonia-poisoning'],
      articles: ['feeding-how-much', 'ammonia-what-to-do', 'filter-size'],
    },
    keywords: ['overfeeding', 'protein', 'food waste', 'ammonia source', 'esa'],
  },
];
