/**
 * Whether a sentence says what was given. A rule can name the dangers that are known; what a model makes
 * up is told by this: most of its words stand nowhere in what it was given.
 */
import type { Evidence } from './evidence.ts';

/** Of ten words that carry meaning, so many must have been given. */
const SHARE = 0.5;
const SHARE_OF_AGENTS = 0.7;

const STOP = new Set(
  'the and for are was were has have had been being that this these those there their them they then than with from into onto your you yours our its his her him she who whom whose which what when where why how not nor but can could may might must shall should will would does did doing done about above below over under only also very more most much many some any all each every both other another such same here just still even ever never always often usually please yes well too out off down per via upon because while until after before since once again first next last now today soon let lets make makes made get gets got need needs want wants see look looks say says said tell told mean means know known think keep keeps put use used using give given take taken way thing things something anything nothing everything one two three bit lot few several kind sort part case answer question koi fish fishes pond ponds water keeper keepers good better best right sure sorry glad hope short brief add raise remove leave offer bring check checked checking ensure beforehand carefully slowly gradually gently moment important recommend advise advice extend quite simply really already exactly roughly about rather likely possible possibly perhaps maybe'.split(
    ' ',
  ),
);

/** Words that change what is done with an agent: each must have been given. */
const CHANGES =
  /\b(?:repeat\w*|again|every|each|hourly|daily|twice|thrice|more|another|extra|further|together|both|mix\w*|combin\w*|followed|bottle|whole|undiluted|neat|strength|household|leftover|straight|direct\w*|immediately|instead|always|continu\w*|same|times?|no need|without)\b/gi;

const stem = (word: string): string => {
  const base = word.replace(/(?:'s|s)$/, '').replace(/(?:ing|ed|er|est|ly|e|y|ies|i)$/, '');
  return base.length < 3 ? word : base.slice(0, 6);
};

/** The words that carry meaning, as stems, with the places where they stand. */
export const stemsAt = (text: string): { readonly stem: string; readonly at: number }[] =>
  [...text.toLowerCase().matchAll(/\p{L}[\p{L}']{2,}/gu)]
    .filter(([word]) => !STOP.has(word))
    .map(({ 0: word, index }) => ({ stem: stem(word), at: index }));

const meaningful = (text: string): string[] => stemsAt(text).map(({ stem: base }) => base);

export const vocabularyOf = (text: string): ReadonlySet<string> => new Set(meaningful(text));

/** @param concerns it names what is put into water, or an amount to be given */
export const isGrounded = (words: string, evidence: Evidence, concerns: boolean): boolean => {
  const carried = meaningful(words);
  const known = evidence.vocabulary(concerns ? 'worked' : 'told');
  const share = carried.filter((word) => known.has(word)).length / Math.max(carried.length, 1);
  if (carried.length > 0 && share < (concerns ? SHARE_OF_AGENTS : SHARE)) return false;
  if (!concerns) return true;
  const given = evidence.words('worked').toLowerCase();
  return (words.toLowerCase().match(CHANGES) ?? []).every((word) => given.includes(word));
};
