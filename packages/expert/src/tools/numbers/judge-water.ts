import { ammoniaRange } from '@nishiki/koi-science/ammonia';
import { levels, type Level } from '@nishiki/koi-science/bands';
import { chlorideOfSalt, guardRatio } from '@nishiki/koi-science/salt';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import type { Units } from '../../chat/case.ts';
import type { MeasureId, Reading } from '../../chat/message.ts';
import { waterFrom } from '../../chat/skills/health/known.ts';
import { inMgl, number } from '../../chat/words/amounts.ts';
import { findingsOf } from '../../condition/findings.ts';
import { parameterNames } from '../../condition/parameters.ts';
import { urgentSteps } from '../../condition/urgent.ts';
import { describeReading } from '../../condition/water-findings.ts';
import { judgeWater } from '../../condition/water-levels.ts';
import { defineTool } from '../tool.ts';
import { freeAmmonia } from './free-ammonia.ts';
import { judgeFurther, type Judged } from './further-levels.ts';
import { stepsToday } from './steps-today.ts';
import { resultOf, type Worked } from './worked.ts';

const worstOf = (all: readonly Level[]): Level | null =>
  [...levels].reverse().find((level) => all.includes(level)) ?? null;

const leads: Readonly<Record<Level, string>> = {
  ideal: 'Good: what you measured is as it should be.',
  watch: 'Not an emergency, and not ideal: keep an eye on it.',
  act: 'Something is too far off: act today.',
  emergency: 'This is an emergency: it is toxic or dangerous to the fish now.',
};

/** What total ammonia still needs before anything can be said of it. */
export const missingForAmmonia = ({ ammonia, nh3, ph, temperature }: Reading): MeasureId[] =>
  ammonia === undefined || ammonia === 0 || nh3 !== undefined
    ? []
    : [
        ...(ph === undefined ? (['ph'] as const) : []),
        ...(temperature === undefined ? (['temperature'] as const) : []),
      ];

const missingWords = (missing: readonly MeasureId[]): string =>
  missing.map((id) => (id === 'ph' ? 'pH' : 'the water temperature')).join(' and ');

const guardLine = ({ nitrite, salt }: Reading): Statement[] => {
  if (nitrite === undefined || nitrite <= 0 || salt === undefined) return [];
  const chloride = chlorideOfSalt(salt);
  const ratio = guardRatio(chloride, nitrite);
  return [
    said(
      `Chloride guard = ${number(chloride)} mg/l from ${number(salt)} % salt / ${inMgl(nitrite)} nitrite = ${number(ratio, 2)} to 1; from 10 to 1 the fish are guarded.`,
      'azponds-nitrification',
    ),
  ];
};

/** None at all of it is as it should be, also where pH and temperature are not told. */
const zeroAmmonia = ({ ammonia, ph, temperature }: Reading): Judged[] =>
  ammonia === 0 && (ph === undefined || temperature === undefined)
    ? [{ level: 'ideal', words: uncited('Ammonia 0 mg/l: as it should be.') }]
    : [];

/** As a kit shows it: values turned from other units have no more digits than that. */
const rounded = (reading: Reading): Reading =>
  Object.fromEntries(
    Object.entries(reading).map(([id, value]) => [id, Number(value.toPrecision(3))]),
  );

/** By which words a line about a value begins. */
const lineOf: Readonly<Partial<Record<MeasureId, RegExp>>> = {
  ammonia: /ammonia/i,
  nh3: /ammonia/i,
  nitrite: /^Nitrite/,
  nitrate: /^Nitrate/,
  oxygen: /^Oxygen/,
  kh: /\(KH\)/,
  gh: /\(GH\)/,
  salt: /^Salt/,
  ph: /^pH/,
};

/** Among values that are as bad: what was asked about first, and how warm it is last. */
const placeOf = (line: string, asked: readonly MeasureId[]): number => {
  if (asked.some((id) => lineOf[id]?.test(line))) return 0;
  if (/^Temperature/.test(line)) return 3;
  return /ammonia/i.test(line) ? 1 : 2;
};

/**
 * Every value that was told, judged by its band, with what to do today.
 * @param asked the values that the question is about, where more are known
 */
