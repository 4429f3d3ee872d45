import { answerOf, type Answer, type Skill } from './answer.ts';
import type { Case } from './case.ts';
import { skills } from './skills/all.ts';

/** A second skill answers as well from this bid on, where it is about something else. */
const SECOND = 0.85;

const unknown = (c: Case): Answer =>
  answerOf({
    skill: 'unknown',
    intent: c.message.intents[0] ?? 'general',
    lead: [
      {
        text: 'I do not know that. I know koi: their varieties, health, water, feeding, growth, breeding and shows.',
        sourceIds: [],
      },
    ],
    worth: false,
  });

/**
 * The answers to the last message, the first one first: first aid before everything, then the skill
 * that fits best, then a second one where two things were asked.
 */
export const replyTo = (c: Case, all: readonly Skill[] = skills): readonly Answer[] => {
  const ranked = all
    .map((skill, at) => ({ skill, at, bid: skill.bid(c) }))
    .filter(({ bid }) => bid > 0)
    .sort((a, b) => b.bid - a.bid || a.at - b.at);
  const [first, second] = ranked;
  if (!first) return [unknown(c)];
  const answer = first.skill.answer(c);
  if (answer.firstAid || !second || second.bid < SECOND) return [answer];
  return [answer, second.skill.answer(c)];
};
