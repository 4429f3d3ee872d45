import { articleById } from '@nishiki/knowledge/articles/catalogue';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { answerOf, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { wishesOf } from './refusal/skill.ts';
import { subjects, type Subject } from './subjects.ts';

const subjectOf = ({ message }: Case): Subject | null =>
  subjects.find(({ pattern }) => pattern.test(message.text)) ?? null;

/** What would confirm the disease that was named, where the question is about proof. */
const proofOf = (c: Case): Line[] =>
  c.conditions.flatMap((id) => {
    const condition = conditionById(id);
    return condition
      ? [
          {
            ...condition.confirmedBy,
            text: `${condition.name} is confirmed by: ${condition.confirmedBy.text}`,
          },
        ]
      : [];
  });

/** Questions around sick fish: vets, wounds, the law, one's own health, what a photo can tell. */
export const subjectSkill: Skill = {
  id: 'health-subject',
  // A dangerous wish on the same subject is answered by its refusal alone.
  bid: (c) => (wishesOf(c).ids.length > 0 ? 0 : (subjectOf(c)?.bid ?? 0)),
  answer: (c) => {
    const subject = subjectOf(c);
    if (!subject) throw new RangeError('none of the subjects was asked about');
    const article = subject.article === null ? undefined : articleById(subject.article);
    return answerOf({
      skill: `health-${subject.id}`,
      intent: 'health',
      lead: [...(subject.lead ?? []), ...(article ? [article.short] : [])],
      now: [...(subject.now ?? [])],
      why: [...(article?.points ?? []), ...(subject.id === 'photo-limits' ? proofOf(c) : [])],
      never: [...(subject.never ?? [])],
      call: [...(subject.call?.(c) ?? [])],
    });
  },
};
