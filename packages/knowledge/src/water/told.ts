import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

/** Parameters that are told of and never judged: facts B.1 names no bands that a keeper could use. */
export const phosphate: WaterParameter = {
  id: 'phosphate',
  name: 'Phosphate',
  symbol: 'PO4',
  otherNames: ['Phosphorus'],
  summary: 'Food for algae. It does not harm koi itself, so there is no band for it.',
  often: 'When algae will not go away',
  target: [
    said('It is not dangerous to pond life; too much of it brings algae.', 'pondshop-phosphate'),
    uncited('We give no band: no source that we read names a level that harms koi.'),
  ],
  besides: [],
  what: [
    said(
      'A form of phosphorus, which all life needs and fertilisers contain.',
      'watergarden-phosphate',
    ),
  ],
  why: [
    said('Much of it makes green water and blanket weed.', 'watergarden-phosphate'),
    said('When such growth dies it uses up oxygen, and that can kill fish.', 'pondshop-phosphate'),
  ],
  test: [
    uncited(
      'A kit for phosphate, on pond and tap. Algae hold most of it, so a low value may mislead.',
    ),
  ],
  raises: [
    said('Fish food, tap water and what rain washes in from lawns.', 'watergarden-phosphate'),
  ],
  lowers: [
    uncited(
      'Less food, dirt taken out before it rots, plants, water changes where the tap has little.',
    ),
  ],
  todo: { watch: [], act: [], emergency: [] },
  never: [uncited('Never kill a bloom in one go to get rid of it: dead algae use up the oxygen.')],
  relations: [
    { to: 'nitrate', how: uncited('Algae need both; the one that is scarce holds them back.') },
  ],
  related: {
    conditions: ['low-oxygen'],
    treatments: [],
    articles: ['water-green', 'water-blanket-weed'],
    tools: [],
  },
};

export const carbonDioxide: WaterParameter = {
  id: 'carbon-dioxide',
  name: 'Carbon dioxide',
  symbol: 'CO2',
  otherNames: ['Carbonic acid'],
  summary: 'What everything in the pond breathes out. It moves the pH between day and night.',
  often: 'Seldom; the pH at dawn and in the afternoon tells',
  target: [uncited('We give no band: no source that we read names one that a keeper could use.')],
  besides: [],
  what: [
    said('Fish and plants breathe it out; in water it acts as an acid.', 'johnson-carbon-dioxide'),
    said('By day plants take it up; at night they add to it.', 'vijverleven-carbon-dioxide'),
  ],
  why: [
    said(
      'In a pond with many plants or algae the pH is much lower at the end of the night.',
      'vijverleven-carbon-dioxide',
    ),
    said('It is independent of oxygen: water can be rich in both.', 'johnson-carbon-dioxide'),
  ],
  test: [
    uncited(
      'Test the pH of a sample, shake or air it for an hour and test again: a rise was carbon dioxide.',
    ),
  ],
  raises: [
    uncited(
      'Many fish, many plants at night, dirt that rots, ice, well water fresh from the ground.',
    ),
  ],
  lowers: [
    said(
      'More surface and movement: aeration drives it out and the pH rises.',
      'johnson-carbon-dioxide',
    ),
  ],
  todo: { watch: [], act: [], emergency: [] },
  never: [
    said(
      'Never keep air away from fish so that carbon dioxide holds the pH down against ammonia: change water.',
      'johnson-carbon-dioxide',
    ),
  ],
  relations: [
    { to: 'ph', how: said('More of it lowers the pH, less raises it.', 'johnson-carbon-dioxide') },
    {
      to: 'ammonia',
      how: uncited(
        'Strong air after a still night lifts the pH, and free ammonia with it: test both.',
      ),
    },
  ],
  related: {
    conditions: ['ph-crash', 'low-oxygen'],
    treatments: [],
    articles: ['water-ph', 'oxygen-in-winter', 'water-green'],
    tools: [],
  },
};

export const copper: WaterParameter = {
  id: 'copper',
  name: 'Copper',
  symbol: 'Cu',
  otherNames: ['Copper sulphate'],
  summary: 'A metal that kills koi in tiny amounts. It does not belong in a koi pond.',
  often: 'When new pipes or an algicide may have brought it in',
  target: [
    uncited('None that you put in. We give no band: how poisonous it is depends on hardness.'),
    said(
      'What kills half of the freshwater fish in a trial is mostly under 0.5 mg/l, and can be 0.006 mg/l.',
      'koifishponds-copper',
    ),
  ],
  besides: [],
  what: [
    uncited(
      'It comes from copper pipes and heaters, from algicides and from devices that give off ions.',
    ),
  ],
  why: [
    said(
      'It harms the gills until fish suffocate; koi are among the sensitive ones.',
      'koifishponds-copper',
    ),
  ],
  test: [uncited('A copper kit on the first water from the tap in the morning, and on the pond.')],
  raises: [uncited('Algicides, new copper pipes with soft or acid water, some pond electronics.')],
  lowers: [uncited('Take the source away and change water; fresh carbon holds some back.')],
  todo: { watch: [], act: [], emergency: [] },
  never: [uncited('Never use an algicide or a device that puts copper into a koi pond.')],
  relations: [
    { to: 'gh', how: said('In hard water it harms less.', 'krafty-soft-water') },
    { to: 'kh', how: uncited('With little KH it is at its worst.') },
  ],
  related: {
    conditions: [],
    treatments: ['copper'],
    articles: ['water-blanket-weed', 'water-dechlorinate'],
    tools: [],
  },
};
