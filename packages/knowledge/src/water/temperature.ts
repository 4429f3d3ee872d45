import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const temperature: WaterParameter = {
  id: 'temperature',
  name: 'Temperature',
  symbol: '°C',
  otherNames: ['Water temperature', 'Suion'],
  summary: 'Decides how koi eat, breathe, heal and bear ammonia. Slow change matters most.',
  often: 'With every test; daily in spring, autumn and heatwaves',
  target: [
    said(
      'Koi are said to do best at 18.3 to 23.9 °C and to survive from 1.7 to 29.4 °C.',
      'kjasons-testing',
    ),
    uncited(
      'Our ideal band goes up to 25 °C. From 3 to 4 °C and from 29 to 30 °C sources leave a gap: we count it as an emergency.',
    ),
  ],
  besides: [
    uncited(
      'A change of more than 3 °C in a day or 1 °C in an hour is an emergency at any temperature.',
    ),
    said(
      'One dealer allows an hour for each degree down, and half an hour for each degree up.',
      'happykoi-temperature',
    ),
  ],
  what: [
    uncited('How warm the water is where the fish swim. A koi is as warm as its water.'),
    uncited('In a deep pond top and bottom may differ by several degrees: measure at the fish.'),
  ],
  why: [
    said(
      'It drives metabolism, growth, the oxygen that water holds and the oxygen that fish need.',
      'japanese-koi-temperature',
    ),
    said(
      'Around 28 °C oxygen becomes the limit; near 2 °C for long, koi are close to death.',
      'japanese-koi-temperature',
    ),
    uncited(
      'Which treatments are allowed depends on it, and how much of the ammonia is poisonous.',
    ),
  ],
  test: [
    uncited('A simple thermometer at half depth, in the shade, read at the same hour each day.'),
    uncited('One that keeps the lowest and highest value shows the swing that you never see.'),
  ],
  raises: [uncited('Sun, warm air, a small or shallow pond, a heater, a warm pump room.')],
  lowers: [
    uncited('Shade, a cover at night, falling water on dry days; wind and waterfalls in winter.'),
    uncited('Cold tap water lowers it faster than fish bear: never more than 2 °C at once.'),
  ],
  todo: {
    watch: [
      uncited('Feed by the table for this temperature, not by the calendar.'),
      uncited('Between 25 and 27 °C: air on at night, and measure oxygen at first light.'),
      uncited('Between 10 and 18 °C: look closely at the fish, for parasites are awake.'),
    ],
    act: [
      uncited('Over 27 °C: air day and night, shade, half the food or none, no treatment.'),
      uncited('Under 10 °C: food only as the table says; lift pump and air stones to mid-water.'),
      uncited('Handle no fish unless you must.'),
    ],
    emergency: [
      uncited('Over 29 °C: all the air you have, now; no food, shade, and watch the largest fish.'),
      uncited(
        'Under 4 °C: leave the fish alone, keep a hole in the ice open, keep the deep water still.',
      ),
      uncited(
        'A fall or a rise that is too fast: stop what causes it first, then let it go back slowly.',
      ),
    ],
  },
  never: [
    uncited(
      'Never pour in cold tap water to cool a pond: the swing and the chlorine do more harm.',
    ),
    uncited('Never break ice with a hammer: the shock goes through the water.'),
    uncited('Never warm cold fish fast, and never switch a heater off in one step in winter.'),
  ],
  relations: [
    {
      to: 'oxygen',
      how: uncited('The warmer the water, the less oxygen it can hold.'),
    },
    {
      to: 'ammonia',
      how: said('Warm water turns more of the ammonia into its poisonous part.', 'uf-ammonia'),
    },
    {
      to: 'nitrite',
      how: uncited(
        'Below 10 °C the filter slows down, and ammonia and nitrite appear when food starts.',
      ),
    },
  ],
  related: {
    conditions: ['low-oxygen', 'sunburn', 'white-spot'],
    treatments: [],
    articles: ['water-temperature', 'season-calendar', 'season-heating', 'feeding-by-temperature'],
    tools: ['feeding', 'oxygen', 'hatching', 'units'],
    emergency: 'gasping',
  },
};
