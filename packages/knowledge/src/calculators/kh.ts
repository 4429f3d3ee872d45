import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const kh: CalculatorEntry = {
  id: 'kh',
  summary: 'Baking soda that raises carbonate hardness, and over how many days.',
  when: 'KH is under 100 mg/l (6 dKH), the tap is soft, or the pH falls overnight. Test ammonia first.',
  formulas: [
    {
      text: 'soda = V / 1000 x (wanted - now) x 29.96',
      symbols: [
        { symbol: 'soda', meaning: 'sodium bicarbonate, g' },
        { symbol: 'V', meaning: 'water in the system, litres' },
        { symbol: 'wanted, now', meaning: 'carbonate hardness, dKH; 1 dKH is 17.85 mg/l CaCO3' },
        { symbol: '29.96', meaning: 'g for 1 dKH in 1,000 l: 17.85 x 2 x 84.007 / 100.087' },
      ],
    },
  ],
  facts: [
    said('About 6 degrees; 4 are the least, 1 to 2 are too low.', 'migoto-water'),
    said('Over 100 mg/l pH crashes do not come; bead filters want 200 mg/l.', 'simikoi-water'),
    said('Never raise it by more than about a degree a day.', 'mankysanke-volumes'),
    uncited(
      'The amount is chemistry: two bicarbonates (84.007) bind as much acid as one CaCO3 (100.087).',
    ),
    said('Free ammonia, the poisonous part, grows with the pH.', 'uf-ammonia'),
  ],
  limits: [
    uncited('The filter, rain and soft tap water use KH up again: test weekly.'),
    uncited('An estimated volume counts at its low end, a fifth less.'),
    uncited('It holds for sodium bicarbonate alone, not for washing soda, lime or chalk.'),
  ],
  examples: [
    {
      title: '14,000 litres measured, KH 2 dKH, 6 dKH wanted, no ammonia found.',
      inputs: {
        now: '2_dkh',
        wanted: '6_dkh',
        volume: '14000_l',
        known: 'measured',
        ammonia: 'none',
      },
      working: ['soda = 14 x (6 - 2) x 29.96 = 1,678 g', 'at 1 dKH a day: 4 days, 419 g each day'],
      answers: {
        'Sodium bicarbonate in all': '1,678 g',
        Days: '4',
        'Each day': '419 g',
      },
    },
  ],
  related: [
    { href: '/water/kh', label: 'Carbonate hardness in the pond' },
    { href: '/conditions/ph-crash', label: 'A crash of the pH' },
    { href: '/tools/ammonia', label: 'Toxic ammonia calculator' },
    { href: '/tools/pond-volume', label: 'Pond volume calculator' },
  ],
};
