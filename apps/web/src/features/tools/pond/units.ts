import { ammoniaOf, nitrateOf, nitriteOf } from '@nishiki/koi-science/units';
import { asked, choice, number, type Chosen } from '../../../app/calculator/fields.ts';
import { quantities } from '../../../app/calculator/quantities.ts';
import { tool, type Figure } from '../../../app/calculator/tool.ts';

const kinds = {
  volume: 'Volume',
  length: 'Length',
  mass: 'Weight',
  temperature: 'Temperature',
  hardness: 'Hardness (KH, GH)',
  salinity: 'Salt',
} as const;
type Kind = keyof typeof kinds;

/** mg/l of the whole from mg/l as nitrogen. */
const wholes = {
  nitrite: ['Nitrite (NO2)', nitriteOf],
  nitrate: ['Nitrate (NO3)', nitrateOf],
  ammonia: ['Ammonia (NH3)', ammoniaOf],
} as const;
type Whole = keyof typeof wholes;

const is =
  (kind: Kind) =>
  (chosen: Chosen): boolean =>
    chosen['kind'] === kind;
const isWhole = ({ kind }: Chosen): boolean => Object.hasOwn(wholes, kind ?? '');

const DIGITS = 6;

const inEveryUnit = (quantity: Kind, value: number): Figure[] =>
  Object.entries(quantities[quantity].units).map(([unit, { name }]) => ({
    label: `In ${name}`,
    value,
    quantity,
    unit,
    digits: DIGITS,
  }));

const whole = (kind: Whole, amount: number, basis: 'ion' | 'n'): Figure[] => {
  const [name, of] = wholes[kind];
  const ion = basis === 'n' ? of(amount) : amount;
  const figure = { quantity: 'concentration', digits: 4 } as const;
  return [
    { label: `As ${name}`, value: ion, ...figure },
    { label: 'As nitrogen (N)', value: ion / of(1), ...figure },
  ];
};

export const units = tool({
  lead: 'Litres and both gallons, feet, pounds, °F, degrees of hardness, and what test kits mean.',
  fields: {
    kind: choice({
      label: 'What',
      options: {
        ...kinds,
        nitrite: 'Nitrite: NO2 and N',
        nitrate: 'Nitrate: NO3 and N',
        ammonia: 'Ammonia: NH3 and N',
      },
      initial: 'volume',
    }),
    volume: number({
      label: 'Volume',
      quantity: 'volume',
      low: 0,
      high: 1e9,
      usual: 1000,
      when: is('volume'),
    }),
    length: number({
      label: 'Length',
      quantity: 'length',
      low: 0,
      high: 1e6,
      usual: 3,
      when: is('length'),
    }),
    mass: number({
      label: 'Weight',
      quantity: 'mass',
      low: 0,
      high: 1e9,
      usual: 1000,
      when: is('mass'),
    }),
    temperature: number({
      label: 'Temperature',
      quantity: 'temperature',
      low: -50,
      high: 100,
      usual: 20,
      when: is('temperature'),
    }),
    hardness: number({
      label: 'Hardness',
      hint: 'A degree is the same for KH and GH.',
      quantity: 'hardness',
      low: 0,
      high: 10_000,
      usual: 107,
      when: is('hardness'),
    }),
    salinity: number({
      label: 'Salt',
      quantity: 'salinity',
      low: 0,
      high: 30,
      usual: 0.3,
      when: is('salinity'),
    }),
    amount: number({
      label: 'On the kit',
      hint: '1 mg/l is 1 ppm.',
      quantity: 'concentration',
      low: 0,
      high: 10_000,
      usual: 0.5,
      when: isWhole,
    }),
    basis: choice({
      label: 'The kit shows it as',
      options: { ion: 'The whole: NO2, NO3, NH3', n: 'Nitrogen: N' },
      when: isWhole,
    }),
  },
  compute(values) {
    const { kind, amount, basis } = values;
    const figures =
      kind === 'nitrite' || kind === 'nitrate' || kind === 'ammonia'
        ? whole(kind, asked(amount), basis ?? 'ion')
        : inEveryUnit(kind, asked(values[kind]));
    return {
      kind: 'result',
      headline:
        kind === 'volume' ? 'A UK gallon is a fifth more than a US gallon.' : 'The same amount:',
      figures,
    };
  },
});
