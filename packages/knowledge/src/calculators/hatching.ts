import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const hatching: CalculatorEntry = {
  id: 'hatching',
  summary: 'Days until koi eggs hatch, from a steady temperature or from one measured each day.',
  when: 'Your koi have spawned and you keep some of the eggs.',
  formulas: [
    {
      text: 'd = G / T',
      symbols: [
        { symbol: 'd', meaning: 'days from spawning to hatching' },
        { symbol: 'G', meaning: 'degree-days: 75 for the first young, 85 for most' },
        { symbol: 'T', meaning: 'water temperature, °C' },
      ],
    },
    {
      text: 'G so far = T1 + T2 + T3 ...',
      symbols: [{ symbol: 'T1', meaning: 'temperature of the first day, °C' }],
    },
  ],
  facts: [
    said('At 20 °C eggs hatch after about four days.', 'koicarp-eggs'),
    said(
      'Keep them between 18 and 25 °C; warmer water hatches them sooner, but with more deformed young.',
      'koicarp-eggs',
    ),
    uncited('75 to 85 degree-days is the rule of carp breeders, from 15 to 30 °C.'),
  ],
  limits: [
    uncited('One measurement a day is not the mean of the day: at night a small tank cools.'),
    uncited('30 to 80 % of the eggs hatch; white ones are dead or not fertile.'),
    uncited('The young swim free two to four days later, and eat only then.'),
  ],
  examples: [
    {
      title: 'Water of a steady 20 °C.',
      inputs: { by: 'steady', temperature: '20_c' },
      working: ['75 / 20 = 3.75 days', '85 / 20 = 4.25 days'],
      answers: { 'First young after': '3.75 days', 'Most by': '4.25 days' },
    },
    {
      title: 'Four days of 18, 19, 20 and 20 °C.',
      inputs: { by: 'days', d1: '18_c', d2: '19_c', d3: '20_c', d4: '20_c' },
      working: ['18 + 19 + 20 + 20 = 77 degree-days: over 75 on day 4'],
      answers: { 'Degree-days so far': '77' },
    },
  ],
  related: [
    { href: '/questions/breeding', label: 'Questions on breeding' },
    { href: '/tools/crosses', label: 'What a cross can bring' },
  ],
};
