import { unionisedAmmonia, unionisedFraction } from '@nishiki/koi-science/ammonia';
import { said } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inCelsius, inMgl, number } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

/** pH at which the trap of low pH is shown: an ordinary pond on a summer afternoon. */
const AFTERNOON_PH = 8.4;

/**
 * How much of the ammonia on a kit is un-ionised (NH3).
 * @param total mg/l as the kit shows it
 * @throws RangeError outside 0 to 50 °C or pH 0 to 14
 */
export const freeAmmonia = (total: number, ph: number, celsius: number, units: Units): Worked => {
  const part = unionisedFraction(celsius, ph);
  const nh3 = unionisedAmmonia(total, celsius, ph);
  const isTrap = total > 0 && ph < 7;
  return {
    numbers: [
      said(
        `NH3 = ${inMgl(total)} x ${number(part, part < 0.01 ? 2 : 3)} = ${inMgl(nh3)} at pH ${ph} and ${inCelsius(celsius, units)} (Emerson 1975). Gills are harmed from 0.05 mg/l; up to 0.02 is borne in the long run.`,
        'emerson-1975',
        'uf-ammonia',
      ),
      ...(isTrap
        ? [
            said(
              `At pH ${AFTERNOON_PH} the same ${inMgl(total)} would be ${inMgl(unionisedAmmonia(total, celsius, AFTERNOON_PH))} of NH3.`,
              'emerson-1975',
            ),
          ]
        : []),
    ],
    never:
      total > 0
        ? [
            said(
              'Do not raise pH or KH while there is ammonia: more of it turns into poisonous NH3.',
              'uf-ammonia',
            ),
          ]
        : [],
    data: { nh3_mg_l: nh3, fraction: part },
  };
};

export const freeAmmoniaTool = defineTool({
  name: 'free_ammonia',
  description:
    'Un-ionised ammonia (NH3) from total ammonia, pH and temperature by Emerson 1975. Never judge an ammonia test without it; where pH or temperature is missing, ask for it.',
  input: z.object({
    total_mg_l: z.number().check(z.minimum(0), z.maximum(100)),
    ph: z.number().check(z.minimum(4), z.maximum(11)),
    temperature_c: z.number().check(z.minimum(0), z.maximum(45)),
  }),
  run: ({ total_mg_l, ph, temperature_c }, { units }) => {
    return resultOf(freeAmmonia(total_mg_l, ph, temperature_c, units));
  },
});
