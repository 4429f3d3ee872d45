import { usualWeight } from '@nishiki/koi-science/body-weight';
import { STOCKING, stockingOf } from '@nishiki/koi-science/stocking';
import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inGrams, inLitres, number } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

/** Length that a koi is reckoned to reach where nobody says another, cm. */
const GROWN_CM = 60;

const verdicts = {
  growth: 'roomy: good for growth',
  comfortable: 'comfortable',
  crowded: 'crowded: no more fish',
  'too-many': 'too many: above the most of 2 kg/m³',
} as const;

const source = said(
  'Koi load a filter by their weight. 0.9 kg/m³ is for the best growth, about 2 the most in a garden; up to 1.5 is comfortable here.',
  'mankysanke-weight',
  'lowcarbon-stocking',
);

/** How full a pond is. @param grams of all fish together */
export const stockingFor = (grams: number, litres: number, units: Units): Worked => {
  const { kgPerM3, level } = stockingOf(grams, litres);
  const room = (STOCKING.comfortable * litres) / 1000 - grams / 1000;
  return {
    lead: [
      uncited(
        `${inGrams(grams, units)} in ${inLitres(litres, units)} is ${number(kgPerM3, 2)} kg for each m³: ${verdicts[level]}.`,
      ),
      ...(room > 0
        ? [uncited(`Up to 1.5 kg/m³ there is room for another ${inGrams(room * 1000, units)}.`)]
        : []),
    ],
    numbers: [
      uncited(
        `Density = ${number(grams / 1000)} kg / ${number(litres / 1000, 4)} m³ = ${number(kgPerM3, 2)} kg/m³.`,
      ),
    ],
    why: [source, uncited('Count the size that they will have, not the one they were bought at.')],
    data: { kg_per_m3: kgPerM3, level },
  };
};

const answers = {
  growth: 'Yes',
  comfortable: 'Yes',
  crowded: 'Better not',
  'too-many': 'No',
} as const;

/**
 * Whether a pond carries more fish of the size of those that are in it.
 * @param grams of the `count` fish that are there, all together
 * @param more how many are to come
 */
export const withMore = (
  grams: number,
  count: number,
  more: number,
  litres: number,
  units: Units,
): Worked => {
  const each = grams / count;
  const after = grams + more * each;
  const [now, then] = [stockingOf(grams, litres), stockingOf(after, litres)];
  const figure = (kilos: number): string => `${number(kilos, 3)} kg/m³`;
  return {
    lead: [
      uncited(
        now.level === 'too-many'
          ? `No: the pond is already over the most of ${STOCKING.most} kg/m³. ${count} koi of that size weigh about ${inGrams(grams, units)}, in ${inLitres(litres, units)} that is ${figure(now.kgPerM3)}.`
          : `${answers[then.level]}: now ${count} koi of that size weigh about ${inGrams(grams, units)}, in ${inLitres(litres, units)} that is ${figure(now.kgPerM3)}; with ${more} more it would be ${figure(then.kgPerM3)}, ${verdicts[then.level]}.`,
      ),
    ],
    numbers: [
      uncited(
        `Now ${number(grams / 1000)} kg / ${number(litres / 1000, 4)} m³ = ${figure(now.kgPerM3)}; with ${more} more of ${inGrams(each, units)} each ${number(after / 1000)} kg = ${figure(then.kgPerM3)}.`,
      ),
    ],
    why: [
      source,
      uncited(
        'A small koi counts at the size that it will have, and a good filter does not change the most.',
      ),
    ],
    data: { kg_per_m3: now.kgPerM3, kg_per_m3_after: then.kgPerM3, level: then.level },
  };
};

/** How many koi of a length a pond carries. */
export const roomFor = (litres: number, lengthCm: number | null, units: Units): Worked => {
  const length = lengthCm ?? GROWN_CM;
  const each = usualWeight(length);
  const many = (perM3: number): number => Math.floor((perM3 * litres) / each);
  const kilos = (STOCKING.comfortable * litres) / 1000;
  if (many(STOCKING.comfortable) < 1)
    return {
      lead: [
        uncited(
          `None for life: ${inLitres(litres, units)} carry ${number(kilos)} kg of koi in comfort, and one of ${number(length)} cm alone weighs ${inGrams(each, units)}.`,
        ),
      ],
      numbers: [
        uncited(
          `1.5 kg/m³ x ${number(litres / 1000, 4)} m³ = ${number(kilos)} kg; a koi of ${number(length)} cm weighs ${number(length)}³ / 60 = ${inGrams(each, units)}.`,
        ),
      ],
      why: [
        source,
        uncited(
          'Small koi grow: such water serves for quarantine or a few months, not as their pond.',
        ),
      ],
      data: { comfortable: 0, growth: 0 },
    };
  return {
    lead: [
      uncited(
        `By weight: ${number(kilos)} kg of koi are comfortable in ${inLitres(litres, units)}, which is ${many(STOCKING.comfortable)} of ${number(length)} cm; for the best growth ${many(STOCKING.growth)}.`,
      ),
    ],
    numbers: [
      uncited(
        `1.5 kg/m³ x ${number(litres / 1000, 4)} m³ = ${number(kilos)} kg; a koi of ${number(length)} cm weighs ${number(length)}³ / 60 = ${inGrams(each, units)}.`,
      ),
    ],
    why: [source, uncited('Only where the filter carries them, and in at least 1.2 m of depth.')],
    data: { comfortable: many(STOCKING.comfortable), growth: many(STOCKING.growth) },
  };
};

export const stockingTool = defineTool({
  name: 'stocking',
  description:
    'How full a pond is by the weight of its fish; without a weight, how many koi of a length it carries.',
  input: z.object({
    litres: z.number().check(z.positive(), z.maximum(1e7)),
    fish_total_grams: z.optional(z.number().check(z.minimum(0), z.maximum(1e7))),
    length_cm: z.optional(z.number().check(z.positive(), z.maximum(120))),
  }),
  run: ({ litres, fish_total_grams, length_cm = null }, { units }) =>
    resultOf(
      fish_total_grams === undefined
        ? roomFor(litres, length_cm, units)
        : stockingFor(fish_total_grams, litres, units),
    ),
});
