import { bicarbonateFor, BICARBONATE_PER_DEGREE } from '@nishiki/koi-science/alkalinity';
import { dosedLitres, type Volume } from '@nishiki/koi-science/volume';
import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inGrams, inLitres, number } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { volumeInput, volumeOf } from './volume-input.ts';
import { resultOf, type Worked } from './worked.ts';

/** Sodium bicarbonate from one KH to another, °dKH. */
export const raiseKh = (volume: Volume, from: number, to: number, units: Units): Worked => {
  const litres = dosedLitres(volume);
  const { grams, days, gramsADay } = bicarbonateFor(litres, from, to);
  if (days === 0)
    return {
      lead: [uncited(`Nothing is needed: KH is at ${number(from)} °dKH already.`)],
      data: { grams: 0, days: 0 },
    };
  return {
    lead: [
      said(
        `${inGrams(grams, units)} of sodium bicarbonate (baking soda) in all for ${inLitres(litres, units)}, over ${days === 1 ? 'one day' : `${days} days`}: ${inGrams(gramsADay, units)} a day, at most 1 dKH a day.`,
        'mankysanke-volumes',
      ),
      ...(volume.how === 'estimated'
        ? [uncited('The volume is an estimate, so it is reckoned a fifth low.')]
        : []),
    ],
    now: [
      said(
        'Test ammonia and pH first: with ammonia in the water KH and pH are not raised.',
        'uf-ammonia',
      ),
      uncited('Dissolve each part in a bucket of pond water and pour it in slowly where it moves.'),
      uncited('Test KH before each next part, and stop at 6 to 8 °dKH.'),
    ],
    numbers: [
      uncited(
        `${number(BICARBONATE_PER_DEGREE, 2)} g for each degree and 1,000 litres: ${number(BICARBONATE_PER_DEGREE, 2)} x ${number(litres / 1000, 4)} x (${number(to)} - ${number(from)}) = ${inGrams(grams)}.`,
      ),
    ],
    never: [uncited('Only plain sodium bicarbonate: no baking powder, washing soda or lime.')],
    data: { grams, days, grams_a_day: gramsADay },
  };
};

/** Sodium bicarbonate for so many degrees more, where nobody told how many there are, °dKH. */
export const raiseKhBy = (volume: Volume, step: number, units: Units): Worked => {
  const worked = raiseKh(volume, 0, step, units);
  const litres = dosedLitres(volume);
  const { grams } = bicarbonateFor(litres, 0, step);
  return {
    ...worked,
    numbers: [
      uncited(
        `${number(BICARBONATE_PER_DEGREE, 2)} g for each degree and 1,000 litres: ${number(BICARBONATE_PER_DEGREE, 2)} x ${number(litres / 1000, 4)} x ${number(step)} = ${inGrams(grams)}.`,
      ),
    ],
  };
};

const degrees = z.number().check(z.minimum(0), z.maximum(30));

export const raiseKhTool = defineTool({
  name: 'raise_kh',
  description:
    'Grams of sodium bicarbonate that raise carbonate hardness (KH, °dKH), and over how many days. Ammonia is tested first.',
  input: z.object({ ...volumeInput, from_dkh: degrees, to_dkh: degrees }),
  run: ({ from_dkh, to_dkh, ...pond }, { units }) =>
    resultOf(raiseKh(volumeOf(pond), from_dkh, to_dkh, units)),
});
