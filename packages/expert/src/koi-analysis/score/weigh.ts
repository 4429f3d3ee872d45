import { criteria, type CriterionId } from '@nishiki/knowledge/scoring/criteria';
import { partNames, partPoints, type ScorePart } from '@nishiki/knowledge/scoring/parts';
import type { Weights } from '@nishiki/knowledge/scoring/rules';
import type { Measures } from '@nishiki/vision/types';
import type { FoundFault } from './find-faults.ts';
import { GOOD, gradeOf, UNSEEN, usualOf, WEAK } from './grade.ts';
import { hiddenByBlur, readings } from './readings.ts';

export type Remark = { words: string; weight: number };

/** A part before the spread of its measures is added. */
export type Weighed = {
  low: number;
  high: number;
  reasons: string[];
  strengths: Remark[];
  improvements: Remark[];
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const reasonOf = (id: CriterionId, value: number): string => {
  const { says, shown } = readings[id];
  const usual = usualOf(id);
  const beside = usual === null ? '' : ` (usual ${shown(usual[0])} to ${shown(usual[1])})`;
  return sentence(`${criteria[id].name}: ${says(shown(value), value)}${beside}`);
};

/**
 * Points of one part from its criteria and faults. A criterion that this photo does not show counts
 * from the lowest to the highest that koi usually reach, so it widens the range; one of which there is
 * nothing on this fish is left out.
 */
export const weighPart = (
  part: Exclude<ScorePart, 'size' | 'overall'>,
  weights: Weights,
  { measures, blurred }: { measures: Measures; blurred: boolean },
  faults: readonly FoundFault[],
): Weighed => {
  const out: Weighed = { low: 0, high: 0, reasons: [], strengths: [], improvements: [] };
  let all = 0;
  for (const [key, weight] of Object.entries(weights)) {
    const id = key as CriterionId;
    const { value, missing, says, shown } = readings[id];
    const found = blurred && hiddenByBlur.includes(id) ? null : value(measures);
    const { name, good, weak } = criteria[id];
    if (found === null && missing === 'not-there') continue;
    all += weight;
    if (found === null) {
      out.low += weight * UNSEEN.low;
      out.high += weight * UNSEEN.high;
      out.reasons.push(
        sentence(`${name}: not to be measured on this photo, which widens the range`),
      );
      continue;
    }
    const grade = gradeOf(id, found);
    out.low += weight * grade;
    out.high += weight * grade;
    out.reasons.push(reasonOf(id, found));
    const remark = (words: string): Remark => ({
      words: sentence(`${partNames[part]}: ${words} (${says(shown(found), found)})`),
      weight,
    });
    if (grade >= GOOD) out.strengths.push(remark(good));
    if (grade < WEAK) out.improvements.push(remark(weak));
  }
  const points = partPoints[part];
  const cost = faults.reduce((sum, fault) => sum + (fault.part === part ? fault.cost : 0), 0);
  if (all === 0) {
    out.reasons.push('Nothing of this part is to be measured on this photo.');
    return { ...out, low: points * UNSEEN.low - cost, high: points * UNSEEN.high - cost };
  }
  return { ...out, low: (points * out.low) / all - cost, high: (points * out.high) / all - cost };
};
