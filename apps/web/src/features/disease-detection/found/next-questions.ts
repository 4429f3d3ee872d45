/** What to look at next, over all conditions that were named. Pure. */
import type { RankedCondition } from '@nishiki/contract/condition';
import { signs, type Sign } from '@nishiki/knowledge/conditions/signs';

/** More would be the whole checklist again. */
const MOST = 5;

export type NextQuestions = {
  /** Answered on the spot. */
  readonly signs: readonly Sign[];
  /** To be measured at the pond. */
  readonly others: readonly string[];
};

const byQuestion = new Map(signs.map((sign) => [sign.question, sign]));

/** Each question once, those of the likeliest condition first. */
export const nextQuestions = (
  conditions: readonly Pick<RankedCondition, 'ask'>[],
): NextQuestions => {
  const asked = [...new Set(conditions.flatMap(({ ask }) => ask))].slice(0, MOST);
  return {
    signs: asked.flatMap((words) => byQuestion.get(words) ?? []),
    others: asked.filter((words) => !byQuestion.has(words)),
  };
};
