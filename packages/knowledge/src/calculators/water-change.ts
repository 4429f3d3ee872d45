import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const waterChange: CalculatorEntry = {
  id: 'water-change',
  summary: 'What a water change brings, or how much to change, in how many steps.',
  when: 'A test shows too much of something that the tap holds less of: ammonia, nitrite, nitrate, salt, a treatment.',
  formulas: [
    {
      text: 'after = now x (1 - f) + tap x f',
      symbols: [
        { symbol: 'now, after', meaning: 'in the pond before and after, mg/l' },
        { symbol: 'tap', meaning: 'in the new water, mg/l' },
        { symbol: 'f', meaning: 'part of the water that is changed, 0 to 1' },
      ],
    },
    {
      text: 'f = (now - wanted) / (now - tap)',
      symbols: [{ symbol: 'wanted', meaning: 'what is to be reached, mg/l' }],
    },
    {
      text: 'each of n changes = 1 - (1 - f)^(1/n)',
      symbols: [{ symbol: 'n', meaning: 'as many that none is over half of the water' }],
    },
  ],
  facts: [
    uncited('A change takes out its own share of everything, and brings in what the tap holds.'),
    uncited('Over half at once is a shock. Several smaller ones reach the same.'),
    said(
      'Remove chlorine and chloramine first: all their forms are poisonous to koi.',
      'mankysanke-dechlorination',
    ),
  ],
  limits: [
    uncited(
      'It counts what is there now. Fish make new ammonia meanwhile: test before each change.',
    ),
    uncited('The new water is taken to mix at once with all the old.'),
    uncited('Not for pH, which does not mix in proportion. KH, salt and nitrate do.'),
    uncited('With ammonia and a pH under 7 hard tap water sets ammonia free: a tenth at a time.'),
  ],
  examples: [
    {
      title: 'Nitrate 80 mg/l, tap 20 mg/l, a quarter of 12,000 litres is changed.',
      inputs: { asks: 'after', now: '80', tap: '20', part: '25', volume: '12000_l' },
      working: ['after = 80 x 0.75 + 20 x 0.25 = 65 mg/l', '12,000 x 0.25 = 3,000 l'],
      answers: { Afterwards: '65 mg/l', 'Water to change': '3,000 litres' },
    },
    {
      title: 'Free ammonia 0.206 mg/l is to come down to 0.05; the tap holds none.',
      inputs: { asks: 'needed', now: '0.206', tap: '0', target: '0.05' },
      working: [
        'f = (0.206 - 0.05) / (0.206 - 0) = 0.76: over half, so it is split',
        'three changes of 1 - 0.2427^(1/3) = 37.6 % each',
      ],
      answers: {
        'Change each time': '37.6 %',
        'Number of changes': '3',
        'In one it would be': '76 %',
      },
    },
  ],
  related: [
    { href: '/tools/dechlorinate', label: 'Dechlorination calculator' },
    { href: '/tools/ammonia', label: 'Toxic ammonia calculator' },
    { href: '/water/nitrate', label: 'Nitrate in the pond' },
  ],
};
