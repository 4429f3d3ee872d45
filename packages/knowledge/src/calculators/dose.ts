import { said, uncited } from '../statement.ts';
import type { CalculatorEntry } from './schema.ts';

export const dose: CalculatorEntry = {
  id: 'dose',
  summary: 'The amount of a treatment for your water, only where nothing speaks against it.',
  when: 'You know what is wrong with your koi, and what you mean to give them.',
  formulas: [
    {
      text: 'M = V x c / 1,000',
      symbols: [
        { symbol: 'M', meaning: 'amount of the treatment, g or ml' },
        { symbol: 'V', meaning: 'water, l; an estimated volume counts a fifth less' },
        { symbol: 'c', meaning: 'dose, mg/l or ml in 1,000 l' },
      ],
    },
    {
      text: 'M = (0.3 - s) x 10 x V / 1,000',
      symbols: [
        { symbol: 'M', meaning: 'salt, kg' },
        { symbol: 's', meaning: 'salt in the water now, %' },
      ],
    },
    {
      text: 'H = 11 x M',
      symbols: [
        { symbol: 'H', meaning: 'hydrogen peroxide of 3 % that stops M grams of permanganate, ml' },
      ],
    },
  ],
  facts: [
    uncited(
      'Before any treatment: no suspicion of KHV or SVC, a known volume, ammonia and nitrite tested, nothing else in the water for seven days, and strong air. Each treatment adds its own conditions.',
    ),
    uncited('One that is not met refuses the dose; one that is not known is asked for first.'),
    uncited(
      'Permanganate, chloramine-T, formalin and formalin with malachite green need a measured volume: a fifth too much of them can kill.',
    ),
    uncited(
      'Never two treatments at once. Only chloramine-T is allowed in salted water; up to 0.1 % of salt counts as a guard against nitrite, not as a treatment.',
    ),
    said('2 mg/l of permanganate is the usual dose for a whole pond.', 'uf-permanganate'),
    said(
      'Formalin baths of up to an hour: 250 mg/l up to 21 °C, 150 mg/l above; each 5 mg/l take about 1 mg/l of oxygen out of the water.',
      'uf-formalin',
    ),
    said('Formalin with malachite green: not below 10 or above 30 °C.', 'formyfish-fmg'),
    said(
      'Praziquantel is gentle on fish of all kinds, on plants and on the filter.',
      'johnson-praziquantel',
    ),
    said(
      'At 20 °C the eggs of gill flukes hatch in about four days; above 16 °C dose again after 5 to 7 days.',
      'chatterkoi-flukes',
    ),
    said('Baths of 0.5 to 1 % of salt for hours rid fish of some parasites.', 'uf-salt'),
    uncited(
      '2 to 2.5 mg/l of praziquantel, 25 ml of formalin with malachite green in 1,000 l, 2 mg/l of chloramine-T and 0.3 % of salt.',
    ),
    said(
      'Antibiotics: only by prescription, chosen after a laboratory test. No number is given here.',
      'lfh-antibiotics',
    ),
  ],
  limits: [
    uncited('It does not know what ails your koi, and no photo proves it either.'),
    uncited('Products differ: where a label says otherwise for your product, the label counts.'),
    uncited('It takes your word for every answer. One wrong litre count is a wrong dose.'),
    uncited('A treatment of this kind is no replacement for a fish vet.'),
  ],
  examples: [
    {
      title:
        'Flukes, seen under the microscope: 12,000 l measured, 18 °C, koi with four goldfish, 0.1 % of salt.',
      inputs: {
        treatment: 'praziquantel',
        volume: '12000_l',
        how: 'measured',
        temperature: '18_c',
        ph: '7.8',
        ammonia: '0',
        nitrite: '0',
        salt: '0.1',
        earlier: 'none',
        aerated: 'yes',
        uvoff: 'yes',
        confirmed: 'yes',
        reportable: 'no',
      },
      working: [
        '12,000 l x 2 mg/l / 1,000 = 24 g',
        '12,000 l x 2.5 mg/l / 1,000 = 30 g',
        'Above 16 °C again after 5 to 7 days, two or three times',
        'Goldfish bear praziquantel; they do not bear closantel with mebendazole',
      ],
      answers: { Praziquantel: '24 to 30 g' },
    },
    {
      title: 'The same water with permanganate, and without salt.',
      inputs: {
        treatment: 'permanganate',
        volume: '12000_l',
        how: 'measured',
        temperature: '18_c',
        ph: '7.8',
        ammonia: '0',
        nitrite: '0',
        kh: '7_degrees',
        gh: '9_degrees',
        salt: '0',
        earlier: 'none',
        thiosulphate: 'no',
        distressed: 'no',
        aerated: 'yes',
        watched: 'yes',
        peroxide: 'yes',
        uvoff: 'yes',
        confirmed: 'yes',
        reportable: 'no',
      },
      working: [
        '12,000 l x 2 mg/l / 1,000 = 24 g',
        '24 g x 11 = 264 ml of hydrogen peroxide of 3 % to stop it',
        'On an estimated volume, with nitrite or above 27 °C it would be refused',
      ],
      answers: { 'Potassium permanganate': '24 g' },
    },
  ],
  related: [
    { href: '/treatments', label: 'Treatments' },
    { href: '/conditions', label: 'Conditions by their signs' },
    { href: '/first-aid', label: 'First aid' },
    { href: '/tools/pond-volume', label: 'Pond volume' },
  ],
};
