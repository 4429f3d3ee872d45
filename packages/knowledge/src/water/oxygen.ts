import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const oxygen: WaterParameter = {
  id: 'oxygen',
  name: 'Oxygen',
  symbol: 'O2',
  otherNames: ['Dissolved oxygen', 'DO', 'Oxygen saturation'],
  summary: 'What fish and filter breathe. Lowest at dawn, scarce in warm water.',
  often: 'At first light in summer and when fish gasp',
  target: [
    said('At least 7 to 8 mg/l, day and night.', 'migoto-water'),
    uncited('And at least 80 % of what water of that temperature can hold.'),
  ],
  besides: [
    uncited('Less than 80 % of saturation is no ideal water, even with 7 mg/l.'),
    said('Under 5 mg/l fish may come to harm.', 'uf-oxygen'),
    uncited('Under 4 mg/l is critical.'),
    uncited('Far more than 100 % points to air that a pump draws in and presses into the water.'),
  ],
  what: [
    uncited('Oxygen gas dissolved in the water, not the bubbles. It comes in at the surface.'),
    said(
      'Full water of 20 °C holds little more than 9 mg/l: there is never much to spare.',
      'apha-oxygen',
    ),
  ],
  why: [
    said('Fish that lack it gulp at the surface and stop eating.', 'uf-oxygen-signs'),
    said('The largest suffer first.', 'nsw-oxygen'),
    uncited('Filter bacteria need it too, and stop long before the koi show anything.'),
  ],
  test: [
    said('Just before daybreak, when it is lowest.', 'uf-oxygen'),
    uncited('A meter or drops, with the temperature, far from the air stone and near the bottom.'),
    uncited('No meter? Fish at the surface at dawn that are well by noon tell you.'),
  ],
  raises: [
    uncited('Air pumps, waterfalls and anything else that turns water over at the surface.'),
    uncited('Cooler water, and by day plants and algae.'),
  ],
  lowers: [
    said(
      'Night with many plants or algae, dying algae, cloudy hot days, thunderstorms.',
      'uf-oxygen',
    ),
    uncited('Warmth, food, crowding, dirt, a stopped pump, and most treatments.'),
  ],
  todo: {
    watch: [
      uncited('Air on at night, a second pump on another circuit, food in the morning only.'),
      uncited('Measure again at first light on two mornings.'),
    ],
    act: [
      uncited('Air on day and night, no food until it is back over 6 mg/l.'),
      uncited('Shade, take out dirt and dying algae, look at pump and filter.'),
      uncited('No treatment: nearly all take oxygen or burden the gills.'),
    ],
    emergency: [
      uncited('Open first aid for gasping fish and do its steps in their order.'),
      uncited('All air on now. No pump? Scoop up water and pour it back from a height.'),
      uncited('No food, no net, no medicine, no tap water without dechlorinator.'),
    ],
  },
  never: [
    uncited('Never switch the air off at night to save current.'),
    uncited('Never give formalin or permanganate to fish that gasp.'),
    said('Never count on permanganate to add oxygen: it does not.', 'uf-permanganate'),
  ],
  relations: [
    { to: 'temperature', how: uncited('Cold water holds nearly twice as much as hot.') },
    {
      to: 'nitrite',
      how: said('With nitrite in the blood fish gasp in water full of oxygen.', 'msu-brown-blood'),
    },
    {
      to: 'carbon-dioxide',
      how: said(
        'Water may be full of both: one does not drive out the other.',
        'johnson-carbon-dioxide',
      ),
    },
  ],
  related: {
    conditions: ['low-oxygen', 'gas-bubbles', 'gill-flukes'],
    treatments: ['formalin', 'permanganate'],
    articles: [
      'oxygen-how-much',
      'oxygen-at-dawn',
      'oxygen-in-summer',
      'oxygen-air-pump',
      'oxygen-measure',
      'oxygen-too-much',
    ],
    tools: ['oxygen', 'stocking'],
    emergency: 'gasping',
  },
};
