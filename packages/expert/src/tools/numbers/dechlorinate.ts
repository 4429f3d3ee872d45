import { ammoniaFreed, thiosulphateFor, USUAL_SURPLUS } from '@nishiki/koi-science/dechlorinate';
import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inGrams, inLitres, inMgl } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

/** mg/l that a tap is taken to hold where nobody knows (facts B.1: up to 4 at peak). */
const UNKNOWN_TAP = 4;

/**
 * Sodium thiosulphate for new tap water.
 * @param litres of new water
 * @param chlorine total chlorine of the tap, mg/l; null where it is not known
 */
export const dechlorinated = (
  litres: number,
  chlorine: number | null,
  isChloramine: boolean,
  units: Units,
): Worked => {
  const level = chlorine ?? UNKNOWN_TAP;
  const grams = thiosulphateFor(litres, level);
  const sure = grams * USUAL_SURPLUS;
  return {
    lead: [
      said(
        `${inGrams(grams, units)} of sodium thiosulphate crystals for ${inLitres(litres, units)} of tap water; take double, ${inGrams(sure, units)}: it is hardly poisonous, and the mains rise without notice.`,
        'mankysanke-volumes',
      ),
      ...(chlorine === null
        ? [
            said(
              'Your tap is not known, so it is counted at 4 mg/l of chlorine; 0.5 mg/l is usual in Britain. Ask the water company.',
              'mankysanke-dechlorination',
            ),
          ]
        : []),
    ],
    numbers: [
      uncited(
        `Thiosulphate = litres x chlorine x 7 / 1,000 = ${Math.round(litres).toLocaleString('en-GB')} x ${inMgl(level)} x 7 / 1,000 = ${inGrams(grams)} (pentahydrate); x 2 = ${inGrams(sure)}.`,
      ),
      ...(isChloramine
        ? [
            uncited(
              `Chloramine sets ammonia free: a fifth of the pond changed brings about ${inMgl(ammoniaFreed(level, 0.2), 1)} (as N). Test ammonia after it.`,
            ),
          ]
        : []),
    ],
    never: [
      uncited('Not with permanganate or chloramine-T in the water: thiosulphate destroys both.'),
    ],
    data: { grams, grams_doubled: sure },
  };
};

export const dechlorinateTool = defineTool({
  name: 'dechlorinate',
  description:
    'Grams of sodium thiosulphate for litres of new tap water by its chlorine or chloramine. Leave chlorine out where it is not known.',
  input: z.object({
    litres: z.number().check(z.positive(), z.maximum(1e7)),
    chlorine_mg_l: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
    is_chloramine: z.optional(z.boolean()),
  }),
  run: ({ litres, chlorine_mg_l = null, is_chloramine = false }, { units }) =>
    resultOf(dechlorinated(litres, chlorine_mg_l, is_chloramine, units)),
});
