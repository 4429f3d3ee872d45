import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const nitrate: WaterParameter = {
  id: 'nitrate',
  name: 'Nitrate',
  symbol: 'NO3',
  otherNames: ['NO3-N', 'Nitrate nitrogen'],
  summary:
    'What a working filter leaves behind. Harmless in small amounts; it tells how old the water is.',
  often: 'Once a month, and the tap twice a year',
  target: [
    said('At most 50 mg/l more than the tap holds.', 'migoto-water'),
    uncited('Less than 40 mg/l is our ideal; growers of show koi aim under 20 mg/l.'),
  ],
  besides: [
    uncited('No source that we read calls a reading of nitrate an emergency of minutes.'),
    uncited('Over 100 mg/l for long, koi do worse without a clear sign.'),
  ],
  what: [uncited('The end of the chain: ammonia, nitrite, nitrate. Plants and algae live on it.')],
  why: [
    uncited('It builds up over weeks and takes much other waste with it that no kit shows.'),
    said(
      'It feeds green water and blanket weed, together with phosphate.',
      'gardeners-bible-blanketweed',
    ),
  ],
  test: [
    uncited(
      'Shake the bottles as long as the leaflet says: a nitrate tube read too early shows too little.',
    ),
    uncited('Look whether it reads NO3 or NO3-N; times 4.43 turns the second into the first.'),
  ],
  raises: [uncited('Food, a good filter, and tap water that holds much already.')],
  lowers: [uncited('Water changes, plants, less food. A bigger filter only makes more of it.')],
  todo: {
    watch: [uncited('Test the tap, then change 10 to 25 % a week until it falls.')],
    act: [
      uncited('Let the water-change calculator say how much, with the tap’s own value.'),
      uncited('Several changes over a week, none over half; dechlorinated, within 2 °C.'),
      uncited('Look at food and number of fish: it comes back as fast as it is fed.'),
    ],
    emergency: [],
  },
  never: [
    uncited('Never empty a pond to get it down: old water changed at a stroke shocks fish.'),
    uncited('Never take a low nitrate as proof of good water: ammonia and nitrite decide.'),
  ],
  relations: [
    { to: 'nitrite', how: uncited('It is what nitrite becomes.') },
    { to: 'kh', how: said('Making it uses up KH.', 'koiphen-kh') },
    { to: 'phosphate', how: uncited('The two together feed the algae.') },
  ],
  related: {
    conditions: [],
    treatments: [],
    articles: ['water-nitrate', 'water-change', 'water-green', 'water-blanket-weed'],
    tools: ['water-change', 'units'],
  },
};
