import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { askApart } from './ask-sign.ts';
import { candidateLine, evidenceLines, MOST_NAMED } from './differential-words.ts';
import { diagnosisOf, isPhotoReadable } from './known.ts';

const ABOUT_HEALTH =
  /\b(?:sick|ill|wrong|health\w*|disease\w*|spot\w*|sore|wound|what is (?:this|that|it)|what'?s (?:this|that|wrong)|diagnos\w+|ok(?:ay)?)\b/i;

const marksOf = ({ photo }: Case): Line[] =>
  (photo?.evidence.marks ?? []).slice(0, 4).map(({ note, region, mayBe = [] }) => {
    const names = mayBe
      .map(({ name }) => name)
      .slice(0, 3)
      .join(', ');
    return uncited(
      `${region ? `${region.charAt(0).toUpperCase()}${region.slice(1)}: ` : ''}${note}${names ? ` It can look like this with: ${names}.` : ''}`,
    );
  });

const hidden = uncited(
  'No photo shows ammonia, oxygen, flukes, Costia, Trichodina, most viruses or bacteria inside the fish. Nothing found does not mean healthy.',
);

/** What the photo of this conversation shows of the fish's health, and what no photo can. */
export const photoSkill: Skill = {
  id: 'health-photo',
  bid: (c) => {
    if (c.photo === null || c.earlier.length > 0) return 0;
    const asks = c.question.intents[0] === 'health' || ABOUT_HEALTH.test(c.message.text);
    return asks || c.specialist === 'disease-detection' ? 0.91 : 0;
  },
  answer: (c) => {
    const diagnosis = diagnosisOf(c);
    const candidates = diagnosis.conditions.slice(0, MOST_NAMED);
    const marks = marksOf(c);
    return answerOf({
      skill: 'health-photo',
      intent: 'health',
      lead: [
        uncited(
          isPhotoReadable(c)
            ? `${diagnosis.headline}. A photo alone proves nothing.`
            : `${c.photo?.headline ?? ''} So nothing can be said of its health from this photo.`.trim(),
        ),
      ],
      now: [
        uncited('Test the water first: ammonia with pH and temperature, and nitrite.'),
        ...candidates.slice(0, 1).flatMap(({ id }) => conditionById(id)?.firstAction ?? []),
        ...(c.photo?.retake ?? []).slice(0, 2).map(uncited),
      ],
      why: [...marks, ...candidates.map(candidateLine)],
      never: [uncited('No treatment on a photo alone: have a scrape looked at first.')],
      unsure: [hidden, ...evidenceLines(diagnosis, c.photo !== null)],
      ask: askApart(c),
      links: candidates.map(({ id, name }) => ({ label: name, path: `/conditions/${id}` })),
      evidence: diagnosis.evidence,
      tools: ['diagnose'],
    });
  },
};
