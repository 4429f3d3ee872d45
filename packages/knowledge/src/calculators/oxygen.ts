import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const oxygen: CalculatorEntry = {
  id: 'oxygen',
  summary: 'How full of oxygen the water is, from a measured value and its temperature.',
  when: 'You have an oxygen meter or a drop test, the water is warm, or fish hang at the surface at dawn.',
  formulas: [
    {
      text: 'S = DO / F x 100',
      symbols: [
        { symbol: 'S', meaning: 'saturation, %' },
        { symbol: 'DO', meaning: 'dissolved oxygen as measured, mg/l' },
        { symbol: 'F', meaning: 'full saturation at this temperature, mg/l' },
      ],
    },
    {
      text: 'ln F = -139.34411 + 1.575701 x 10⁵ / T - 6.642308 x 10⁷ / T² + 1.2438 x 10¹⁰ / T³ - 8.621949 x 10¹¹ / T⁴',
      symbols: [{ symbol: 'T', meaning: 'temperature in kelvin: °C + 273.15' }],
    },
  ],
  facts: [
    said(
      'Full saturation follows from temperature, at sea level and in fresh water.',
      'apha-oxygen',
    ),
    said('At least 7 to 8 mg/l, day and night.', 'migoto-water'),
    uncited('And at least 80 % of what water of that temperature can hold.'),
    said('Under 5 mg/l fish may come to harm.', 'uf-oxygen'),
    said('It is lowest just before daybreak.', 'uf-oxygen'),
  ],
  limits: [
    uncited('Altitude is left out: at 1,000 m water holds about a tenth less than at sea level.'),
    uncited('Salt is left out: at 0.5 % water holds some 3 % less.'),
    uncited('One reading by day says little about the night.'),
  ],
  examples: [
    {
      title: 'A meter shows 8 mg/l in water of 20 °C.',
      inputs: { oxygen: '8', temperature: '20_c' },
      working: ['F at 20 °C = 9.09 mg/l', 'S = 8 / 9.09 x 100 = 88 %'],
      answers: { Saturation: '88 %', 'Full saturation at this temperature': '9.09 mg/l' },
    },
    {
      title: 'A July dawn: 4.5 mg/l in water of 28 °C.',
      inputs: { oxygen: '4.5', temperature: '28_c' },
      working: ['F at 28 °C = 7.83 mg/l', 'S = 4.5 / 7.83 x 100 = 57.5 %'],
      answers: { Saturation: '57.5 %', 'Full saturation at this temperature': '7.83 mg/l' },
    },
  ],
  related: [
    { href: '/water/oxygen', label: 'Oxygen in the pond' },
    { href: '/water/temperature', label: 'Water temperature' },
    { href: '/first-aid#gasping', label: 'First aid: they gasp at the surface' },
  ],
};
