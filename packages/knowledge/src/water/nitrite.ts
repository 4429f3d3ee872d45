import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const nitrite: WaterParameter = {
  id: 'nitrite',
  name: 'Nitrite',
  symbol: 'NO2',
  otherNames: ['NO2-N', 'Nitrite nitrogen'],
  summary:
    'Halfway through the filter. It turns the blood brown, so that fish suffocate in good water.',
  often: 'Once a week; daily in new ponds, in spring and while any shows',
  target: [
    uncited('None at all, as a mature filter leaves it.'),
    said('At most 0.2 mg/l of nitrite.', 'migoto-water'),
  ],
  besides: [
    uncited(
      'Salt counts: where the water holds ten times as much chloride as nitrite, little gets into the blood. Six to ten is too little.',
    ),
    uncited('Over 2 mg/l of nitrite we count as an emergency, salt or no salt.'),
    uncited(
      'Bands and guard are for nitrite as NO2. A kit that shows NO2-N shows less: convert it.',
    ),
  ],
  what: [
    uncited(
      'What the first filter bacteria make of ammonia. The second ones turn it into nitrate.',
    ),
    uncited('It rises a week or two after ammonia in a new filter, and often lasts longer.'),
  ],
  why: [
    said(
      'It enters by the gills and turns the blood brown; such blood carries too little oxygen.',
      'msu-brown-blood',
    ),
    said('Fish gasp then although the water has oxygen enough.', 'msu-brown-blood'),
  ],
  test: [
    uncited('Drops show it sooner than strips. Look whether the leaflet says NO2 or NO2-N.'),
    uncited('Measure salt or chloride with it, and always ammonia, pH and temperature.'),
  ],
  raises: [
    said('Filters that are small, fail, or recover in spring and autumn.', 'msu-brown-blood'),
    uncited('Too much food, new fish, a filter that was washed, treated or left without air.'),
  ],
  lowers: [
    uncited('Water changes, less food, and a filter that ripens. Salt guards but removes none.'),
  ],
  todo: {
    watch: [
      uncited('Halve the food, test daily, leave the filter unwashed and well aired.'),
      uncited(
        'Have plain salt and a salt meter ready; look whether there is zeolite in the filter.',
      ),
    ],
    act: [
      uncited(
        'Air on, no food, and test ammonia with pH and temperature: if found, it comes first.',
      ),
      uncited('Change a third to a half, dechlorinated and within 2 °C.'),
      uncited('Take zeolite out, then bring salt to 0.1 % by the calculator, dissolved, by meter.'),
      uncited('Test daily; replace the salt that each change takes out.'),
    ],
    emergency: [
      uncited('Open first aid for nitrite and do its steps in their order.'),
      uncited('Air on full, no food, a water change now, then salt to 0.1 %.'),
      uncited('No treatment of any kind until nitrite is gone.'),
    ],
  },
  never: [
    uncited('Never add salt while zeolite is in the filter, nor tip it onto fish.'),
    uncited('Never use salt with iodine, for dishwashers or roads, and no potassium chloride.'),
    uncited('Never give permanganate, formalin or the like while nitrite shows.'),
  ],
  relations: [
    {
      to: 'salt',
      how: said(
        'Chloride of salt competes with nitrite at the gills: ten parts to one are the rule.',
        'azponds-nitrification',
      ),
    },
    { to: 'ammonia', how: uncited('It is made from ammonia, and follows its rise.') },
    { to: 'nitrate', how: uncited('It ends as nitrate once the filter is ripe.') },
    {
      to: 'oxygen',
      how: uncited('Fish with brown blood need every bit of oxygen that water can hold.'),
    },
  ],
  related: {
    conditions: ['nitrite-poisoning', 'low-oxygen'],
    treatments: ['salt'],
    articles: [
      'nitrite-what-to-do',
      'nitrite-salt',
      'ammonia-new-pond',
      'ammonia-in-spring',
      'ammonia-units',
    ],
    tools: ['nitrite', 'water-change', 'pond-volume'],
    emergency: 'nitrite',
  },
};
