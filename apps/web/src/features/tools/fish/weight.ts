import {
  bodyCondition,
  conditionFactor,
  usualWeight,
  type BodyCondition,
} from '@nishiki/koi-science/body-weight';
import type { Level } from '@nishiki/koi-science/bands';
import { number } from '../../../app/calculator/fields.ts';
import { tool } from '../../../app/calculator/tool.ts';

/** Beyond these a weight or a length was misread: no koi lives with half or thrice the usual weight. */
const POSSIBLE = { low: 0.6, high: 4 };

const words: Readonly<Record<BodyCondition, readonly [Level, string, readonly string[]]>> = {
  thin: [
    'watch',
    'Thin for its length.',
    ['Look for worms, flukes or rivals at the food, and weigh again in four weeks.'],
  ],
  usual: ['ideal', 'In usual condition.', []],
  stocky: [
    'watch',
    'Stocky, or full of eggs.',
    ['Full of eggs in spring is usual. Scales that stand off are not: that is an emergency.'],
  ],
};

/** A weight is shown to four figures from a kilogram on. */
const digitsOf = (grams: number): number => (grams >= 1000 ? 4 : 3);

export const weight = tool({
  lead: 'What a koi of this length usually weighs; and with its own weight, whether it is thin.',
  fields: {
    length: number({
      label: 'Length, nose to end of tail',
      quantity: 'size',
      low: 3,
      high: 110,
      usual: 50,
    }),
    weighed: number({
      label: 'Weighed',
      hint: 'Tub of water with the fish, less the tub without it. May be left empty.',
      quantity: 'mass',
      low: 1,
      high: 60_000,
      usual: 2000,
      optional: true,
    }),
  },
  compute({ length, weighed }, say) {
    const usual = usualWeight(length);
    const figure = {
      label: 'Usual weight',
      value: usual,
      quantity: 'mass' as const,
      digits: digitsOf(usual),
    };
    if (weighed === null)
      return {
        kind: 'result',
        headline: `Koi of ${say('size', length)} usually weigh about this much.`,
        figures: [figure],
      };
    const condition = conditionFactor(weighed, length);
    if (condition < POSSIBLE.low || condition > POSSIBLE.high)
      return {
        kind: 'clash',
        field: 'weighed',
        text: `Type weight and length again, with their units: a koi of ${say('size', length)} weighs about ${say('mass', usual)}.`,
      };
    const [level, headline, says] = words[bodyCondition(condition)];
    return {
      kind: 'result',
      level,
      headline,
      figures: [{ label: 'Condition (K)', value: condition, quantity: 'plain' }, figure],
      says: ['A usual koi has 1.67; under 1.3 it is thin, over 2.0 stocky.', ...says],
    };
  },
});