export const judgeReading = (
  told: Reading,
  isGasping: boolean,
  units: Units,
  asked: readonly MeasureId[] = [],
): Worked => {
  const reading = rounded(told);
  const water = waterFrom(reading);
  const further = [...judgeFurther(reading), ...zeroAmmonia(reading)];
  const judged = judgeWater(water);
  const level = worstOf([...judged.values(), ...further.map((one) => one.level)]);
  const missing = missingForAmmonia(reading);
  const { ammonia, ph, temperature } = water;
  const free =
    ammonia !== undefined &&
    ammonia > 0 &&
    ph !== undefined &&
    temperature !== undefined &&
    temperature >= ammoniaRange.low
      ? freeAmmonia(ammonia, ph, temperature, units)
      : null;
  const urgent = urgentSteps(findingsOf([], [], water), water);
  const found = describeReading(water, isGasping).filter(
    ({ parameter }) => !(parameter === 'Total ammonia' && ammonia === 0),
  );
  const ranked = [
    ...found
      .filter(({ verdict }) => verdict !== 'good')
      .map(({ parameter, value, words }) => {
        const its = [...judged].find(([id]) => parameterNames[id] === parameter)?.[1];
        // Hidden in cold or neutral water, or not to be judged: not as it should be.
        const rank = its === undefined ? levels.indexOf('act') : Math.max(levels.indexOf(its), 1);
        return { rank, words: uncited(`${parameter} ${value}: ${words}`) };
      }),
    ...further
      .filter((one) => one.level !== 'ideal')
      .map(({ level: its, words }) => ({ rank: levels.indexOf(its), words })),
  ].map((one) => ({ ...one, at: placeOf(one.words.text, asked) }));
  const bad = [...ranked]
    .sort((one, other) => other.rank - one.rank || one.at - other.at)
    .map(({ words }) => words);
  const good = [
    ...found
      .filter(({ verdict }) => verdict === 'good')
      .map(({ parameter, value }) => `${parameter} ${value}`),
    ...further
      .filter((one) => one.level === 'ideal')
      .map(({ words }) => words.text.split(':')[0] ?? ''),
  ];
  const goodLine = good.length > 0 ? [uncited(`As it should be: ${good.join(', ')}.`)] : [];
  const isWarmthAlone =
    level === 'watch' &&
    bad.length === 1 &&
    judged.get('temperature') === 'watch' &&
    good.length > 0;
  const hasHidden = (ammonia ?? 0) > 0 && level === 'ideal';
  const lead =
    missing.length > 0
      ? said(
          `I cannot judge ${inMgl(ammonia ?? 0)} of ammonia without ${missingWords(missing)}: a kit shows the total, and how much of it is poisonous NH3 depends on both.`,
          'uf-ammonia',
        )
      : uncited(
          isWarmthAlone
            ? 'Good, but for the temperature.'
            : hasHidden
              ? leads.watch
              : leads[level ?? 'ideal'],
        );
  const isUrgent = urgent.steps.length > 0 && urgent.severity !== null;
  return {
    lead: [lead, ...(isWarmthAlone ? goodLine : bad.length > 0 ? bad.slice(0, 1) : goodLine)],
    now: isUrgent ? urgent.steps.map(uncited) : stepsToday(reading, judged, further, missing),
    numbers: [...(free?.numbers ?? []), ...guardLine(reading)],
    why: isWarmthAlone ? bad : [...bad.slice(1), ...(bad.length > 0 ? goodLine : [])],
    never: free?.never ?? [],
    data: { level, urgent: urgent.severity, missing, ...(free ? free.data : {}) },
  };
};

const mgl = z.optional(z.number().check(z.minimum(0), z.maximum(1000)));

export const judgeWaterTool = defineTool({
  name: 'judge_water',
  description:
    'Judges every measured water value by its band (ideal, watch, act today, emergency) with what to do. Ammonia is judged only together with pH and temperature.',
  input: z.object({
    temperature_c: z.optional(z.number().check(z.minimum(-2), z.maximum(45))),
    ph: z.optional(z.number().check(z.minimum(4), z.maximum(11))),
    ammonia_total_mg_l: mgl,
    nitrite_no2_mg_l: mgl,
    nitrate_no3_mg_l: mgl,
    oxygen_mg_l: mgl,
    kh_dkh: z.optional(z.number().check(z.minimum(0), z.maximum(60))),
    gh_dgh: z.optional(z.number().check(z.minimum(0), z.maximum(60))),
    salt_percent: z.optional(z.number().check(z.minimum(0), z.maximum(5))),
    chlorine_mg_l: mgl,
  }),
  run: (input, { units }) => {
    const named: [MeasureId, number | undefined][] = [
      ['temperature', input.temperature_c],
      ['ph', input.ph],
      ['ammonia', input.ammonia_total_mg_l],
      ['nitrite', input.nitrite_no2_mg_l],
      ['nitrate', input.nitrate_no3_mg_l],
      ['oxygen', input.oxygen_mg_l],
      ['kh', input.kh_dkh],
      ['gh', input.gh_dgh],
      ['salt', input.salt_percent],
      ['chlorine', input.chlorine_mg_l],
    ];
    const reading: Reading = Object.fromEntries(named.filter(([, value]) => value !== undefined));
    return resultOf(judgeReading(reading, false, units));
  },
});
