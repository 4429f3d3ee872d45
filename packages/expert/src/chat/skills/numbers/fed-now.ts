import { gramsIn } from '@nishiki/koi-science/units';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import type { Case } from '../../case.ts';
import { inGrams } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';

const daily =
  /(\d+(?:[.,]\d+)?) ?(kg|kilos?|g|gr|grams?|oz|lbs?|pounds?)(?: of \w+)? ?(?:a|per|each|every|\/) ?day/i;

const gramsOf = (unit: string): number => {
  if (/^k/i.test(unit)) return gramsIn.kg;
  if (/^oz/i.test(unit)) return gramsIn.oz;
  return /^(?:lb|pound)/i.test(unit) ? gramsIn.lb : gramsIn.g;
};

/** Grams that are fed a day, as the keeper told; null where they did not. */
export const fedADay = ({ message, earlier }: Case): number | null => {
  const texts = [...earlier, message].map(({ text }) => text);
  const found = texts.map((text) => daily.exec(text)).findLast((match) => match !== null);
  if (!found) return null;
  const [, value = '', unit = ''] = found;
  return Number(value.replace(',', '.')) * gramsOf(unit);
};

/** Fed less than this part of what is worked out is little. */
const LITTLE = 0.5;

/**
 * What is fed, held against what is worked out for these fish and this water.
 * @param low grams a day. @param high grams a day
 */
export const fedLine = (c: Case, low: unknown, high: unknown): Statement[] => {
  const fed = fedADay(c);
  if (fed === null || typeof low !== 'number' || typeof high !== 'number') return [];
  const units = unitsOf(c);
  if (fed > high) {
    const times = high > 0 ? `, about ${(fed / high).toFixed(1)} times as much as they use` : '';
    return [
      uncited(
        `Yes, too much: ${inGrams(fed, units)} a day${times}. What they do not use turns into ammonia. Feed less, and test ammonia and nitrite.`,
      ),
    ];
  }
  return [
    uncited(
      fed < low * LITTLE
        ? `No: ${inGrams(fed, units)} a day is little for them.`
        : `No: ${inGrams(fed, units)} a day is not too much.`,
    ),
  ];
};
