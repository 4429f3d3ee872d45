import { said, uncited } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

export const chlorine: WaterParameter = {
  id: 'chlorine',
  name: 'Chlorine and chloramine',
  symbol: 'Cl2',
  otherNames: ['Total chlorine', 'Free chlorine', 'Chloramine', 'Tap water'],
  summary: 'What makes tap water safe for people burns gills. None is allowed in a pond.',
  often: 'Tap before each change; pond after it, behind a carbon filter too',
  target: [said('None: all its forms are poisonous to koi.', 'mankysanke-dechlorination')],
  besides: [
    said(
      '0.003 mg/l harms in the long run; 0.3 mg/l kills most fish fairly fast.',
      'koinet-chlorine',
    ),
    uncited('Few kits see less than 0.02 mg/l. So any colour at all in the pond means: act now.'),
  ],
  what: [
    said(
      'Disinfectant of the mains: usually about 0.5 mg/l in Britain, at times up to 4 mg/l.',
      'mankysanke-dechlorination',
    ),
    said(
      'Chloramine is chlorine bound to ammonia. It stays for days; chlorine soon leaves.',
      'koinet-chlorine',
    ),
  ],
  why: [
    said('Chlorine destroys gill tissue.', 'koinet-chlorine'),
    uncited('It burns the filter as well, so ammonia and nitrite follow days later.'),
  ],
  test: [
    uncited('A kit for total chlorine: one for free chlorine does not see chloramine.'),
    said(
      'Ask the water company; peaks come in hot weather and before summer weekends.',
      'mankysanke-dechlorination',
    ),
  ],
  raises: [
    uncited(
      'A forgotten hose, an automatic top-up, a carbon filter that is spent or run too fast.',
    ),
  ],
  lowers: [
    uncited('Dechlorinator before the water meets the fish; fresh carbon at a slow flow.'),
    said('Standing removes chlorine, but not chloramine.', 'koinet-chlorine'),
  ],
  todo: {
    watch: [],
    act: [
      uncited('Stop the water. Dechlorinate the whole pond by the calculator, then test again.'),
      uncited('Air on, no food, and look at the fish every few minutes.'),
    ],
    emergency: [
      uncited('Open first aid for chlorine and do its steps in their order.'),
      uncited('Close the tap, dechlorinate all litres of the pond, then air on full.'),
      uncited('Leave the fish where they are. Test ammonia with pH and temperature afterwards.'),
    ],
  },
  never: [
    uncited('Never top up or change water without dechlorinator, not even a little every day.'),
    uncited('Never dose dechlorinator for the hose alone when the whole pond has chlorine.'),
    uncited('Never treat burnt gills with permanganate, formalin or other medicine.'),
  ],
  relations: [
    {
      to: 'ammonia',
      how: said('Chloramine sets its ammonia free when it is broken.', 'koinet-chlorine'),
    },
    { to: 'nitrite', how: uncited('A burnt filter lets nitrite rise some days later.') },
  ],
  related: {
    conditions: ['chlorine-burn'],
    treatments: ['permanganate', 'chloramine-t'],
    articles: ['water-dechlorinate', 'water-change', 'emergency-chlorine'],
    tools: ['dechlorinate', 'pond-volume', 'water-change'],
    emergency: 'chlorine',
  },
};
