import { afterChange, changeNeeded } from '@nishiki/koi-science/water-change';
import { said, uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inLitres, number, percent } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { resultOf, type Worked } from './worked.ts';

const how = [
  said(
    'Dechlorinate the new water first, and keep it within 2 °C of the pond.',
    'mankysanke-dechlorination',
  ),
  uncited('Test before each change: the fish make more meanwhile.'),
];

const never = [uncited('Never more than half at once.')];

type Pond = { readonly litres: number | null; readonly units: Units };

const water = (part: number, { litres, units }: Pond): string =>
  litres === null ? '' : `, ${inLitres(litres * part, units)} each time`;

/** How much to change to bring a value down. Values in one unit, such as mg/l. */
export const changeTo = (
  { now, target, tap, unit }: { now: number; target: number; tap: number; unit: string },
  pond: Pond,
): Worked => {
  const plan = changeNeeded(now, target, tap);
  if (plan.kind === 'none')
    return {
      lead: [
        uncited(`No change is needed: ${number(now)} is not above ${number(target)} ${unit}.`),
      ],
      data: { kind: 'none' },
    };
  if (plan.kind === 'impossible')
    return {
      lead: [
        uncited(
          `Changes cannot get there: the tap holds ${number(tap)} ${unit}, and the pond ends no lower than its tap.`,
        ),
      ],
      data: { kind: 'impossible' },
    };
  const { single, times, each } = plan;
  const isSplit = times > 1;
  return {
    lead: [
      uncited(
        isSplit
          ? `In one change it would be ${percent(single)}, which is too much at once: split it into ${times} changes of ${percent(each)}${water(each, pond)}, some hours to a day apart.`
          : `Change ${percent(single)} of the water${water(single, pond)}.`,
      ),
    ],
    now: how,
    numbers: [
      uncited(
        `Part = (now - wanted) / (now - tap) = (${number(now)} - ${number(target)}) / (${number(now)} - ${number(tap)}) = ${percent(single)}${
          isSplit
            ? `; split: 1 - (1 - ${number(single, 2)})^(1/${times}) = ${percent(each)} each`
            : ''
        }.`,
      ),
    ],
    never,
    data: { kind: 'plan', single_part: single, times, each_part: each },
  };
};

/** What one change brings. @param part 0 to 1 */
export const changeOf = (
  { now, part, tap, unit }: { now: number; part: number; tap: number; unit: string },
  { litres, units }: Pond,
): Worked => {
  const after = afterChange(now, tap, part);
  const amount = litres === null ? '' : ` That is ${inLitres(litres * part, units)}.`;
  return {
    lead: [
      uncited(
        `A change of ${percent(part)} brings ${number(now)} to ${number(after)}${unit ? ` ${unit}` : ''}.${amount}`,
      ),
      ...(part > 0.5 ? [uncited('That is over half: split it over several days.')] : []),
    ],
    now: how,
    numbers: [
      uncited(
        `After = now x (1 - part) + tap x part = ${number(now)} x ${number(1 - part, 2)} + ${number(tap)} x ${number(part, 2)} = ${number(after)}${unit ? ` ${unit}` : ''}.`,
      ),
    ],
    never,
    data: { after },
  };
};

const value = z.number().check(z.minimum(0), z.maximum(10_000));

export const waterChangeTool = defineTool({
  name: 'water_change',
  description:
    'Water change: with wanted, how much must be changed, split where it is over half; with part_percent, what a change brings. now, wanted and tap in the same unit.',
  input: z.object({
    now: value,
    tap: value,
    wanted: z.optional(value),
    part_percent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    litres: z.optional(z.number().check(z.positive())),
  }),
  run: ({ now, tap, wanted, part_percent, litres = null }, { units }) =>
    resultOf(
      part_percent !== undefined && wanted === undefined
        ? changeOf({ now, part: part_percent / 100, tap, unit: '' }, { litres, units })
        : changeTo({ now, target: wanted ?? 0, tap, unit: '' }, { litres, units }),
    ),
});
