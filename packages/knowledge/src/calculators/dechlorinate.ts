import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const dechlorinate: CalculatorEntry = {
  id: 'dechlorinate',
  summary: 'Sodium thiosulphate for new tap water, and the ammonia that chloramine sets free.',
  when: 'Before every water change from the mains, and at once when tap water ran in without dechlorinator.',
  formulas: [
    {
      text: 'thiosulphate = V x Cl x 7 / 1000',
      symbols: [
        { symbol: 'thiosulphate', meaning: 'crystals (pentahydrate), g' },
        { symbol: 'V', meaning: 'new water, litres' },
        { symbol: 'Cl', meaning: 'total chlorine of the tap, mg/l' },
        { symbol: '7', meaning: 'g for each g of chlorine: 2 x 248.18 / 70.906' },
      ],
    },
    {
      text: 'ammonia = Cl x f x 14.007 / 70.906',
      symbols: [
        { symbol: 'ammonia', meaning: 'set free by chloramine, mg/l as nitrogen, in the pond' },
        { symbol: 'f', meaning: 'new water as a part of all the water, 0 to 1' },
      ],
    },
  ],
  facts: [
    said(
      'British tap water usually holds about 0.5 mg/l of chlorine, and at times up to 4 mg/l.',
      'mankysanke-dechlorination',
    ),
    said(
      'In the United States 4 mg/l is the limit for chlorine and for chloramine, as a yearly average.',
      'oregon-mrdl',
    ),
    said(
      '0.3 mg/l of chlorine kills most fish fairly fast; 0.003 mg/l harms in the long run.',
      'koinet-chlorine',
    ),
    said('Chloramine stays for days, where chlorine soon leaves the water.', 'koinet-chlorine'),
    said('Thiosulphate is hardly poisonous, so too little is the danger.', 'mankysanke-volumes'),
    uncited('Twice the sum is usual, since the mains rise without notice.'),
  ],
  limits: [
    uncited(
      'It holds for crystals of sodium thiosulphate pentahydrate. Ready-made products differ.',
    ),
    uncited('Not known is counted as 4 mg/l. A limit for a yearly average can be passed on a day.'),
    uncited('The freed ammonia is judged with pH and temperature: see the ammonia calculator.'),
    uncited('It does not remove metals, pesticides or nitrate of the tap.'),
  ],
  examples: [
    {
      title: '1,000 litres of new water, chlorine 0.5 mg/l.',
      inputs: { litres: '1000_l', holds: 'chlorine', amount: '0.5' },
      working: ['1000 x 0.5 x 7 / 1000 = 3.5 g', 'doubled: 7 g'],
      answers: { 'Thiosulphate crystals, doubled': '7 g', 'Without surplus': '3.5 g' },
    },
    {
      title: '1,000 litres of new water, nothing known of the tap.',
      inputs: { litres: '1000_l', holds: 'unknown' },
      working: ['1000 x 4 x 7 / 1000 = 28 g', 'doubled: 56 g'],
      answers: { 'Thiosulphate crystals, doubled': '56 g', 'Without surplus': '28 g' },
    },
    {
      title: 'A change of 20 %: 2,400 of 12,000 litres, chloramine 1 mg/l.',
      inputs: { litres: '2400_l', holds: 'chloramine', amount: '1', pond: '12000_l' },
      working: ['2400 x 1 x 7 / 1000 = 16.8 g', 'ammonia = 1 x 0.2 x 14.007 / 70.906 = 0.04 mg/l'],
      answers: {
        'Without surplus': '16.8 g',
        'Ammonia set free in the pond, as nitrogen': '0.04 mg/l',
      },
    },
  ],
  related: [
    { href: '/water/chlorine', label: 'Chlorine and chloramine' },
    { href: '/tools/water-change', label: 'Water change calculator' },
    { href: '/first-aid#chlorine', label: 'First aid: tap water went in' },
  ],
};
