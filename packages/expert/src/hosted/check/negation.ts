/** Whether a sentence says something or warns of it. In doubt it says it. */

const NEGATOR =
  /(?:^|[^a-z])(?:not|never|avoid(?:ing)?|no|none|nothing|without|cannot|neither|nor|rather than|instead of|refuse|(?:[a-z]+n't)|unless)(?![a-z])/gi;

/** Such words that turn nothing round, or turn it round twice. */
const IDIOM =
  /\b(?:not only|no doubt|no problem|no worries|no harm in|no risk in|never mind|nothing wrong with|why not|why don't you|no time|without (?:delay|fail|waiting|worry|fear|hesitation)|(?:do not|don't|never|no need to) (?:worry|panic|wait|hesitate|delay|forget|be afraid|fear|be shy)(?: (?:to|about))?|cannot (?:go )?wrong|not (?:dangerous|wrong|harmful|risky|forbidden|a mistake) to|no reason not to|nothing (?:against|stops)|no more waiting)\b/gi;

/** Where a clause begins that a negation before it does not reach. */
const TURN =
  /[,;:!?()"]|\.\s|\s-\s|\b(?:but|however|and|then|so|just|simply|instead|because|although)\b/gi;

/** Said of what stands before: "raising the pH now would be a mistake". */
const CONDEMNED =
  /^[^.;!?]{0,60}?\b(?:is|are|was|would be|can be|may be|could be)\s+(?:very |extremely |always |also |a )?(?:dangerous|deadly|mistake|wrong|harmful|lethal|fatal|forbidden|illegal|unsafe|risky|an offence)\b/i;

/** Somebody else's warning that is put aside: a negation that counts against itself. */
const PUT_ASIDE =
  /\b(?:ignore|disregard|forget|contrary to|myth|untrue|false that|wrong that|not true|outdated|nonsense|despite)\b/i;

const REACH = 8;

/** Whether a sentence turns anything round. */
export const hasNegation = (text: string): boolean => negators(text) > 0;

const negators = (words: string): number => (words.replace(IDIOM, ' ').match(NEGATOR) ?? []).length;

/**
 * @param text plain words of one sentence
 * @param at where the thing is said
 * @param inList under a heading such as "Do not:"
 */
export const isWarned = (text: string, at: number, inList: boolean): boolean => {
  if (PUT_ASIDE.test(text)) return false;
  const before = text.slice(0, at);
  const from = [...before.matchAll(TURN)].reduce((_, turn) => turn.index + turn[0].length, 0);
  const clause = before.slice(from).trim().split(/\s+/).slice(-REACH).join(' ');
  const count = negators(clause);
  if (count === 1) return true;
  if (count > 1) return false;
  const after = text.slice(at);
  if (CONDEMNED.test(after))
    return negators(after.slice(0, CONDEMNED.exec(after)?.[0].length)) === 0;
  return inList;
};
