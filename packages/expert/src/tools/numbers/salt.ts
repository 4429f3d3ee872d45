import { MOST_SALT_RISE_A_DAY, saltForGuard, saltForRise } from '@nishiki/koi-science/salt';
import { ESTIMATE_ERROR, type Volume } from '@nishiki/koi-science/volume';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import { inGrams, inLitres, number } from '../../chat/words/amounts.ts';
import { defineTool } from '../tool.ts';
import { volumeInput, volumeOf } from './volume-input.ts';
import { resultOf, type Worked } from './worked.ts';

/** More than a pond is given, whatever for; from here on it is a bath or a dip (facts B.4). */
export const MOST_POND_SALT = 0.6;
const GUARD = 0.1;

const purity = uncited(
  'Pure sodium chloride only: no iodine, no anti-caking agent, no potassium chloride, dishwasher or road salt.',
);
const zeolite = said(
  'Take zeolite out of the filter first: in salt it gives its ammonia back.',
  'fishdoc-zeolite',
);

const estimateLine = ({ how }: Volume, grams: number, units: Units): Statement[] =>
  how === 'estimated'
    ? [
        uncited(
          `The volume is an estimate: begin with a fifth less, ${inGrams(grams * (1 - ESTIMATE_ERROR), units)} in all, read a salt meter, then add what is missing.`,
        ),
      ]
    : [];

/** Salt from one percentage to another, for the whole system. */
export const saltTo = (volume: Volume, from: number, to: number, units: Units): Worked => {
  if (to > MOST_POND_SALT)
    return {
      lead: [
        uncited(
          `No: ${number(to)} % is no level for a pond. At most 0.3 to 0.5 % as a treatment with an end; stronger salt is a bath in a tub, watched all the time.`,
        ),
      ],
      data: { to_percent: to },
      refused: true,
    };
  const { litres } = volume;
  const rise = Math.max(0, to - from);
  if (rise === 0)
    return {
      lead: [
        uncited(
          `None: the water holds ${number(from)} % already. Only water changes take salt out.`,
        ),
      ],
      data: { grams: 0 },
    };
  const grams = saltForRise(litres, rise);
  const days = Math.ceil(rise / MOST_SALT_RISE_A_DAY - 1e-9);
  return {
    lead: [
      said(
        `${inGrams(grams, units)} of salt raise ${inLitres(litres, units)} from ${number(from)} to ${number(to)} %${
          days > 1 ? `: over ${days} days, ${inGrams(grams / days, units)} a day (0.1 % a day)` : ''
        }.`,
        'kangei-volume',
      ),
      ...estimateLine(volume, grams, units),
    ],
    now: [
      zeolite,
      purity,
      said(
        `Raise it by at most 0.1 % a day${days > 1 ? '' : ', which this is'}; dissolve it in pond water first, never onto the fish, and check with a salt meter.`,
        'marisa-salt',
      ),
      ...(to > GUARD
        ? [uncited('Write the date down. After 14 to 21 days take it out by water changes.')]
        : []),
    ],
    numbers: [
      uncited(
        `0.1 % = 1 g/l = 1 kg in 1,000 litres: ${number(rise, 2)} % x 10 g/l x ${Math.round(litres).toLocaleString('en-GB')} l = ${inGrams(grams, units)}.`,
      ),
    ],
    never: [
      uncited('Not with another treatment in the water, and not with malachite green or formalin.'),
      ...(to > GUARD ? [uncited('Plants suffer from 0.1 to 0.2 %.')] : []),
    ],
    data: { grams, days },
  };
};

