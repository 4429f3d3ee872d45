import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const pondVolume: CalculatorEntry = {
  id: 'pond-volume',
  summary: 'Litres of a pond by its lengths or by salt, and how far to trust them.',
  when: 'Once for every pond, before anything is ever dosed; again after a filter or the level has changed.',
  formulas: [
    {
      text: 'rectangle = L x W x D · circle = 3.1416 x (L / 2)² x D · oval = 0.7854 x L x W x D · kidney = 0.8 x L x W x D',
      symbols: [
        { symbol: 'L, W', meaning: 'length and width (of a circle: the diameter), m' },
        {
          symbol: 'D',
          meaning: 'depth of the water on average, m; the sum is in m³, 1,000 litres each',
        },
      ],
    },
    {
      text: 'sloping walls = D / 6 x (A1 + 4 x A2 + A3)',
      symbols: [{ symbol: 'A1, A2, A3', meaning: 'areas of surface, half way down and floor, m²' }],
    },
    {
      text: 'by salt = salt / (rise x 10)',
      symbols: [
        { symbol: 'salt', meaning: 'put in, g; the sum is in litres' },
        { symbol: 'rise', meaning: 'on the meter, %: 1 % is 10 g in a litre' },
      ],
    },
  ],
  facts: [
    said(
      '1 kg of salt in 1,000 litres raises it by 0.1 %, so a rise tells the volume.',
      'kangei-volume',
    ),
    said('15 cm of level may be over a tenth of a pond of 3 x 3 x 1.5 m.', 'kangei-volume'),
    uncited('An estimate by lengths is taken to be right within a fifth, either way.'),
    uncited(
      'What can kill in a small overdose (permanganate, formalin, chloramine-T) is dosed on a measured volume only.',
    ),
    uncited('Kidney and irregular ponds hold about eight tenths of their rectangle.'),
  ],
  limits: [
    uncited('Lengths leave out shelves, curves, stones and what filter and pipes hold.'),
    uncited('Salt must be pure, weighed, dissolved and mixed through everything for some hours.'),
    uncited('A meter that reads conductivity must be set for salt and for the temperature.'),
    uncited('Salt harms many plants, and makes zeolite give back its ammonia.'),
  ],
  examples: [
    {
      title:
        'A kidney of 5 x 3 m, 1.2 m deep; then 10 kg of salt take the meter from 0.02 to 0.10 %.',
      inputs: {
        by: 'both',
        shape: 'kidney',
        length: '5_m',
        width: '3_m',
        depth: '1.2_m',
        salt: '10_kg',
        before: '0.02_pct',
        after: '0.1_pct',
      },
      working: [
        'lengths: 0.8 x 5 x 3 x 1.2 = 14.4 m³ = 14,400 l',
        'salt: 10,000 / (0.08 x 10) = 12,500 l',
        'the estimate is 1,900 l too high: 15 % of what was measured',
      ],
      answers: {
        'Volume, measured': '12,500 litres',
        'Volume, estimated': '14,400 litres',
        'The estimate is too high by': '15 %',
      },
    },
  ],
  related: [
    { href: '/tools/dose', label: 'Dose a treatment' },
    { href: '/tools/stocking', label: 'How many koi' },
    { href: '/water/salt', label: 'Salt in the pond' },
  ],
};
