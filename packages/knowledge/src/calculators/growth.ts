import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const growth: CalculatorEntry = {
  id: 'growth',
  summary: 'Length for age in three bands: usual garden ponds, good keeping and jumbo lines.',
  when: 'You wonder whether a koi of known age is large or small, or what it may still become.',
  formulas: [
    {
      text: 'L = 80 x (1 - e^(-0.288 x (t + 0.41)))',
      symbols: [
        { symbol: 'L', meaning: 'length under good keeping, cm' },
        { symbol: 't', meaning: 'age since hatching, years' },
      ],
    },
    {
      text: 'garden = 0.6 to 0.7 x L, jumbo = 1.09 x L',
      symbols: [{ symbol: '1.09', meaning: '87.5 / 80, the largest lengths of both' }],
    },
  ],
  facts: [
    said(
      'Koi reach half of their final length at 24 months, 95 % at ten years and 99 % at fourteen, and average near 80 cm: the curve is fitted to that.',
      'colorado-size',
    ),
    said(
      'In gardens 18 cm after one year, 30 after two and 41 after three have been given as typical.',
      'petgoldfish-growth',
    ),
    said('Others see most koi end at 60 to 65 cm, and few above 75 to 80.', 'sakks-growth'),
    uncited(
      'Jumbo lines are taken to end at 85 to 90 cm; the dashed curve is the good one, stretched.',
    ),
  ],
  limits: [
    uncited('No koi “should” have a length: the bands are ways of keeping, not marks.'),
    uncited('Females grow larger than males, and under 12 °C growth almost stops.'),
    uncited('The age of a bought koi is what the seller says it is.'),
    said('Each fish carries a limit of its own that no keeping can lift.', 'sakks-growth'),
  ],
  examples: [
    {
      title: 'A koi of two years.',
      inputs: { age: '2' },
      working: [
        'L = 80 x (1 - e^(-0.288 x 2.41)) = 40 cm',
        'garden = 0.6 x 40 to 0.7 x 40 = 24 to 28 cm',
        'jumbo = 87.5 / 80 x 40 = 44 cm',
      ],
      answers: {
        'Usual garden ponds, from': '24 cm',
        'Usual garden ponds, to': '28 cm',
        'Good keeping, about': '40 cm',
        'Jumbo lines, about': '44 cm',
      },
    },
  ],
  related: [
    { href: '/questions/growth', label: 'Questions on growth' },
    { href: '/tools/weight', label: 'Weight and condition' },
    { href: '/tools/stocking', label: 'How many koi' },
  ],
};
