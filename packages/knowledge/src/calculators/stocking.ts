import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const stocking: CalculatorEntry = {
  id: 'stocking',
  summary: 'How many kilograms of koi a pond holds, how full that is, and how many more may come.',
  when: 'You think of adding koi, yours have grown, or the tests never come down to zero.',
  formulas: [
    {
      text: 'D = W / V',
      symbols: [
        { symbol: 'D', meaning: 'fish in the water, kg/m³' },
        { symbol: 'W', meaning: 'weight of all fish, kg; from lengths in cm: length³ / 60 grams' },
        { symbol: 'V', meaning: 'water, m³ (1,000 l)' },
      ],
    },
    {
      text: 'R = 1.5 x V - W',
      symbols: [{ symbol: 'R', meaning: 'room left until it is no longer comfortable, kg' }],
    },
  ],
  facts: [
    said(
      'Koi load the filter by their mass and not by their number or length.',
      'mankysanke-weight',
    ),
    said(
      'For the best growth 4 kg in 1,000 UK gallons are realistic, which is 0.9 kg/m³.',
      'mankysanke-weight',
    ),
    said('About 2 kg for 1,000 litres is the most in a garden.', 'lowcarbon-stocking'),
    uncited('Up to 1.5 kg/m³ is comfortable; between that and 2 the pond is crowded.'),
  ],
  limits: [
    uncited('It says nothing of the filter: a weak one carries less, whatever the volume.'),
    uncited('Count the size that they will have, not that at which you bought them.'),
    uncited('A pond for koi is at least 1.2 m deep and holds at least some 4,500 l.'),
    uncited('An estimated volume may be a fifth out, and then so is the answer.'),
  ],
  examples: [
    {
      title: 'Twenty koi that weigh 18 kg together, in 15 m³.',
      inputs: { volume: '15_m3', know: 'weight', weight: '18_kg' },
      working: ['D = 18 kg / 15 m³ = 1.2 kg/m³', 'R = 1.5 x 15 - 18 = 4.5 kg'],
      answers: {
        'Fish in the water': '1.2 kg/m³',
        'Room left until it is no longer comfortable': '4,500 g',
      },
    },
    {
      title: 'An empty pond of 10,000 l, and koi that are to reach 60 cm.',
      inputs: { volume: '10000_l', know: 'weight', weight: '0_kg', next: '60_cm' },
      working: [
        'R = 1.5 x 10 - 0 = 15 kg',
        'A koi of 60 cm weighs 60³ / 60 = 3,600 g',
        '15 / 3.6 = 4.2, so four',
      ],
      answers: { 'More koi of 60 cm': '4' },
    },
  ],
  related: [
    { href: '/tools/pond-volume', label: 'Pond volume' },
    { href: '/tools/weight', label: 'Weight from length' },
    { href: '/questions/pond-building', label: 'Questions on ponds' },
  ],
};
