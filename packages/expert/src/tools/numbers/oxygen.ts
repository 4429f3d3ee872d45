import { oxygenSaturation, oxygenShare } from '@nishiki/koi-science/oxygen';
import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inCelsius, inMgl, percent } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

/** What water holds at each temperature, °C; with a measured value its share of that. */
export const oxygenAt = (
  temperatures: readonly number[],
  dissolved: number | null,
  units: Units,
): Worked => {
  const [first = 20] = temperatures;
  const each = temperatures.map(
    (celsius) => `${inMgl(oxygenSaturation(celsius))} at ${inCelsius(celsius, units)}`,
  );
  const share = dissolved === null ? null : oxygenShare(dissolved, first);
  return {
    lead: [
      said(`Full saturation is ${each.join(' and ')} (fresh water, sea level).`, 'apha-oxygen'),
      ...(share === null || dissolved === null
        ? []
        : [
            uncited(
              `${inMgl(dissolved)} are ${percent(share)} of it; at least 7 mg/l and 80 % are wanted.`,
            ),
          ]),
    ],
    why: [
      said('Oxygen is lowest just before daybreak: measure then.', 'uf-oxygen'),
      uncited('The warmer the water, the less it holds, and the more the fish need.'),
    ],
    data: { saturation_mg_l: temperatures.map(oxygenSaturation), share },
  };
};

const celsius = z.number().check(z.minimum(0), z.maximum(40));

export const oxygenTool = defineTool({
  name: 'oxygen_saturation',
  description:
    'Oxygen that fresh water holds at full saturation at a temperature, and what share of it a measured value is.',
  input: z.object({
    temperature_c: celsius,
    oxygen_mg_l: z.optional(z.number().check(z.minimum(0), z.maximum(30))),
  }),
  run: ({ temperature_c, oxygen_mg_l = null }, { units }) =>
    resultOf(oxygenAt([temperature_c], oxygen_mg_l, units)),
});
