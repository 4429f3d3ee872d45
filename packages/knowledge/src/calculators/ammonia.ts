import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const ammonia: CalculatorEntry = {
  id: 'ammonia',
  summary: 'How much of the ammonia on a test kit is poisonous, by pH and temperature.',
  when: 'Whenever a kit shows any ammonia. The number on the kit says nothing by itself: the same 1 mg/l is harmless in cool neutral water and deadly in warm alkaline water.',
  formulas: [
    {
      text: 'pKa = 0.09018 + 2729.92 / (t + 273.15)',
      symbols: [
        { symbol: 'pKa', meaning: 'pH at which half of the ammonia is free' },
        { symbol: 't', meaning: 'water temperature, °C' },
      ],
    },
    {
      text: 'NH3 = total / (10^(pKa - pH) + 1)',
      symbols: [
        { symbol: 'NH3', meaning: 'free (un-ionised) ammonia, mg/l' },
        { symbol: 'total', meaning: 'ammonia as the kit shows it, mg/l' },
        { symbol: 'pH', meaning: 'pH of the same water at the same time' },
      ],
    },
  ],
  facts: [
    said('The share of free ammonia follows from pH and temperature.', 'emerson-1975'),
    said(
      'The constant is 2729.92. A widely copied page prints 2727.92, which is a slip.',
      'gardenpond-nh3',
    ),
    said('Free ammonia is the poisonous part, and it grows with the pH.', 'uf-ammonia'),
    said('At most 0.02 mg/l of free ammonia in the long run.', 'migoto-water'),
    said('From 0.05 mg/l the gills are harmed; near 2 mg/l fish begin to die.', 'uf-ammonia'),
    uncited('From 0.2 mg/l on it is called critical here.'),
    uncited(
      'A kit that shows nitrogen shows less: 1 mg/l as N is 1.216 mg/l as NH3. The larger is judged.',
    ),
  ],
  limits: [
    said('The formula holds for fresh water from 0 to 50 °C.', 'emerson-1975'),
    uncited('Salt lowers the free part slightly; up to 0.5 % that is left out.'),
    uncited('pH rises in the sun: what is bearable in the morning may not be in the afternoon.'),
    uncited('The water changes are worked out for a tap without ammonia and an unchanged pH.'),
  ],
  examples: [
    {
      title: 'Fish gasp. The kit shows 2 mg/l (NH3/NH4), pH 8.4, 22 °C.',
      inputs: { total: '2', basis: 'nh3', ph: '8.4', temperature: '22_c' },
      working: [
        'pKa = 0.09018 + 2729.92 / 295.15 = 9.3394',
        'free part = 1 / (10^(9.3394 - 8.4) + 1) = 0.1031',
        'NH3 = 2 x 0.1031 = 0.206 mg/l',
        'one change to 0.05 mg/l = (0.206 - 0.05) / 0.206 = 76 %, too much at once',
      ],
      answers: {
        'Free ammonia (NH3)': '0.206 mg/l',
        'Part of the total that is free': '10.31 %',
        'One change to 0.05 mg/l would be': '76 %',
        'Instead, number of changes': '3',
      },
    },
    {
      title: 'The kit shows 1 mg/l, pH 8.5, 25 °C.',
      inputs: { total: '1', basis: 'nh3', ph: '8.5', temperature: '25_c' },
      working: ['free part = 0.1521', 'NH3 = 1 x 0.1521 = 0.152 mg/l'],
      answers: {
        'Free ammonia (NH3)': '0.152 mg/l',
        'Part of the total that is free': '15.21 %',
      },
    },
  ],
  related: [
    { href: '/water/ammonia', label: 'Ammonia in the pond' },
    { href: '/conditions/ammonia-poisoning', label: 'Ammonia poisoning' },
    { href: '/tools/water-change', label: 'Water change calculator' },
    { href: '/first-aid#ammonia', label: 'First aid: the ammonia test is high' },
  ],
};
