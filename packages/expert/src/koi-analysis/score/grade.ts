import type { CriterionId } from '@nishiki/knowledge/scoring/criteria';
import { ramps } from '@nishiki/knowledge/scoring/limits';
import { anchors, normScore } from '../norms.ts';
import { readings } from './readings.ts';
import { scoreNorms } from './score-norms.ts';

export type RampedCriterion = keyof typeof ramps;
export type NormedCriterion = Exclude<CriterionId, RampedCriterion>;

/** What a criterion that was not measured may be worth: the middle nine tenths of koi lie between. */
export const UNSEEN = { low: anchors[0] / 100, high: anchors[4] / 100 } as const;
/** Grades of the better and of the weaker quarter of koi. */
export const GOOD = anchors[3] / 100;
export const WEAK = anchors[1] / 100;

const isRamped = (id: CriterionId): id is RampedCriterion => Object.hasOwn(ramps, id);

/** How well a value does, 0 to 1, always better towards the side that `readings` names. */
export const gradeOf = (id: CriterionId, value: number): number => {
  if (!isRamped(id)) return normScore(value, scoreNorms[id], readings[id].better === 'low') / 100;
  const { none, all } = ramps[id];
  return Math.min(1, Math.max(0, (value - none) / (all - none)));
};

/** Values of the middle half of koi, the lower one first; null where no rank is given. */
export const usualOf = (id: CriterionId): readonly [number, number] | null =>
  isRamped(id) ? null : [scoreNorms[id][1], scoreNorms[id][3]];
