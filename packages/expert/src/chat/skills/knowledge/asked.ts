import { plain } from '@nishiki/knowledge/search/words';
import type { Case } from '../../case.ts';

/** What is asked, in one spelling. A message that only points back is read with the one before it. */
export const askedText = (c: Case): string =>
  plain(c.question === c.message ? c.message.text : `${c.question.text} ${c.message.text}`).replace(
    /\s+/g,
    ' ',
  );

/** Numbers with a unit, or readings: somebody wants their own case worked out, not a page read out. */
export const hasOwnNumbers = ({ question }: Case): boolean =>
  Object.keys(question.reading).length > 0 ||
  question.quantities.some(({ unit }) => unit !== null && unit !== 'fish');

/** Something is wrong with a fish, by the keeper's own words. */
export const tellsOfIllness = ({ question }: Case): boolean =>
  question.emergencies.length > 0 || question.conditions.length > 0 || question.signs.size > 0;
