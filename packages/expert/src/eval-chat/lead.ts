/** "What not to do", "Never", "Do not, whatever you read": headings above a list of what is wrong. */
const LEAD =
  /\b(not to do|not to|must not|to avoid|avoid|never|do not|don't|not do|not (?:now|today|yet)|leave out|mistakes?)\b/i;

/** "Do not:" at the start of a paragraph, with the things themselves in the same paragraph. */
const RUN_IN =
  /^(?:what (?:not to do|to avoid)|(?:please )?(?:do not|don't|must not|never|avoid|not)(?: (?:now|today|yet|ever|do|this|these|any of these|at once))?)\s*:/i;

const MOST_WORDS = 8;

/** Whether a heading, or a line that ends in a colon, says that what follows is not to be done. */
export const isNegatedLead = (words: string): boolean =>
  words.split(' ').length <= MOST_WORDS && LEAD.test(words);

/** Whether a paragraph or list item opens with "Do not:" or its like. */
export const hasNegatedRunIn = (words: string): boolean => RUN_IN.test(words);
