import { bodyCondition, conditionFactor, usualWeight } from '@nishiki/koi-science/body-weight';
import { growthBands } from '@nishiki/koi-science/growth';
import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inCm, inGrams, number } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

const figures = { thin: 'thin', usual: 'usual', stocky: 'stocky, or full of eggs' } as const;

/** Usual weight at a length; with a measured weight its condition K. */
export const weightAt = (lengthCm: number, grams: number | null, units: Units): Worked => {
  const usual = usualWeight(lengthCm);
  const k = grams === null ? null : conditionFactor(grams, lengthCm);
  return {
    lead: [
      said(
        `A koi of ${inCm(lengthCm, units)} usually weighs about ${inGrams(usual, units)}.`,
        'mankysanke-weight',
      ),
      ...(k === null || grams === null
        ? []
        : [
            uncited(
              `Yours, ${inGrams(grams, units)}, has K = ${number(k)}: ${figures[bodyCondition(k)]}.`,
            ),
          ]),
    ],
    numbers: [
      uncited(`Weight = length³ / 60 = ${number(lengthCm)}³ / 60 = ${inGrams(usual)}.`),
      ...(k === null || grams === null
        ? []
        : [
            uncited(
              `K = 100 x ${number(grams, 4)} g / ${number(lengthCm)}³ = ${number(k)}; 1.67 is usual, under 1.3 thin, over 2.0 stocky.`,
            ),
          ]),
    ],
    why: [uncited('2 cm of error in the length change the weight by some 15 % at 40 cm.')],
    data: { usual_grams: usual, k },
  };
};

/** Length at which a koi of this weight is usual, cm: the third root of 60 W. */
export const lengthAt = (grams: number, units: Units): Worked => {
  const length = Math.cbrt(60 * grams);
  return {
    lead: [
      said(
        `A koi of ${inGrams(grams, units)} is usually about ${inCm(length, units)} long.`,
        'mankysanke-weight',
      ),
    ],
    numbers: [uncited(`Length = (60 x ${number(grams, 4)} g)^(1/3) = ${number(length)} cm.`)],
    data: { length_cm: length },
  };
};

const placeOf = (cm: number, years: number): string => {
  const { garden, good, jumbo } = growthBands(years);
  if (cm >= jumbo) return 'at or above what jumbo lines reach';
  if (cm >= good) return 'above the good-keeping curve: very good growth';
  if (cm > garden.high) return 'between a usual garden pond and good keeping';
  if (cm >= garden.low) return 'usual for a garden pond, and not stunted';
  return 'below a usual garden pond';
};

/** Three bands at an age, and where a length lies among them. */
export const growthAt = (years: number, lengthCm: number | null, units: Units): Worked => {
  const { garden, good, jumbo } = growthBands(years);
  const age = years === 1 ? '1 year' : `${number(years)} years`;
  return {
    lead: [
      ...(lengthCm === null
        ? []
        : [uncited(`${inCm(lengthCm, units)} at ${age} is ${placeOf(lengthCm, years)}.`)]),
      said(
        `At ${age}: garden pond average ${number(garden.low, 2)} to ${number(garden.high, 2)} cm, good keeping ${inCm(good, units)}, jumbo lines about ${inCm(jumbo, units)}.`,
        'colorado-size',
      ),
    ],
    table: {
      head: ['Keeping', `Length at ${age}`],
      rows: [
        ['Garden pond', `${number(garden.low, 2)} to ${number(garden.high, 2)} cm`],
        ['Good keeping', inCm(good, units)],
        ['Jumbo lines', inCm(jumbo, units)],
      ],
    },
    numbers: [
      said(
        `Good curve: L = 80 x (1 - e^(-0.288 x (${number(years)} + 0.41))) = ${number(good)} cm; garden 60 to 70 % of it.`,
        'colorado-size',
      ),
    ],
    why: [
      uncited(
        'The bands are ways of keeping, not marks. Watch the weight: losing weight at the same length is a warning, slow growth is not.',
      ),
      uncited('Females grow larger; below 12 °C growth almost stops.'),
    ],
    data: { garden_cm: garden, good_cm: good, jumbo_cm: jumbo },
  };
};

const cm = z.number().check(z.positive(), z.maximum(130));
const gramsInput = z.number().check(z.positive(), z.maximum(50_000));

export const weightTool = defineTool({
  name: 'koi_weight',
  description:
    'Usual weight of a koi by its length; with a measured weight its condition factor K; from a weight alone the usual length.',
  input: z.object({ length_cm: z.optional(cm), grams: z.optional(gramsInput) }),
  run: ({ length_cm, grams }, { units }) => {
    if (length_cm !== undefined) return resultOf(weightAt(length_cm, grams ?? null, units));
    if (grams === undefined) throw new RangeError('a length or a weight is needed');
    return resultOf(lengthAt(grams, units));
  },
});

export const growthTool = defineTool({
  name: 'growth_bands',
  description:
    'Length of koi at an age in three bands (garden pond, good keeping, jumbo lines), and where a measured length lies.',
  input: z.object({
    age_years: z.number().check(z.minimum(0), z.maximum(60)),
    length_cm: z.optional(cm),
  }),
  run: ({ age_years, length_cm = null }, { units }) =>
    resultOf(growthAt(age_years, length_cm, units)),
});
