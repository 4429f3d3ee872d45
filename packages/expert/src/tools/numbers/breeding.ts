import { daysToHatch, HATCH_DEGREE_DAYS } from '@nishiki/koi-science/degree-days';
import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inCelsius, inGrams, number } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

/** Eggs in a kg of female (facts B.9). */
const EGGS_PER_KG = { low: 100_000, high: 200_000 } as const;
/** Part of the eggs that hatch (facts B.9). */
const HATCH_PART = { low: 0.3, high: 0.8 } as const;
/** Part of the fry that one round of selection keeps (facts B.9: about nine in ten go). */
const KEPT_A_ROUND = 0.1;

/** Days from laying to hatching. @param celsius 15 to 30 */
export const hatchingAt = (celsius: number, units: Units): Worked => {
  const { low, high } = daysToHatch(celsius);
  return {
    lead: [
      uncited(
        `At a steady ${inCelsius(celsius, units)} eggs hatch after ${number(low, 2)} to ${number(high, 2)} days.`,
      ),
    ],
    numbers: [
      uncited(
        `${HATCH_DEGREE_DAYS.low} to ${HATCH_DEGREE_DAYS.high} degree-days / ${number(celsius)} °C = ${number(low, 2)} to ${number(high, 2)} days.`,
      ),
    ],
    why: [said('At 20 °C it is about four days.', 'koicarp-eggs')],
    data: { days_low: low, days_high: high },
  };
};

const thousand = (value: number): string => number(value, 2);

/** Eggs of a female, fry from them, and what rounds of selection leave. */
export const eggsOf = (femaleGrams: number, rounds: number, units: Units): Worked => {
  const kg = femaleGrams / 1000;
  const eggs = { low: kg * EGGS_PER_KG.low, high: kg * EGGS_PER_KG.high };
  const fry = { low: eggs.low * HATCH_PART.low, high: eggs.high * HATCH_PART.high };
  const kept = {
    low: fry.low * KEPT_A_ROUND ** rounds,
    high: fry.high * KEPT_A_ROUND ** rounds,
  };
  return {
    lead: [
      uncited(
        `A female of ${inGrams(femaleGrams, units)} lays about ${thousand(eggs.low)} to ${thousand(eggs.high)} eggs; ${thousand(fry.low)} to ${thousand(fry.high)} hatch.`,
      ),
      uncited(
        `After ${rounds} rounds of selection, each keeping about one in ten, ${thousand(kept.low)} to ${thousand(kept.high)} are left. In a garden far fewer live.`,
      ),
    ],
    numbers: [
      uncited('100,000 to 200,000 eggs a kg of female x 30 to 80 % that hatch x 10 % a round.'),
    ],
    data: { eggs, fry, kept },
  };
};

export const hatchingTool = defineTool({
  name: 'days_to_hatch',
  description: 'Days from laying to hatching of koi eggs at a steady temperature, 15 to 30 °C.',
  input: z.object({ temperature_c: z.number().check(z.minimum(15), z.maximum(30)) }),
  run: ({ temperature_c }, { units }) => resultOf(hatchingAt(temperature_c, units)),
});

export const eggsTool = defineTool({
  name: 'eggs_and_survivors',
  description:
    'Eggs of a female by her weight, how many hatch, and what rounds of selection leave.',
  input: z.object({
    female_grams: z.number().check(z.positive(), z.maximum(30_000)),
    rounds: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
  }),
  run: ({ female_grams, rounds = 3 }, { units }) => resultOf(eggsOf(female_grams, rounds, units)),
});
