import type { Flat } from './flatten.ts';
import { hasNegatedRunIn, isNegatedLead } from './lead.ts';

/** How far back a negation reaches, in words (facts D.2). */
const REACH = 6;

/** The words of facts D.2 and no others, for the plain reading. */
const PLAIN = /(?:^|[^a-z])(?:not|never|don't|do not|avoid|unless|instead of)(?![a-z])/i;

/**
 * Words that turn a statement round, ours beside those of facts D.2: no, none, nothing, nobody,
 * without, cannot, any n't, neither, nor, rather than, refuse, against, and "dangerous to" and its
 * like.
 */
const NEGATION = new RegExp(
  String.raw`(?:^|[^a-z])(?:not|never|avoid(?:s|ed|ing)?|unless|instead of|no|none|nothing|nobody|no one|without|cannot|` +
    String.raw`neither|nor|rather than|refus(?:e|es|ed|ing)|against|(?:[a-z]+n't)|` +
    String.raw`(?:dangerous|unsafe|wrong|risky|harmful|illegal|unlawful|forbidden|a mistake|an offence) to)(?![a-z])`,
  'i',
);

/** Idioms that hold such a word and negate nothing of what follows. */
const IDIOMS =
  /\b(?:without (?:delay|fail|waiting)|no (?:doubt|problem|matter|worries|time)|not only|nothing but|why not|(?:don't|do not) (?:worry|panic|wait|hesitate|delay)|no need to (?:worry|panic))\b/gi;

/** A clause that stands against the one before it is not reached by its negation. */
const TURN = /[.!?;:](?=\s|$)|\bbut\b|\bhowever\b/gi;

const lastWords = (text: string): string =>
  text.split(/\s+/).filter(Boolean).slice(-REACH).join(' ');

/** "Never: X" reaches over its colon, "Not needed: X" does not. */
const sinceTurn = (text: string): string => {
  let from = 0;
  for (const { 0: turn, index } of text.matchAll(TURN))
    if (turn !== ':' || !isNegatedLead(text.slice(from, index).trim())) from = index + turn.length;
  return text.slice(from);
};

/**
 * Whether what stands at `at` is said to be wrong: a negation within six words before it in its own
 * sentence, or a heading or opening such as "Do not:" over it. Stricter than facts D.2 in that a
 * negation ends with its sentence, wider in its words and in lists.
 */
export const isNegated = (flat: Flat, at: number): boolean => {
  const block = flat.blocks.find(({ start, end }) => at >= start && at <= end);
  const start = block?.start ?? 0;
  if (block?.negated === true) return true;
  if (block !== undefined && hasNegatedRunIn(flat.text.slice(start, block.end))) return true;
  const before = sinceTurn(flat.text.slice(start, at)).replace(IDIOMS, ' ');
  return NEGATION.test(lastWords(before));
};

/** The reading of facts D.2 to the letter: its words, six words back, whatever stands between. */
export const isNegatedPlainly = (flat: Flat, at: number): boolean =>
  PLAIN.test(lastWords(flat.text.slice(0, at)));
