import type { WaterReading } from '@nishiki/contract/condition';
import { bands } from '@nishiki/koi-science/bands';
import { sees, type Findings } from './findings.ts';
import type { Severity } from './severity.ts';
import { nh3Of } from './water-levels.ts';

/** Fish that cannot breathe, whatever the reason. */
const suffocating = ['gasping', 'at-inlet', 'gills-brown'] as const;

/** Trouble that points to chlorine when it began after tap water went in. */
const burnt = ['gasping', 'gills-frayed', 'darting', 'jumping', 'loss-of-balance'] as const;

type Needs = Record<
  'air' | 'dechlorinate' | 'change' | 'salt' | 'buffer' | 'warmth' | 'ammoniaFirst',
  boolean
>;

const needsOf = (findings: Findings, water: WaterReading): Needs => {
  const isEmergency = (parameter: keyof typeof bands): boolean =>
    findings.water.get(parameter) === 'emergency';
  const anySeen = (signs: typeof suffocating | typeof burnt): boolean =>
    signs.some((sign) => sees(findings, sign));
  const dechlorinate = sees(findings, 'after-top-up') && anySeen(burnt);
  const poisoned = isEmergency('nh3') || isEmergency('nitrite');
  const buffer = isEmergency('kh') || isEmergency('ph');
  const warmth = isEmergency('temperature');
  return {
    air:
      anySeen(suffocating) ||
      dechlorinate ||
      poisoned ||
      isEmergency('oxygen') ||
      // Warm water holds little oxygen; cold water holds plenty.
      (warmth && (water.temperature ?? 0) > bands.temperature.act.high),
    dechlorinate,
    change: poisoned || dechlorinate,
    salt: isEmergency('nitrite') || findings.water.get('nitrite') === 'act',
    buffer,
    warmth,
    // Not measured is not free of it.
    ammoniaFirst: (water.ammonia ?? 0) > 0 || (buffer && water.ammonia === undefined),
  };
};

/** The smallest single change, in percent, that would bring NH3 under its emergency; for the words only. */
const neededChange = (nh3: number): number => Math.ceil((1 - bands.nh3.act.high / nh3) * 100);

const changeWords = (water: WaterReading): string => {
  const needed = neededChange(nh3Of(water) ?? 0);
  return `Make a water change of 30 to 50 %, with dechlorinated water at most 2 °C warmer or colder, and repeat it in a few hours.${
    needed > 50
      ? ` In all it takes as much as one change of ${needed} %: that is too much at once, so split it.`
      : ''
  }`;
};

const missingTests = (water: WaterReading): string[] =>
  (
    [
      ['ammonia', 'ammonia'],
      ['nitrite', 'nitrite'],
      ['ph', 'pH'],
      ['temperature', 'temperature'],
      ['kh', 'KH'],
    ] as const
  ).flatMap(([key, words]) => (water[key] === undefined ? [words] : []));

export type Urgent = { steps: string[]; severity: Severity | null };

/**
 * What to do now, in this order, whatever a photo shows: air, no food, no chlorine, clean water a part at
 * a time, and nothing that makes ammonia worse. No steps where nothing is urgent.
 */
export const urgentSteps = (findings: Findings, water: WaterReading): Urgent => {
  const needs = needsOf(findings, water);
  const kills = needs.air || needs.buffer;
  if (!kills && !needs.warmth) return { steps: [], severity: null };
  const missing = missingTests(water);
  const steps: [boolean, string][] = [
    [
      needs.air,
      'Air on now, as much oxygen as you can give: air pump and airstones, waterfall, a pump that breaks the surface.',
    ],
    [true, 'Stop feeding.'],
    [
      needs.dechlorinate,
      'Put dechlorinator (sodium thiosulphate) into the pond now, by its label and the volume of the pond.',
    ],
    [
      needs.change && !needs.dechlorinate,
      'Have dechlorinator ready: no tap water goes in without it.',
    ],
    [needs.change, changeWords(water)],
    [
      needs.ammoniaFirst,
      'Do not raise the pH while there is ammonia: that turns more of it into the poisonous NH3.',
    ],
    [
      needs.buffer,
      'Bring pH and KH back in small steps, by small changes of water and at most 1 °dKH a day, ammonia first.',
    ],
    [
      needs.salt,
      'Salt protects from nitrite at 0.1 %, which is 1 kg for each 1,000 litres: only on a measured volume, dissolved first, with zeolite taken out. Plants suffer.',
    ],
    [needs.warmth, 'Bring the temperature back slowly: by at most 1 °C an hour and 3 °C a day.'],
    [
      needs.air,
      'Never use potassium permanganate or formalin while fish gasp or are poisoned, and never change all the water.',
    ],
    [missing.length > 0, `Test what is still unknown: ${missing.join(', ')}.`],
    [
      true,
      'Test again in 12 to 24 hours and then daily, and look for the cause: filter, food, a dead fish, tap water.',
    ],
  ];
  return {
    steps: steps.flatMap(([isMeant, words]) => (isMeant ? [words] : [])),
    severity: kills ? 'critical' : 'high',
  };
};
