import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { inGrams, inLitres, number } from '../../../words/amounts.ts';
import { unitsOf } from '../../../words/units-of.ts';

/** Figures of pond and fish that a message gives. */
const toldIn = (c: Case): string[] => {
  const { volume, fish } = c.message;
  const units = unitsOf(c);
  return [
    ...(volume?.litres ? [inLitres(volume.litres, units)] : []),
    ...(fish.count === null ? [] : [`${fish.count} koi`]),
    ...(fish.lengthCm === null ? [] : [`${number(fish.lengthCm)} cm`]),
    ...(fish.weightGrams === null ? [] : [inGrams(fish.weightGrams, units)]),
  ];
};

/** Told a figure and asked nothing: it is kept, and the question awaited. */
export const noted: Skill = {
  id: 'noted',
  bid: (c) => {
    const { asks, text, emergencies, signs } = c.message;
    if (asks.length > 0 || emergencies.length > 0 || signs.size > 0 || c.reply) return 0;
    if (
      /\b(?:can|is|are|do|does|will|should|how|what|which|why|max\w*|enough|turnover|heavy|fat|weight|k factor|food|eggs?|in (?:kg|lbs?|litres))\b/i.test(
        text,
      )
    )
      return 0;
    return !text.includes('?') && text.split(' ').length <= 8 && toldIn(c).length > 0 ? 0.46 : 0;
  },
  answer: (c) =>
    answerOf({
      skill: 'noted',
      intent: 'general',
      lead: [
        uncited(
          `Noted: ${toldIn(c).join(', ')}. What would you like to know: stocking, feeding, weight, growth, a dose, or something else?`,
        ),
      ],
      worth: false,
    }),
};
