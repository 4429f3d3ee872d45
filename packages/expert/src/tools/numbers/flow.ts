import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inLitres, number } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

/** Litres for 10 watts of UV, as in the article on UV lamps (facts B.3). */
const UV_LITRES = { low: 4500, high: 5000 } as const;

/** Pump for a pond: its volume once in one to two hours. */
export const pumpFor = (litres: number, units: Units): Worked => ({
  lead: [
    uncited(
      `The whole volume once in one to two hours: ${inLitres(litres / 2, units)} to ${inLitres(litres, units)} an hour; the upper end with many fish.`,
    ),
  ],
  numbers: [
    uncited(
      `${number(litres, 4)} l / 2 h = ${number(litres / 2, 4)} l/h; ${number(litres, 4)} l / 1 h = ${number(litres, 4)} l/h.`,
    ),
  ],
  why: [
    uncited(
      'That is the flow where it comes back: height and pipes take a good part of what the label promises, so look at the pump curve at your head.',
    ),
    uncited('Measure it with a bucket and a watch: litres / seconds x 3,600 = l/h.'),
  ],
  data: { low_l_h: litres / 2, high_l_h: litres },
});

/** UV lamp against green water. */
export const uvFor = (litres: number, units: Units): Worked => {
  const low = (litres / UV_LITRES.high) * 10;
  const high = (litres / UV_LITRES.low) * 10;
  return {
    lead: [
      uncited(
        `About ${number(low, 2)} to ${number(high, 2)} W for ${inLitres(litres, units)}: 10 W for each 4,500 to 5,000 litres.`,
      ),
    ],
    why: [
      said(
        'Change the tube after 12 to 18 months: it fades before it goes dark.',
        'water-garden-uv',
      ),
      uncited('Off during treatments. It clears green water and cures no fish.'),
    ],
    data: { low_w: low, high_w: high },
  };
};

export const flowTool = defineTool({
  name: 'pump_and_uv',
  description: 'Pump flow (litres an hour) and UV lamp (watts) for a pond of some litres.',
  input: z.object({ litres: z.number().check(z.positive(), z.maximum(1e7)) }),
  run: ({ litres }, { units }) => {
    const [pump, uv] = [pumpFor(litres, units), uvFor(litres, units)];
    return resultOf({
      lead: [...(pump.lead ?? []), ...(uv.lead ?? [])],
      why: [...(pump.why ?? []), ...(uv.why ?? [])],
      data: { ...pump.data, ...uv.data },
    });
  },
});
