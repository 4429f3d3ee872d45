import { plain } from '@nishiki/knowledge/search/words';
import type { Case } from '../../case.ts';
import { inUsualWords } from './usual-words.ts';

/** Says nothing that could be looked up: "but the shop told me to". */
const goesOn = ({ message, earlier }: Case): boolean =>
  earlier.length > 0 &&
  message.smallTalk === null &&
  message.asks.length === 0 &&
  message.conditions.length === 0 &&
  message.varieties.length === 0 &&
  message.treatments.length === 0 &&
  message.waters.length === 0 &&
  message.signs.size === 0 &&
  message.text.length < 90;

/** What is asked, in one spelling. A message that only points back is read with the one before it. */
export const askedText = (c: Case): string => {
  const before = c.question === c.message && goesOn(c) ? c.earlier.at(-1) : c.question;
  const parts = before && before !== c.message ? [before.text, c.message.text] : [c.message.text];
  return inUsualWords(plain(parts.join(' '))).replace(/\s+/g, ' ').trim();
};

/** Numbers with a unit, or readings: somebody wants their own case worked out, not a page read out. */
export const hasOwnNumbers = ({ question }: Case): boolean =>
  Object.keys(question.reading).length > 0 ||
  question.quantities.some(({ unit }) => unit !== null && unit !== 'fish');

/** Something is wrong with a fish, by the keeper's own words. */
export const tellsOfIllness = ({ question }: Case): boolean =>
  question.emergencies.length > 0 || question.conditions.length > 0 || question.signs.size > 0;
