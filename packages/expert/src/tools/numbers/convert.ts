import {
  CACO3_PER_DEGREE,
  celsiusOf,
  centimetresIn,
  fahrenheitOf,
  gramsIn,
  litresIn,
  nitrateOf,
  nitriteOf,
} from '@nishiki/koi-science/units';
import { uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import { number } from '../../chat/words/amounts.ts';
import { MGL_PER_GRAIN } from '../../chat/understand/quantities/unit-words.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

/** From what to what, each turned by its own rule; the factor is told with it. */
const ways = {
  'litres-to-uk-gallons': [(x: number) => x / litresIn['uk-gal'], 'l', 'UK gallons'],
  'litres-to-us-gallons': [(x: number) => x / litresIn['us-gal'], 'l', 'US gallons'],
  'uk-gallons-to-litres': [(x: number) => x * litresIn['uk-gal'], 'UK gallons', 'litres'],
  'us-gallons-to-litres': [(x: number) => x * litresIn['us-gal'], 'US gallons', 'litres'],
  'cubic-feet-to-litres': [(x: number) => x * litresIn.ft3, 'cubic feet', 'litres'],
  'fahrenheit-to-celsius': [celsiusOf, '°F', '°C'],
  'celsius-to-fahrenheit': [fahrenheitOf, '°C', '°F'],
  'inches-to-cm': [(x: number) => x * centimetresIn.in, 'in', 'cm'],
  'cm-to-inches': [(x: number) => x / centimetresIn.in, 'cm', 'in'],
  'pounds-to-kg': [(x: number) => (x * gramsIn.lb) / 1000, 'lb', 'kg'],
  'kg-to-pounds': [(x: number) => (x * 1000) / gramsIn.lb, 'kg', 'lb'],
  'dkh-to-mg-l': [(x: number) => x * CACO3_PER_DEGREE, 'dKH', 'mg/l as CaCO3'],
  'mg-l-to-dkh': [(x: number) => x / CACO3_PER_DEGREE, 'mg/l as CaCO3', 'dKH'],
  'grains-to-mg-l': [
    (x: number) => x * MGL_PER_GRAIN,
    'grains per US gallon',
    'mg/l (ppm) as CaCO3',
  ],
  'grains-to-degrees': [
    (x: number) => (x * MGL_PER_GRAIN) / CACO3_PER_DEGREE,
    'grains per US gallon',
    'German degrees (dKH or dGH)',
  ],
  'cubic-metres-to-litres': [(x: number) => x * 1000, 'm³', 'litres'],
  'no2-to-nitrite-n': [(x: number) => x / nitriteOf(1), 'mg/l NO2', 'mg/l as N'],
  'no3-to-nitrate-n': [(x: number) => x / nitrateOf(1), 'mg/l NO3', 'mg/l as N'],
  'nitrite-n-to-no2': [nitriteOf, 'mg/l as N', 'mg/l NO2'],
  'nitrate-n-to-no3': [nitrateOf, 'mg/l as N', 'mg/l NO3'],
  'salt-ppt-to-percent': [(x: number) => x / 10, 'ppt (g/l)', '%'],
  'salt-ppm-to-percent': [(x: number) => x / 10_000, 'ppm (mg/l)', '%'],
  'salt-percent-to-ppm': [(x: number) => x * 10_000, '%', 'ppm (mg/l)'],
  'salt-percent-to-kg': [(x: number) => x * 10, '% of salt', 'kg in 1,000 litres'],
  'salt-percent-to-lb-us': [
    (x: number) => (x * 10 * 100 * litresIn['us-gal']) / gramsIn.lb,
    '% of salt',
    'lb in 100 US gallons',
  ],
  'salt-percent-to-lb-uk': [
    (x: number) => (x * 10 * 100 * litresIn['uk-gal']) / gramsIn.lb,
    '% of salt',
    'lb in 100 UK gallons',
  ],
  'salt-percent-to-ppt': [(x: number) => x * 10, '%', 'ppt (g/l)'],
} as const satisfies Record<string, readonly [(x: number) => number, string, string]>;
export type Way = keyof typeof ways;
const wayIds = Object.keys(ways) as [Way, ...Way[]];

export const converted = (amount: number, way: Way): Worked => {
  const [turn, from, to] = ways[way];
  const result = turn(amount);
  return {
    lead: [uncited(`${number(amount, 5)} ${from} = ${number(result, 4)} ${to}.`)],
    data: { result, unit: to },
  };
};

export const convertTool = defineTool({
  name: 'convert_units',
  description: 'Turns gallons, °F, inches, pounds, degrees of hardness, nitrogen and salt units.',
  input: z.object({ amount: z.number(), way: z.enum(wayIds) }),
  run: ({ amount, way }) => resultOf(converted(amount, way)),
});
