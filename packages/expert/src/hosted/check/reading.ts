import { amountsIn, type Amount } from './amounts.ts';
import { affirmedIn, isAgent, subjectsIn } from './subjects.ts';

const ORDERS =
  /\b(?:add|give|use|dose|apply|dissolve|pour|put|mix|need|should|must|requires?|inject|dip|bath|administer|sprinkle|throw)\b/i;
const RETELLS =
  /\byou(?:'ve| have)? (?:say|said|told|tell|wrote|added|gave|put|dosed|used|mention\w*)\b/i;

/** A mass that is a fish's own. */
const WEIGHT = /\b(?:weigh\w*|biomass|heavy|heavier|of (?:fish|koi))\b/i;

/** What a sentence speaks of, for the rules. */
export type Reading = {
  readonly amounts: readonly Amount[];
  /** What the sentence speaks of, and not only warns of, unless it does nothing but warn. */
  readonly subjects: ReadonlySet<string>;
  /** Those of them that are put into water. */
  readonly agents: ReadonlySet<string>;
  /** It tells to give something, as far as one can see. */
  readonly orders: boolean;
  readonly isWarning: boolean;
  /** Under a heading such as "Do not:". */
  readonly inWarning: boolean;
};

export const readingOf = (words: string, inWarning: boolean): Reading => {
  const named = subjectsIn(words);
  const affirmed = affirmedIn(words);
  const isWarning = ![...affirmed].some(isAgent) && [...named].some(isAgent);
  const subjects = isWarning ? named : affirmed;
  const agents = new Set([...subjects].filter(isAgent));
  const amounts = amountsIn(words);
  const weighs =
    amounts.some(({ kind }) => kind === 'mass' || kind === 'vessel') && !WEIGHT.test(words);
  const orders =
    !isWarning && (ORDERS.test(words) || ((agents.size > 0 || weighs) && !RETELLS.test(words)));
  return { amounts, subjects, agents, orders, isWarning, inWarning };
};
