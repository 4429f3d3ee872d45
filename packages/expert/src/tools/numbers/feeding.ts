import { feedingAt, foodFor, NO_FOOD } from '@nishiki/koi-science/feeding';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inCelsius, inGrams, number, span } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

export type FedWater = {
  readonly nh3?: number | null | undefined;
  readonly nitrite?: number | null | undefined;
  readonly oxygen?: number | null | undefined;
};

const bans = (celsius: number, { nh3, nitrite, oxygen }: FedWater): string[] => [
  ...((nh3 ?? 0) >= NO_FOOD.nh3 ? [`NH3 is at ${number(nh3 ?? 0)} mg/l (limit 0.05)`] : []),
  ...((nitrite ?? 0) >= NO_FOOD.nitrite
    ? [`nitrite is at ${number(nitrite ?? 0)} mg/l (limit 1)`]
    : []),
  ...(oxygen !== undefined && oxygen !== null && oxygen < 6
    ? [`oxygen is under 6 mg/l at ${number(celsius)} °C`]
    : []),
];

const rules: Statement[] = [
  uncited('Only what they eat in 3 to 5 minutes; take the rest out.'),
  uncited('No food while NH3 is 0.05 mg/l or nitrite 1 mg/l or more.'),
];

const seasonal = (celsius: number, units: Units): Statement[] =>
  celsius < 15
    ? [
        said(
          `With the water falling stop at ${inCelsius(8, units)}; many clubs stop at 10 °C. In spring wait until it stays above that.`,
          'koiquanta-feeding',
          'pondwarehouse-winter',
        ),
      ]
    : [];

const sharesOf = (low: number, high: number): string =>
  span(low, high, (value) => number(value * 100, 2));

/**
 * How much, how often and of what, by the water's temperature.
 * @param grams weight of all fish together; null where it is not known
 */
export const feedingFor = (
  celsius: number,
  grams: number | null,
  water: FedWater,
  units: Units,
): Worked => {
  const { words, share } = feedingAt(celsius);
  const forbidden = bans(celsius, water);
  if (forbidden.length > 0)
    return {
      lead: [uncited(`No food now: ${forbidden.join(', and ')}. Wait until it is better.`)],
      now: [uncited('Change part of the water, dechlorinated; air on; test daily.')],
      data: { grams_low: 0, grams_high: 0 },
    };
  const at = inCelsius(celsius, units);
  const food = grams === null ? null : foodFor(grams, celsius);
  const lead =
    celsius < 8
      ? uncited(
          `No food at ${at}: in such cold water koi hardly digest, whatever they beg for. Nothing below ${inCelsius(8, units)}.`,
        )
      : share === null
        ? uncited(`At ${at}: ${words}`)
        : celsius > 28
          ? uncited(
              `At ${at} half the usual or none: at most 0.5 % of their weight a day; none while oxygen is under 6 mg/l. It is too warm for more. Give more air.`,
            )
          : said(
              `At ${at}: ${words.toLowerCase().replace(/\.$/, '')}, ${sharesOf(share.low, share.high)} % of their weight on a day with food${
                food && grams !== null
                  ? `: ${span(food.low, food.high, (value) => inGrams(value, units))} for ${inGrams(grams, units)} of koi`
                  : ''
              }.`,
              'dankoi-feeding',
            );
  return {
    lead: [lead],
    numbers:
      food && share && grams !== null
        ? [
            uncited(
              `${inGrams(grams, units)} x ${sharesOf(share.low, share.high)} % = ${span(food.low, food.high, (value) => inGrams(value, units))} a day with food, in all its meals together.`,
            ),
          ]
        : [],
    why: [...seasonal(celsius, units), ...(celsius < 8 ? [] : rules)],
    data: { share, grams_low: food?.low ?? null, grams_high: food?.high ?? null },
  };
};

export const feedingTool = defineTool({
  name: 'feeding',
  description:
    'Food by water temperature and weight of all fish together: percent, grams, how often; and when nothing is fed.',
  input: z.object({
    temperature_c: z.number().check(z.minimum(-2), z.maximum(40)),
    fish_total_grams: z.optional(z.number().check(z.positive(), z.maximum(1e7))),
    nh3_mg_l: z.optional(z.number().check(z.minimum(0))),
    nitrite_no2_mg_l: z.optional(z.number().check(z.minimum(0))),
    oxygen_mg_l: z.optional(z.number().check(z.minimum(0))),
  }),
  run: ({ temperature_c, fish_total_grams = null, ...water }, { units }) =>
    resultOf(
      feedingFor(
        temperature_c,
        fish_total_grams,
        { nh3: water.nh3_mg_l, nitrite: water.nitrite_no2_mg_l, oxygen: water.oxygen_mg_l },
        units,
      ),
    ),
});
