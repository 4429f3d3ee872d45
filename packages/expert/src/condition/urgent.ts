import type { WaterReading } from '@nishiki/contract/condition';
import type { Findings } from './findings.ts';
import type { Severity } from './severity.ts';
import { needsOf } from './urgent-needs.ts';
import { bufferWords, changeWords, missingTests } from './urgent-words.ts';

export type Urgent = { steps: string[]; severity: Severity | null };

/**
 * What to do now, in this order, whatever a photo shows: air, no food, no chlorine, clean water a part at
 * a time, and nothing that makes ammonia worse. No steps where nothing is urgent.
 */
export const urgentSteps = (findings: Findings, water: WaterReading): Urgent => {
  const needs = needsOf(findings, water);
  const kills = needs.air || needs.buffer || needs.tooHigh;
  if (!kills && !needs.trap && !needs.warmth) return { steps: [], severity: null };
  const missing = missingTests(water);
  const steps: [boolean, string][] = [
    [
      needs.air,
      'Air on now, as much oxygen as you can give: air pump and airstones, waterfall, a pump that breaks the surface.',
    ],
    [true, 'Stop feeding.'],
    [
      needs.dechlorinate,
      'Shut the tap. Put dechlorinator (sodium thiosulphate) into the pond now, by its label and the volume of the pond.',
    ],
    [
      needs.change && !needs.dechlorinate,
      'Have dechlorinator ready: no tap water goes in without it.',
    ],
    [needs.change, changeWords(water)],
    [
      needs.ammoniaFirst,
      'Do not raise the pH while there is ammonia, or before you have tested for it: that turns more of it into the poisonous NH3.',
    ],
    [needs.buffer || needs.trap, bufferWords(water)],
    [needs.tooHigh, 'Bring the pH down slowly, by changing water in parts. Put in no acid.'],
    [
      needs.salt,
      'Salt protects from nitrite at 0.1 %, with what is in the water already, which is 1 kg for each 1,000 litres: only on a measured volume, dissolved first, with zeolite taken out. Plants suffer.',
    ],
    [needs.warmth, 'Bring the temperature back slowly: by at most 1 °C an hour and 3 °C a day.'],
    [
      kills || needs.trap,
      'Never use potassium permanganate or formalin now, nor any other medicine, and never change all the water.',
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
