import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const gh: WaterParameter = {
  id: 'gh',
  name: 'Total hardness (GH)',
  symbol: 'GH',
  otherNames: ['General hardness', 'Water hardness', 'Calcium and magnesium', 'dGH'],
  summary: 'Calcium and magnesium. It eases the work of the gills and softens many poisons.',
  often: 'Twice a year, and before any treatment that asks for it',
  target: [
    said('About 10 degrees are called ideal for koi.', 'migoto-water'),
    said('Not under 6 degrees, says a dealer.', 'krafty-soft-water'),
    said(
      'Others hold that skin and colour gain from soft water, as Japanese breeders do.',
      'koiquest-hardness',
    ),
  ],
  besides: [
    uncited(
      'Under 30 mg/l no permanganate, chloramine-T or malachite green: they are far harsher there.',
    ),
    uncited(
      'No source that we read names hard water that harms koi, so there is no upper emergency.',
    ),
  ],
  what: [
    said(
      'The sum of metals such as calcium and magnesium that water took up from rock.',
      'fishdoc-hardness',
    ),
    uncited('It is not KH, although both often rise together; kits for one do not show the other.'),
  ],
  why: [
    said('Keeping salts in is harder work for a fish in soft water.', 'krafty-soft-water'),
    said(
      'Many substances, some treatments among them, are more poisonous in soft water.',
      'fishdoc-hardness',
    ),
  ],
  test: [
    uncited('A drop test of its own, or the water company’s report: the tap seldom changes.'),
    uncited('Test the pond behind a water softener or after much rain.'),
  ],
  raises: [uncited('Hard tap water, limestone, shells.')],
  lowers: [uncited('Rain, softened or purified water.')],
  todo: {
    watch: [
      uncited('Nothing in a hurry. Write it down, and read it before you choose a treatment.'),
      uncited('Over 200 mg/l: normal for much of England; only scale on heaters and lamps shows.'),
    ],
    act: [
      uncited('Put off treatments that are harsher in soft water, and ask before any other.'),
      uncited('Mix in harder dechlorinated water over weeks. KH matters more: look at it first.'),
    ],
    emergency: [],
  },
  never: [
    uncited('Never fill a pond with water from a household softener.'),
    uncited('Never put copper into soft water.'),
  ],
  relations: [
    { to: 'kh', how: said('KH is the part that buffers; GH is the whole.', 'fishdoc-hardness') },
    {
      to: 'copper',
      how: said('Hard water holds metals back from the fish.', 'krafty-soft-water'),
    },
  ],
  related: {
    conditions: [],
    treatments: ['permanganate', 'chloramine-t', 'fmg', 'copper'],
    articles: ['water-kh', 'treatment-chloramine-t', 'treatment-before-you-start'],
    tools: ['units', 'dose'],
  },
};
