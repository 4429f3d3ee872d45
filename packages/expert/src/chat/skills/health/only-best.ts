import type { Skill } from '../../answer.ts';

/** Under the bid from which a second skill answers beside the first. */
const ASIDE = 0.8;

/**
 * Skills of one subject: only the one that fits best may bid for a place beside another subject's, so
 * that nobody reads the same thing twice. Of equal bids the earlier one is the best.
 */
export const onlyBest = (skills: readonly Skill[]): Skill[] =>
  skills.map((skill, at) => ({
    ...skill,
    bid: (c) => {
      const own = skill.bid(c);
      const isBest = skills.every((other, place) => {
        if (place === at) return true;
        const bid = other.bid(c);
        return bid < own || (bid === own && place > at);
      });
      return isBest ? own : Math.min(own, ASIDE);
    },
  }));
