import { articleById } from '@nishiki/knowledge/articles/catalogue';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { wishesOf } from './refusal/skill.ts';
import type { Subject } from './subject.ts';
import { subjects } from './subjects.ts';

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

/** A disease that no law asks to report, where the duty is asked about. */
const notListed = (c: Case, { id }: Subject): Line[] =>
  id === 'must-report'
    ? c.message.conditions.flatMap((one) => {
        const condition = conditionById(one);
        return condition && condition.notifiable.length === 0
          ? [uncited(`${condition.name} itself need not be reported. Of koi diseases:`)]
          : [];
      })
    : [];

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
      lead: [
        ...notListed(c, subject),
        ...(subject.lead ?? []),
        ...(article ? [article.short] : []),
      ],
      now: [...(subject.now ?? [])],
      why: [...(article?.points ?? []), ...(subject.id === 'photo-limits' ? proofOf(c) : [])],
      never: [...(subject.never ?? [])],
      call: [...(subject.call?.(c) ?? [])],
    });
  },
};
