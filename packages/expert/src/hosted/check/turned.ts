import type { Evidence } from './evidence.ts';
import { stemsAt } from './grounding.ts';
import { hasNegation, isWarned } from './negation.ts';
import type { Reading } from './reading.ts';

/** Words that say that something may be, or need not be. */
const LENIENT =
  /\b(?:safe(?:ly)?|harmless|fine|ok(?:ay)?|optional|unnecessary|needless|ignore|skip|never mind|matters? little)\b/i;
/** A limit is known from a warning and said without one: "keep it below 27 °C". */
const LIMIT =
  /\b(?:below|under|up to|at most|no more|less than|maximum|max|limit|until|stay|keep|only|before|between|from)\b/i;
/** Share of its words from which on a sentence is another one in other words. */
const ALIKE = 0.6;
const MUCH_ALIKE = 0.75;

/** Whether all that a sentence has of its source stands there in a warning. */
const isFromWarning = (words: string, source: string): boolean => {
  const carried = new Set(stemsAt(words).map(({ stem }) => stem));
  const met = stemsAt(source).filter(({ stem }) => carried.has(stem));
  return met.length > 1 && met.every(({ at }) => isWarned(source, at, false));
};

/**
 * Whether a sentence says the contrary of the one that it comes from: a "not" or a "safe" that stands
 * nowhere there, or a warning without its "not".
 */
export const isTurned = (words: string, reading: Reading, evidence: Evidence): boolean => {
  const { amounts, subjects, inWarning } = reading;
  const negated = hasNegation(words) || inWarning;
  if (!negated && !LIMIT.test(words)) {
    if (amounts.some((one) => !one.isWarned && evidence.isWarnedOf(one))) return true;
    const sources = evidence.alike(words, MUCH_ALIKE);
    if (sources.length > 0 && sources.every((one) => isFromWarning(words, one.words))) return true;
  }
  const lenient = LENIENT.test(words);
  if (inWarning || (!negated && !lenient)) return false;
  const sources = evidence.alike(words, ALIKE);
  if (sources.length === 0) return subjects.size > 0;
  return !sources.some((one) =>
    lenient ? LENIENT.test(one.words) : one.source === 'warned' || hasNegation(one.words),
  );
};
