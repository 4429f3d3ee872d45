import { sourceById } from '@nishiki/knowledge/sources';
import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import { askedText } from '../asked.ts';
import { findFor } from '../look-up.ts';

const asksSource =
  /\b(doi|citations?|cite (a|your|the|me)?|(your|a|any|the) (sources?|references?|evidence|stud(y|ies)|papers?)( for| of that| on that)?\b(?! of (the |my )?(ammonia|nitrite|leak|light|power|water|heat|food|infection|problem|koi))|sources? for|says who|where (did|do) you (get|read|have) (that|this|it))\b/;
const asks = /\b(what|whats|which|your|give|show|where|cite|is there|any|who|link)\b/;

/** Where something was read. No source is named that was not. */
export const sourcesSkill: Skill = {
  id: 'sources',
  bid: (c) => {
    const text = askedText(c);
    if (c.message.emergencies.length > 0) return 0;
    return asksSource.test(text) && asks.test(text) ? 0.93 : 0;
  },
  answer: (c) => {
    const [best] = findFor(c);
    const cited = best
      ? [best.short, ...best.more].filter(({ sourceIds }) => sourceIds.some(sourceById)).slice(0, 3)
      : [];
    return answerOf({
      skill: 'sources',
      intent: c.question.intents[0] ?? 'general',
      lead: [
        uncited(
          'Lines with a number were read in the source of that number, listed below the answer; lines without one are common knowledge of the hobby. I give no DOI and no paper that I have not read.',
        ),
        ...cited,
      ],
      links: best && cited.length > 0 ? [{ label: best.entry.title, path: best.entry.path }] : [],
      tools: ['search_knowledge'],
      worth: cited.length > 0,
    });
  },
};
