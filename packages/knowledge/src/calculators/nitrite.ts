import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const nitrite: CalculatorEntry = {
  id: 'nitrite',
  summary: 'How well chloride guards koi against nitrite, and the salt that is wanting.',
  when: 'A kit shows nitrite: in a new filter, in spring, after a filter was washed or treated.',
  formulas: [
    {
      text: 'guard = Cl / NO2',
      symbols: [
        { symbol: 'Cl', meaning: 'chloride in the water, mg/l; 0.1 % of salt gives 607' },
        { symbol: 'NO2', meaning: 'nitrite, mg/l; 3.28 x what a kit shows as nitrogen' },
      ],
    },
    {
      text: 'salt = (10 x NO2 - Cl) / 0.607',
      symbols: [{ symbol: 'salt', meaning: 'wanting in the water, mg/l; 10,000 mg/l are 1 %' }],
    },
  ],
  facts: [
    said(
      'Nitrite enters by the gills and turns the blood brown; such blood carries too little oxygen.',
      'msu-brown-blood',
    ),
    said(
      'Chloride competes with nitrite at the gills: ten parts to one are the rule.',
      'azponds-nitrification',
    ),
    said('0.1 % of salt is enough against nitrite.', 'azponds-nitrification'),
    said('1 kg of salt in 1,000 litres is 0.1 %.', 'kangei-volume'),
    said('Never raise salt by more than 0.1 % in a day.', 'marisa-salt'),
    uncited('Over 2 mg/l is an emergency here, however much chloride there is.'),
    said('Salt makes zeolite give back its ammonia.', 'fishdoc-zeolite'),
  ],
  limits: [
    uncited('Chloride guards the fish; it does not take nitrite away. Only the filter does.'),
    uncited('Most tap water holds some chloride already. Without a test it is counted as none.'),
    uncited('An estimated volume counts at its low end, a fifth less.'),
    uncited('It is worked out for koi. Other fish and plants may not bear salt.'),
  ],
  examples: [
    {
      title: 'Nitrite 0.5 mg/l (NO2), no salt, 6,000 litres measured, no zeolite.',
      inputs: {
        nitrite: '0.5',
        basis: 'no2',
        holds: 'none',
        zeolite: 'no',
        volume: '6000_l',
        known: 'measured',
      },
      working: [
        'salt = (10 x 0.5 - 0) / 0.6066 = 8.24 mg/l, in 6,000 l 49.5 g',
        'the usual 0.1 % is 1 g in each litre: 6,000 g',
      ],
      answers: { 'Salt to add for 10 to 1': '49.5 g', 'Or the usual 0.1 % in all': '6,000 g' },
    },
    {
      title: 'The kit shows 1 mg/l as nitrogen, no salt, 12,000 litres measured.',
      inputs: {
        nitrite: '1',
        basis: 'n',
        holds: 'none',
        zeolite: 'no',
        volume: '12000_l',
        known: 'measured',
      },
      working: [
        'NO2 = 1 x 46.005 / 14.007 = 3.28 mg/l',
        'salt = 10 x 3.284 / 0.6066 = 54.1 mg/l, in 12,000 l 650 g',
      ],
      answers: { 'Salt to add for 10 to 1': '650 g', 'Nitrite as NO2': '3.28 mg/l' },
    },
  ],
  related: [
    { href: '/water/nitrite', label: 'Nitrite in the pond' },
    { href: '/treatments/salt', label: 'Salt' },
    { href: '/tools/pond-volume', label: 'Pond volume calculator' },
    { href: '/first-aid#nitrite', label: 'First aid: the nitrite test is high' },
  ],
};