/** Salt against nitrite: 0.1 % in all, which is more than the rule of 10 to 1 asks. */
export const saltAgainstNitrite = (
  volume: Volume,
  nitrite: number | null,
  salt: number,
  units: Units,
): Worked => {
  const worked = saltTo(volume, salt, GUARD, units);
  const chloride = salt * 10_000 * 0.607;
  const least = nitrite === null ? null : saltForGuard(nitrite, chloride);
  return {
    ...worked,
    now: [
      uncited('First change 25 to 30 % of the water, dechlorinated, and stop feeding.'),
      ...(worked.now ?? []),
      uncited('Test nitrite daily: salt guards the fish, only the filter takes nitrite away.'),
    ],
    numbers: [
      ...(worked.numbers ?? []),
      ...(least === null || least === 0
        ? []
        : [
            said(
              `Chloride to nitrite 10 to 1: (10 x ${number(nitrite ?? 0)} - ${number(chloride)}) / 0.607 = ${number(least)} mg/l of salt would do; 0.1 % is 1,000 mg/l.`,
              'azponds-nitrification',
            ),
          ]),
    ],
    data: { ...worked.data, least_mg_l: least },
  };
};

/** Most per cent that is a treatment with an end (facts B.4). */
const MOST_COURSE = 0.3;

/** The level that salt in the water makes. @param before per cent that were there */
export const saltIn = (grams: number, litres: number, before: number, units: Units): Worked => {
  const percent = before + grams / litres / 10;
  const level =
    percent > MOST_POND_SALT
      ? 'too much for a pond: change a third of the water now, dechlorinated, and again in some hours, until it is at 0.3 % or less'
      : percent > MOST_COURSE
        ? 'strong: bring it down to 0.3 % or less by water changes over a day or two, unless a course for white spot runs'
        : percent > GUARD
          ? 'a treatment with an end: 14 to 21 days, then out by water changes'
          : percent > 0.05
            ? 'enough to guard against nitrite; without a reason let it go out with the weekly changes'
            : 'little, and harmless';
  return {
    lead: [
      said(
        `${inGrams(grams, units)} in ${inLitres(litres, units)} is ${number(percent, 2)} % (${number(percent * 10, 2)} g/l): ${level}.`,
        'kangei-volume',
      ),
    ],
    now: [
      uncited('Check it with a salt meter once it is dissolved and mixed.'),
      ...(percent > GUARD ? [zeolite, uncited('Plants suffer from 0.1 to 0.2 %.')] : []),
    ],
    numbers: [
      uncited(
        `${inGrams(grams)} / ${number(litres, 5)} l = ${number(grams / litres)} g/l; 1 g/l = 0.1 %.`,
      ),
    ],
    data: { percent },
  };
};

/** Salt that goes with a water change, and is put back for the new water. */
export const saltBack = (litres: number, percent: number, units: Units): Worked => {
  const grams = saltForRise(litres, percent);
  return {
    lead: [
      said(
        `${inGrams(grams, units)}: the ${inLitres(litres, units)} that you change hold ${number(percent)} %, and so should the new water.`,
        'kangei-volume',
      ),
    ],
    now: [
      uncited('Put it back only while the course lasts; at its end the changes take the salt out.'),
      uncited('Dissolve it in the new water first, dechlorinated, and check with a salt meter.'),
    ],
    numbers: [
      uncited(
        `${number(percent)} % = ${number(percent * 10)} g/l x ${number(litres, 5)} l = ${inGrams(grams)}.`,
      ),
    ],
    data: { grams },
  };
};

const share = z.number().check(z.minimum(0), z.maximum(5));

export const saltTool = defineTool({
  name: 'salt_amount',
  description:
    'Salt that raises a pond from one percentage to another (0.1 % = 1 g/l), with days and rules; against nitrite leave to_percent at 0.1 and give nitrite.',
  input: z.object({
    ...volumeInput,
    from_percent: share,
    to_percent: share,
    nitrite_no2_mg_l: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  }),
  run: ({ from_percent, to_percent, nitrite_no2_mg_l, ...pond }, { units }) =>
    resultOf(
      nitrite_no2_mg_l === undefined
        ? saltTo(volumeOf(pond), from_percent, to_percent, units)
        : saltAgainstNitrite(volumeOf(pond), nitrite_no2_mg_l, from_percent, units),
    ),
});
