import { uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const units: CalculatorEntry = {
  id: 'units',
  summary: 'Litres and both gallons, feet, pounds, °F, degrees of hardness, ppm, NO2 and N.',
  when: 'A label, a book or a friend across the ocean counts in other units. Mistaking one gallon for the other is an error of a fifth in a dose.',
  formulas: [
    {
      text: '1 UK gallon = 4.54609 l · 1 US gallon = 3.78541 l · 1 cubic foot = 28.3168 l',
      symbols: [{ symbol: 'l', meaning: 'litres; 1,000 are 1 m³' }],
    },
    {
      text: '°C = (°F - 32) x 5 / 9 · 1 in = 2.54 cm · 1 lb = 453.592 g',
      symbols: [{ symbol: 'in, lb', meaning: 'inch, pound' }],
    },
    {
      text: '1 dKH = 1 dGH = 17.85 mg/l CaCO3 · 0.1 % of salt = 1 g/l · 1 mg/l = 1 ppm = 1 g in 1 m³',
      symbols: [
        { symbol: 'dKH, dGH', meaning: 'German degrees of carbonate and of total hardness' },
      ],
    },
    {
      text: 'NO2 = 3.28 x N · NO3 = 4.43 x N · NH3 = 1.22 x N',
      symbols: [{ symbol: 'N', meaning: 'the same amount as a kit shows it that counts nitrogen' }],
    },
  ],
  facts: [
    uncited('Inch, pound and both gallons are exact by law; nothing is rounded until it is shown.'),
    uncited(
      'Factors of nitrogen and hardness follow from molar masses: N 14.007, NO2 46.005, NO3 62.004, NH3 17.031, CaCO3 100.087, CaO 56.077.',
    ),
  ],
  limits: [
    uncited('ppm means mg/l here, as it does in water; in air it means something else.'),
    uncited('Degrees are German ones. French, English and American degrees are other amounts.'),
  ],
  examples: [
    {
      title: '1,000 UK gallons.',
      inputs: { kind: 'volume', volume: '1000_uk-gal' },
      working: ['1000 x 4.54609 = 4,546.09 l', '4546.09 / 3.785411784 = 1,200.95 US gallons'],
      answers: { 'In litres': '4,546.09 litres', 'In US gallons': '1,200.95 US gallons' },
    },
    {
      title: 'A kit shows 0.3 mg/l of nitrite as nitrogen.',
      inputs: { kind: 'nitrite', amount: '0.3', basis: 'n' },
      working: ['0.3 x 46.005 / 14.007 = 0.9853 mg/l'],
      answers: { 'As Nitrite (NO2)': '0.9853 mg/l', 'As nitrogen (N)': '0.3 mg/l' },
    },
  ],
  related: [
    { href: '/tools/pond-volume', label: 'Pond volume calculator' },
    { href: '/water', label: 'Water values' },
  ],
};
