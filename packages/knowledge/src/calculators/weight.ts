import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const weight: CalculatorEntry = {
  id: 'weight',
  summary: 'The usual weight of a koi by its length; and with its own weight, its condition.',
  when: 'You dose food or a tank by weight, or a koi looks thin or swollen to you.',
  formulas: [
    {
      text: 'W = L³ / 60',
      symbols: [
        { symbol: 'W', meaning: 'usual weight, g' },
        { symbol: 'L', meaning: 'length from nose to end of tail, cm' },
      ],
    },
    {
      text: 'K = 100 x W / L³',
      symbols: [{ symbol: 'K', meaning: 'condition by the weight that was measured' }],
    },
  ],
  facts: [
    said(
      'A koi of 20 cm weighs around 130 g, one of 40 cm over 1 kg, one of 60 cm over 3.6 kg; length to the third power divided by 60 comes close.',
      'mankysanke-weight',
    ),
    uncited('By that formula K is 1.67; under 1.3 a koi is thin, over 2.0 stocky or full of eggs.'),
  ],
  limits: [
    uncited('A measured length is right to about 2 cm, which at 40 cm is 15 % of the weight.'),
    uncited('Long fins count in the length and weigh nothing: butterfly koi seem thin.'),
    uncited('Weight tells no disease. What counts is a koi that gets lighter at the same length.'),
  ],
  examples: [
    {
      title: 'A koi of 40 cm.',
      inputs: { length: '40_cm' },
      working: ['W = 40³ / 60 = 64,000 / 60 = 1,067 g'],
      answers: { 'Usual weight': '1,067 g' },
    },
    {
      title: 'A koi of 60 cm that weighs 2.7 kg.',
      inputs: { length: '60_cm', weighed: '2.7_kg' },
      working: ['K = 100 x 2,700 / 60³ = 270,000 / 216,000 = 1.25: thin'],
      answers: { 'Condition (K)': '1.25', 'Usual weight': '3,600 g' },
    },
  ],
  related: [
    { href: '/questions/growth', label: 'Questions on growth' },
    { href: '/tools/feeding', label: 'How much to feed' },
    { href: '/tools/growth', label: 'Growth for age' },
  ],
};
