import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const feeding: CalculatorEntry = {
  id: 'feeding',
  summary: 'How often and how much koi are fed at a water temperature, and when not at all.',
  when: 'The water gets warmer or colder, you have weighed or measured the fish, or a test found ammonia or nitrite.',
  formulas: [
    {
      text: 'F = W x p / 100',
      symbols: [
        { symbol: 'F', meaning: 'food on a day with food, g' },
        {
          symbol: 'W',
          meaning: 'weight of all fish, g; from lengths in cm: length³ / 60 for each',
        },
        {
          symbol: 'p',
          meaning:
            'by temperature: 0.2 to 0.4 from 10 °C, 0.5 from 13, 0.5 to 1 from 15, 1 from 18, 1 to 2 from 22, 1 from 26, at most 0.5 above 28',
        },
      ],
    },
    {
      text: 'N = F x protein / 100 x 0.092',
      symbols: [{ symbol: 'N', meaning: 'ammonia as nitrogen that the food sets free, g a day' }],
    },
  ],
  facts: [
    said(
      'Between 10 and 13 °C feed two or three times a week, from 13 to 15 °C four or five times, and only hungry fish.',
      'dankoi-feeding',
    ),
    said('Three or four meals a day belong to water of 22 to 26 °C.', 'dankoi-feeding'),
    said(
      'From about 28 °C food is cut back again, and the oxygen needs watching before that.',
      'koiquanta-feeding',
    ),
    said(
      'Advice differs below 10 °C: some give wheatgerm a few times a week, others nothing.',
      'koiquanta-feeding',
      'pondwarehouse-winter',
    ),
    said(
      'The weight of a koi is close to its length in cm to the third power, divided by 60.',
      'mankysanke-weight',
    ),
    uncited('The shares of body weight are those that keepers use; no two tables agree.'),
    uncited('No food from 0.05 mg/l of NH3 or 1 mg/l of nitrite on, nor under 6 mg/l of oxygen.'),
  ],
  limits: [
    said('Every table is a guide: fish and ponds differ.', 'dankoi-feeding'),
    uncited('Koi in their first summer may have 2 to 4 % at 22 to 26 °C, if the filter copes.'),
    uncited(
      'In autumn, with the water falling, stay at the lower end and stop at 8 °C; in spring wait until it stays above 10 °C.',
    ),
    uncited('The factor 0.092 is that of fish farms and means all food was eaten.'),
  ],
  examples: [
    {
      title: 'Autumn, 11 °C and falling; twenty koi weigh 18 kg together.',
      inputs: { temperature: '11_c', know: 'weight', weight: '18_kg', tested: 'no' },
      working: ['18,000 g x 0.2 / 100 = 36 g', '18,000 g x 0.4 / 100 = 72 g'],
      answers: {
        'Food on a day with food, at least': '36 g',
        'Food on a day with food, at most': '72 g',
      },
    },
    {
      title: 'Summer, 20 °C: four koi of 40 cm and two of 50 cm, food with 35 % of protein.',
      inputs: {
        temperature: '20_c',
        know: 'lengths',
        sizes: '2',
        n1: '4',
        l1: '40_cm',
        n2: '2',
        l2: '50_cm',
        tested: 'yes',
        ammonia: '0',
        nitrite: '0',
        protein: '35',
      },
      working: [
        'Weight: 4 x 40³ / 60 + 2 x 50³ / 60 = 8,433 g',
        'Food: 8,433 g x 1 / 100 = 84.3 g',
        'Ammonia: 84.3 g x 0.35 x 0.092 = 2.72 g',
      ],
      answers: {
        'Food on a day with food': '84.3 g',
        'Ammonia (as N) that the most of it sets free in a day': '2.72 g',
      },
    },
  ],
  related: [
    { href: '/questions/feeding', label: 'Questions on feeding' },
    { href: '/tools/ammonia', label: 'How toxic the ammonia is' },
    { href: '/tools/weight', label: 'Weight from length' },
  ],
};
