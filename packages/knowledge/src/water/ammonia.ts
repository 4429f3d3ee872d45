import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const ammonia: WaterParameter = {
  id: 'ammonia',
  name: 'Ammonia',
  symbol: 'NH3',
  otherNames: ['Total ammonia', 'TAN', 'NH3/NH4', 'Ammonium', 'Free ammonia', 'Un-ionised ammonia'],
  summary: 'The waste of fish. What a kit shows means nothing without pH and temperature.',
  often: 'Once a week; daily in new ponds, in spring and while any shows',
  target: [
    said('At most 0.02 mg/l of free ammonia in the long run.', 'migoto-water'),
    said('From 0.05 mg/l of free ammonia the gills are harmed.', 'uf-ammonia'),
    uncited('In a pond whose filter works, the kit itself shows nothing at all.'),
  ],
  besides: [
    uncited('The bands are for free ammonia, NH3. Total ammonia alone is never judged.'),
    uncited('From 0.2 mg/l of NH3 on it is critical.'),
    uncited('A kit that shows nitrogen (NH3-N) shows less: 1 mg/l there is 1.22 mg/l as NH3.'),
  ],
  what: [
    uncited('What koi give off by their gills, and what rots, ends up as ammonia in the water.'),
    said(
      'A kit shows all of it. Part is ammonium, hardly poisonous; the free part, NH3, is the poison.',
      'uf-ammonia',
    ),
    said('How much is free follows from pH and temperature.', 'uf-ammonia', 'emerson-1975'),
  ],
  why: [
    said('Free ammonia harms the gills; near 2 mg/l fish begin to die.', 'uf-ammonia'),
    uncited('Fish that live in a little of it for weeks eat badly, make slime and fall ill.'),
  ],
  test: [
    said(
      'Take total ammonia, pH and temperature of the same water, and work out the free part.',
      'uf-ammonia',
    ),
    uncited(
      'Do it in the late afternoon too: sun lifts pH and warmth, and with them the free part.',
    ),
    uncited('Dechlorinators and binders mislead some kits; read the leaflets of both.'),
  ],
  raises: [
    uncited('Food, above all: what koi eat leaves them as ammonia within the day.'),
    said(
      'A new or overloaded filter: too many koi before it has grown with them.',
      'gardeners-bible-new-filter',
    ),
    uncited('A washed or stopped filter, a dead fish, rotting leaves, chloramine of the tap.'),
  ],
  lowers: [
    uncited('Water changes at once, less food by tomorrow, a mature filter for good.'),
    said('Zeolite binds some for a while in fresh water.', 'fishdoc-zeolite'),
  ],
  todo: {
    watch: [
      uncited('Halve the food, and test daily with pH and temperature.'),
      uncited('Look for the cause: filter, food, a dead fish, more fish than the filter carries.'),
    ],
    act: [
      uncited('Air on full, no food.'),
      uncited('pH 7 or more: change a third to a half, dechlorinated and within 2 °C; then test.'),
      uncited('pH under 7: change a tenth at a time, hours apart, with a test after each.'),
      uncited('Test again within a day, and go on until free ammonia is under 0.01 mg/l.'),
    ],
    emergency: [
      uncited('Open first aid for ammonia and do its steps in their order.'),
      uncited('Air on full, no food, and the first water change now; the next within the day.'),
      uncited('Leave the pH where it is, and put no medicine in.'),
    ],
  },
  never: [
    uncited('Never judge a kit’s number without pH and temperature.'),
    uncited('Never raise the pH while there is ammonia: no bicarbonate, lime or chalk.'),
    uncited('Never salt water that has zeolite in it: zeolite gives ammonia back.'),
    uncited('Never treat fish that gasp from ammonia.'),
  ],
  relations: [
    {
      to: 'ph',
      how: said('One step up in pH can make nearly ten times as much free ammonia.', 'uf-ammonia'),
    },
    { to: 'temperature', how: said('Warmer water frees more of it.', 'uf-ammonia') },
    { to: 'nitrite', how: uncited('The filter turns it into nitrite, which is the next to rise.') },
    {
      to: 'chlorine',
      how: said(
        'Chloramine holds ammonia, which is set free when it is broken.',
        'koinet-chlorine',
      ),
    },
  ],
  related: {
    conditions: ['ammonia-poisoning', 'ph-crash', 'bacterial-gill-disease'],
    treatments: ['permanganate', 'formalin', 'salt'],
    articles: [
      'ammonia-is-one-dangerous',
      'ammonia-what-to-do',
      'ammonia-do-not-raise-ph',
      'ammonia-units',
      'ammonia-from-food',
      'ammonia-new-pond',
    ],
    tools: ['ammonia', 'water-change', 'feeding'],
    emergency: 'ammonia',
  },
};
