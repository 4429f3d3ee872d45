import { plain } from '@nishiki/knowledge/search/words';
import type { Case } from '../../case.ts';
import { isAboutLooks } from '../../understand/fish/looks-told.ts';
import { inUsualWords } from './usual-words.ts';

const spelt = (text: string): string => inUsualWords(plain(text)).replace(/\s+/g, ' ').trim();

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

/** A description that goes on: "and a small black spot on his back too", "so is he a Sanke?" */
const descriptionBefore = ({ message, earlier }: Case): string[] => {
  const said = message.text.toLowerCase();
  const goesOnDescribing = isAboutLooks(said) && message.text.length < 90;
  const asksItsName =
    message.text.length < 60 &&
    /\b(?:is|are|so|then|could|must) (?:it|he|she|that|they)\b/.test(said);
  if (message.smallTalk !== null || message.treatments.length > 0) return [];
  if (!goesOnDescribing && !(asksItsName && message.varieties.length > 0)) return [];
  const before: string[] = [];
  for (const { text } of [...earlier].reverse()) {
    if (!isAboutLooks(text.toLowerCase())) break;
    before.unshift(text);
  }
  return before;
};

/** Whether the last message adds to a description of looks. */
export const continuesLooks = (c: Case): boolean => descriptionBefore(c).length > 0;

/** What is asked, in one spelling. A message that only points back is read with the one before it. */
export const askedText = (c: Case): string => {
  const known = asked.get(c);
  if (known !== undefined) return known;
  const text = textOf(c);
  asked.set(c, text);
  return text;
};
/** Every skill asks for it: a case is read once. */
const asked = new WeakMap<Case, string>();

const textOf = (c: Case): string => {
  const looks = descriptionBefore(c);
  if (looks.length > 0) return spelt([...looks, c.message.text].join(' '));
  const before = c.question === c.message && goesOn(c) ? c.earlier.at(-1) : c.question;
  const parts = before && before !== c.message ? [before.text, c.message.text] : [c.message.text];
  return spelt(parts.join(' '));
};

/** Numbers with a unit, or readings: somebody wants their own case worked out, not a page read out. */
export const hasOwnNumbers = ({ question }: Case): boolean =>
  Object.keys(question.reading).length > 0 ||
  question.quantities.some(({ unit }) => unit !== null && unit !== 'fish');

/** Something is wrong with a fish, by the keeper's own words. */
export const tellsOfIllness = ({ question }: Case): boolean =>
  question.emergencies.length > 0 || question.conditions.length > 0 || question.signs.size > 0;
