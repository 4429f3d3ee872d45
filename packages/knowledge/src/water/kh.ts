import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const kh: WaterParameter = {
  id: 'kh',
  name: 'Carbonate hardness (KH)',
  symbol: 'KH',
  otherNames: ['Alkalinity', 'Total alkalinity', 'Buffering', 'Temporary hardness', 'dKH'],
  summary: 'The reserve that keeps the pH from falling. The filter uses it up day by day.',
  often: 'Once a week; after long rain too',
  target: [
    said('About 6 degrees; 4 are the least, 1 to 2 are too low.', 'migoto-water'),
    said('Over 100 mg/l pH crashes do not come; bead filters want 200 mg/l.', 'simikoi-water'),
  ],
  besides: [
    uncited(
      'The trend counts: a value that falls week by week ends in a crash, however good it is now.',
    ),
    uncited(
      'Over 150 mg/l is watched, not fought: no source that we read names an upper end that harms.',
    ),
  ],
  what: [
    said('Carbonates in the water, which bind acid before it can lower the pH.', 'koiphen-kh'),
    uncited('1 degree is 17.85 mg/l as CaCO3. In pond water KH and alkalinity mean the same.'),
  ],
  why: [
    said('Where carbonates are used up and not renewed, the pH crashes in the end.', 'johnson-ph'),
    said(
      'Filter bacteria need them: without carbonates they stop clearing ammonia.',
      'koi-org-maturation',
    ),
  ],
  test: [
    uncited('A drop test: the drops until the colour turns are degrees in most kits.'),
    uncited('Test the tap as well: it says whether water changes renew KH or thin it.'),
  ],
  raises: [
    said('Water changes, where the tap is hard.', 'koiphen-kh'),
    said(
      'Bicarbonate, slowly; crushed oyster shell or coral in a current of water.',
      'simikoi-water',
    ),
  ],
  lowers: [said('The filter at work, rain and rotting leaves; soft tap water.', 'koiphen-kh')],
  todo: {
    watch: [
      uncited('Under 100 mg/l: test weekly, test the tap, plan regular changes.'),
      uncited('Over 150 mg/l: nothing to do, as long as the pH is steady.'),
    ],
    act: [
      uncited(
        'Test ammonia with pH and temperature first. If there is any, bring that down before KH.',
      ),
      uncited('Then raise KH by at most one degree a day, worked out for a known volume.'),
      uncited('Test before each day’s part, and look for what uses it up.'),
    ],
    emergency: [
      uncited('A crash of the pH is near. Test pH and ammonia now, at dawn again tomorrow.'),
      uncited('No food, air on; small changes of harder dechlorinated water, testing after each.'),
      uncited('Without ammonia, begin to raise it today by the calculator, a degree a day.'),
    ],
  },
  never: [
    uncited('Never raise KH while there is ammonia: the pH goes up with it.'),
    uncited('Never use lime, washing soda or baking powder for bicarbonate.'),
    said('Never raise it by more than about a degree a day.', 'mankysanke-volumes'),
  ],
  relations: [
    { to: 'ph', how: said('It holds the pH; without it the pH falls.', 'koiphen-kh') },
    {
      to: 'gh',
      how: uncited('GH counts calcium and magnesium instead: one can be high and the other low.'),
    },
    {
      to: 'ammonia',
      how: said('Without carbonates a mature filter stops clearing ammonia.', 'koi-org-maturation'),
    },
  ],
  related: {
    conditions: ['ph-crash'],
    treatments: ['permanganate', 'chloramine-t', 'copper'],
    articles: ['water-kh', 'water-raise-kh', 'season-rain', 'emergency-ph-crash'],
    tools: ['kh', 'pond-volume', 'units'],
  },
};
