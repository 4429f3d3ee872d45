import { usualWeight } from '@nishiki/koi-science/body-weight';
import { gramsIn } from '@nishiki/koi-science/units';
import { eggsOf } from '../../../tools/numbers/breeding.ts';
import { pumpFor, uvFor } from '../../../tools/numbers/flow.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import type { UnitId } from '../../quantity.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';
import { isHealthFirst, volumeOf } from './known.ts';

const size =
  /\b(size|sized|big|watt\w*|w|how (much|many)|what|which|recommend|need|flow|rate|gph|lph)\b/;

/** Pump or UV lamp for a pond. */
export const flow: Skill = {
  id: 'pump-and-uv',
  bid: (c) => {
    const text = askedText(c);
    const isAbout = /\b(pumps?|turn ?over|flow rate|uvc?|clarifier)\b/.test(text);
    if (!isAbout || isHealthFirst(c) || c.treatments.length > 0) return 0;
    return volumeOf(c) !== null && size.test(text) && !/\bair ?pump|salt\b/.test(text) ? 0.91 : 0;
  },
  answer: (c) => {
    const litres = volumeOf(c)?.volume.litres ?? 0;
    const isUv = /\b(uvc?|clarifier)\b/.test(askedText(c));
    return answerOf({
      skill: 'pump-and-uv',
      intent: 'maintenance',
      ...partsOf(isUv ? uvFor(litres, unitsOf(c)) : pumpFor(litres, unitsOf(c))),
      links: [{ label: 'Questions on filters', path: '/questions/filters' }],
      tools: ['pump_and_uv'],
    });
  },
};

/** Rounds of selection in a season (facts B.9: two or three). */
const ROUNDS = 3;

const kilos: Partial<Record<UnitId, number>> = { kg: 1000, g: 1, lb: gramsIn.lb };

/** Weight of the female, as told, as named beside her, or by her length. */
const femaleOf = ({ fish, question }: Case): number | null => {
  if (fish.weightGrams !== null) return fish.weightGrams;
  for (const { unit, value } of question.quantities) {
    const grams = unit === null ? undefined : kilos[unit];
    if (grams !== undefined && value > 0) return value * grams;
  }
  return fish.lengthCm === null ? null : usualWeight(fish.lengthCm);
};

/** Eggs of a female, and what is left of them. */
export const eggs: Skill = {
  id: 'eggs',
  bid: (c) =>
    /\b(eggs?|fry|babies|young)\b/.test(askedText(c)) &&
    /\b(how many|number|lay\w*|produce\w*|survive\w*|survivors)\b|\beggs? ?\?*$/.test(
      askedText(c),
    ) &&
    femaleOf(c) !== null
      ? 0.91
      : 0,
  answer: (c) => {
    return answerOf({
      skill: 'eggs',
      intent: 'breeding',
      ...partsOf(eggsOf(femaleOf(c) ?? usualWeight(60), ROUNDS, unitsOf(c))),
      links: [{ label: 'Days to hatching', path: '/tools/hatching' }],
      tools: ['eggs_and_survivors'],
    });
  },
};
