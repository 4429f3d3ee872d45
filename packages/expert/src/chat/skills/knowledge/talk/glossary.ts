import { glossary, type GlossaryEntry } from '@nishiki/knowledge/glossary';
import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import { findFor } from '../look-up.ts';
import { askedText } from '../asked.ts';

/** Longer words first, so that "mud pond" is not read as less. */
const spelt = glossary
  .flatMap((entry) => entry.spellings.map((spelling) => ({ entry, spelling })))
  .sort((a, b) => b.spelling.length - a.spelling.length)
  .map(({ entry, spelling }) => ({
    entry,
    spelling,
    // A word of two letters ("hi", "ki") is also English: it counts only where words are explained.
    pattern: new RegExp(`\\b${spelling.replaceAll(/[- ]/g, '[- ]')}s?\\b`),
  }));

const asksMeaning =
  /\b(what (does|do|is|are|s)|whats|meaning|means?|define|definition|explain|term|stand for|translate|japanese (word )?for)\b/;
/** "What does … mean?", "what is (a) …?": the words that are to be explained. */
/** "What’s hi?", read without its apostrophe: "what hi". */
const short =
  /^(?:so |and |ok )?what (?!(?:should|can|do|does|did|will|would|must|if|happen\w*|kind|type|sort|koi|size|food|water|temp\w*|about|time|else|now|next|to|are|is|i|my|the)\b)\w+(?: and \w+)?[?!. ]*$/;
const asked =
  /(?:what (?:does|do|is|are)|what|whats|define|explain|meaning of|definition of|term) (?:an? |the |is |of |meant by |by )*(.+?)(?: (?:mean|stand for|in koi|on a koi|when|in japanese).*)?[?!. ]*$/;

const MOST = 5;

/** The words of the glossary that a text asks to be explained, in the order of the text. */
export const wordsAsked = (text: string): readonly GlossaryEntry[] => {
  const named = asked.exec(text)?.[1] ?? text;
  // "She is a nisai, what does that mean?": the word stands before the question.
  const pointsBack = /^(that|this|it|he|she|they|these|those)$/.test(named);
  const part = pointsBack ? text : named;
  const found = spelt
    .filter(({ pattern, spelling }) => pattern.test(part) && (!pointsBack || spelling.length > 3))
    .map(({ entry, pattern }) => ({ entry, at: part.search(pattern) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
  return [...new Set(found)].slice(0, MOST);
};

/** Words of the hobby, explained. */
export const glossarySkill: Skill = {
  id: 'glossary',
  bid: (c) => {
    const text = askedText(c);
    const words = wordsAsked(text);
    const isAlone = text.split(' ').length <= 2 && words.length > 0 && text.length > 3;
    if (isAlone && c.varieties.length === 0) return 0.8;
    if (words.length === 0 || !(asksMeaning.test(text) || short.test(text))) return 0;
    const rest = (asked.exec(text)?.[1] ?? text).split(' ').length;
    // "What is the KH of my pond" names a word and asks something else.
    if (rest > 4 * words.length) return 0.3;
    return /\bmean|\bterm|\bdefin|\bstand for/.test(text)
      ? 0.93
      : rest <= 2 * words.length + 1
        ? 0.83
        : 0.5;
  },
  answer: (c) => {
    const words = wordsAsked(askedText(c));
    const [near] = findFor(c);
    return answerOf({
      skill: 'glossary',
      intent: 'general',
      lead: words.map(({ name, meaning }) => ({ ...meaning, text: `${name}: ${meaning.text}` })),
      unsure:
        words.length === 0 ? [uncited('I do not know that word. Spell it for me once more.')] : [],
      links: near && near.share > 0.5 ? [{ label: near.entry.title, path: near.entry.path }] : [],
      tools: ['search_knowledge'],
      worth: words.length > 0,
    });
  },
};
