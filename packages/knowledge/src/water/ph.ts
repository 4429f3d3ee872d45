import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const ph: WaterParameter = {
  id: 'ph',
  name: 'pH',
  symbol: 'pH',
  otherNames: ['Acidity', 'Alkaline or acid'],
  summary: 'How acid or alkaline the water is. A steady value matters more than an exact one.',
  often: 'Once a week, early; morning and evening in algae season',
  target: [
    said('Anything steady from 7.0 to 8.5 suits koi.', 'migoto-water', 'mankysanke-volumes'),
    said('Others accept up to 9.0, as long as it stays within 0.3.', 'simikoi-water'),
  ],
  besides: [
    uncited(
      'The swing between morning and evening counts as well: up to 0.3 is good, to 0.5 is watched, more calls for action.',
    ),
    said('Koi adapt to another pH, but not quickly.', 'mankysanke-volumes'),
  ],
  what: [
    uncited('A scale from 0 to 14: 7 is neutral, less is acid, more is alkaline.'),
    uncited('Each whole step is a factor of ten: water of pH 6 is ten times as acid as at pH 7.'),
  ],
  why: [
    uncited('Outside its range it attacks gills and skin, and below 6.5 the filter slows down.'),
    said('It decides how much of the ammonia is poisonous.', 'uf-ammonia'),
    said('A crash of the pH is a common cause of many deaths at once.', 'johnson-ph'),
  ],
  test: [
    said('Early in the morning: sun lifts the pH and hides a low night value.', 'kent-water'),
    uncited('Then once more in the late afternoon. The difference is the swing of the day.'),
    uncited('Drops or a meter; a meter is set with two fresh buffers first. Test KH with it.'),
  ],
  raises: [
    said('Plants and algae, which take carbon dioxide out by day.', 'vijverleven-carbon-dioxide'),
    said(
      'Fresh concrete and mortar that were not sealed: lime goes on dissolving.',
      'gardenpond-concrete',
    ),
    uncited('Hard tap water, bicarbonate, shells and coral in the filter, strong aeration.'),
  ],
  lowers: [
    said('Carbon dioxide that fish and plants breathe out at night.', 'vijverleven-carbon-dioxide'),
    said('The filter, which uses up KH day by day, as do rain and rotting leaves.', 'koiphen-kh'),
  ],
  todo: {
    watch: [
      uncited('Test KH and ammonia today: KH tells why it moves, ammonia what it does.'),
      uncited('Test at dawn and in the late afternoon for some days, and write it down.'),
      uncited('Over 8.5: look at algae, new concrete and your tap before you add anything.'),
    ],
    act: [
      uncited('Work out the free ammonia at this pH and temperature before anything else.'),
      uncited('Air on. Change a tenth with dechlorinated water, test pH and ammonia, and repeat.'),
      uncited('Find what moves it. With no ammonia and a low KH, raise KH by a degree a day.'),
    ],
    emergency: [
      uncited('Air on full, no food, and test ammonia with the temperature now.'),
      uncited(
        'Under 6.0 with ammonia: small changes only, hours apart; nothing that lifts the pH.',
      ),
      uncited(
        'Over 9.5: shade, change water of a lower pH in small parts, take out what gives lime.',
      ),
      uncited('Bring it back by no more than about 0.5 in a day, unless a vet says otherwise.'),
    ],
  },
  never: [
    uncited('Never raise a low pH while there is ammonia: it turns into poison within minutes.'),
    uncited('Never chase a number with bottled acid or “pH up”: the swing is what harms.'),
    uncited('Never judge pH by one reading at noon.'),
  ],
  relations: [
    { to: 'kh', how: said('KH is the reserve that holds the pH up.', 'koiphen-kh') },
    {
      to: 'ammonia',
      how: said('The higher the pH, the more ammonia is free and poisonous.', 'uf-ammonia'),
    },
    {
      to: 'carbon-dioxide',
      how: said('Carbon dioxide makes acid and pulls the pH down.', 'johnson-carbon-dioxide'),
    },
  ],
  related: {
    conditions: ['ph-crash', 'ammonia-poisoning'],
    treatments: ['chloramine-t'],
    articles: ['water-ph', 'ammonia-do-not-raise-ph', 'emergency-ph-crash', 'water-green'],
    tools: ['ammonia', 'kh', 'water-change'],
    emergency: 'ammonia',
  },
};
