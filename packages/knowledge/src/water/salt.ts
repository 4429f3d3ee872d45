import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const salt: WaterParameter = {
  id: 'salt',
  name: 'Salt',
  symbol: 'NaCl',
  otherNames: ['Salinity', 'Pond salt', 'Sodium chloride', 'Shio'],
  summary: 'A medicine with a date, not a habit. It guards against nitrite and never evaporates.',
  often: 'Once a month; before and after each change while it is used',
  target: [
    said('Use it for a reason and a time, and bring it down again.', 'marisa-salt'),
    uncited('Without a reason: as little as the tap brings, up to 0.05 %.'),
  ],
  besides: [
    uncited('A dated course at 0.1 to 0.3 % is no fault: write down why, how much and until when.'),
    uncited(
      'From 0.3 to 0.6 % sources name no band for a standing level; we count it as an emergency.',
    ),
    uncited('Plants suffer from about 0.1 to 0.2 %.'),
  ],
  what: [
    uncited('Common salt, sodium chloride. Its chloride is what guards against nitrite.'),
    said('1 kg in 1,000 litres raises the pond by 0.1 %.', 'kangei-volume'),
  ],
  why: [
    said(
      'Chloride keeps nitrite out at the gills; ten parts to one are the rule.',
      'azponds-nitrification',
    ),
    uncited(
      'Standing salt breeds parasites that bear it, and shuts out treatments that must not meet it.',
    ),
  ],
  test: [
    said('With a salt meter: top-ups by guesswork add up.', 'marisa-salt'),
    uncited('Note the temperature with it; a meter for conductivity reads other salts as well.'),
  ],
  raises: [uncited('Salt that you add, and water that evaporates and leaves it behind.')],
  lowers: [
    uncited('Water changes and an overflow. No filter removes it, and it does not evaporate.'),
  ],
  todo: {
    watch: [uncited('Ask what it is there for. No reason? Let the weekly changes take it out.')],
    act: [
      uncited(
        'A course: look up its end, and test weekly. No course: change water by the calculator.',
      ),
      uncited('Start no treatment that must not meet salt, such as formalin with malachite green.'),
    ],
    emergency: [
      uncited('Not by intent? Find out where it came from, and stop it.'),
      uncited('Dilute in several changes over a day or two, dechlorinated, within 2 °C; air on.'),
      uncited('Fish that roll or lie on their sides: a larger change now, and a vet.'),
    ],
  },
  never: [
    uncited('Never add it while zeolite is in the filter.'),
    uncited('Never tip it onto fish or let crystals lie among them: dissolve it first.'),
    uncited('Never use potassium chloride, dishwasher salt or salt with anti-caking agent.'),
    said('Never raise it by more than 0.1 % in a day.', 'marisa-salt'),
  ],
  relations: [
    { to: 'nitrite', how: said('0.1 % is enough against nitrite.', 'azponds-nitrification') },
    {
      to: 'ammonia',
      how: said('Salt makes zeolite give back ammonia that it holds.', 'koionline-zeolite'),
    },
  ],
  related: {
    conditions: ['nitrite-poisoning', 'white-spot'],
    treatments: ['salt', 'fmg'],
    articles: [
      'water-salt-always',
      'nitrite-salt',
      'treatment-salt-how',
      'water-volume',
      'ammonia-zeolite',
    ],
    tools: ['nitrite', 'dose', 'pond-volume', 'water-change', 'units'],
  },
};
