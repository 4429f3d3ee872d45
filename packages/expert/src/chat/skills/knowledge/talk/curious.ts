import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import { askedText, tellsOfIllness } from '../asked.ts';

const koi = /\b(?:koi|fish|carp|they|nishikigoi)\b/;

/** What visitors ask about koi as animals. */
const answers: readonly (readonly [RegExp, Statement])[] = [
  [
    /\b(?:teeth|tooth)\b/,
    uncited(
      'Yes, in the throat: koi crush food with pharyngeal teeth, which they shed and replace. In the mouth itself there are none, so a koi sucks and does not bite.',
    ),
  ],
  [
    /\b(?:do|does|when|how|can)\b[^.?!]{0,20}\bsleep\w*\b/,
    uncited(
      'They rest rather than sleep as we do: quiet near the bottom, mostly at night, eyes open since they have no lids. A koi that lies on its side or does not wake for food is another matter.',
    ),
  ],
  [
    /\b(?:recogni[sz]e|know|remember)\b[^.?!]{0,20}\b(?:me|us|owners?|keepers?|people|faces?|person|you)\b|\b(?:clever|intelligent|smart|memory|learn tricks?)\b/,
    uncited(
      'They learn who feeds them and come to steps, a sound or a hand; many keepers train them so. How far they tell faces apart, I have read no study of.',
    ),
  ],
  [
    /\bhear\b|\bdeaf\b/,
    uncited(
      'Yes, well: carp have small bones that carry sound from the swim bladder to the ear. Hammering, drilling and stamping by the pond frighten them.',
    ),
  ],
  [
    /\bfeel pain\b|\bpain\b[^.?!]{0,12}\bfeel\b/,
    uncited(
      'Treat them as if they do: welfare law protects them from unnecessary suffering, and vets use anaesthetics on koi.',
    ),
  ],
  [
    /\b(?:eat|eating|cook\w*|taste|edible)\b[^.?!]{0,12}\b(?:my |a |our |the )?(?:koi|carp)\b(?! (?:food|pellets?))|\b(?:koi|carp)\b[^.?!]{0,10}\b(?:edible|taste|for dinner)\b/,
    uncited(
      'Koi are carp and not poisonous by nature, but pond koi are no food fish: remedies used in a garden pond are not meant for food, and no waiting time is known for them.',
    ),
  ],
  [
    /\b(?:why|what)\b[^.?!]{0,24}\bnishikigoi\b|\bword koi\b|\bkoi\b[^.?!]{0,12}\bmean\b/,
    uncited(
      'Nishikigoi means brocaded carp: nishiki is a patterned silk, koi (goi) is carp. Outside Japan the short word koi stayed.',
    ),
  ],
  [
    /\bpurple\b/,
    uncited(
      'No koi is purple by itself. A Budo Goromo looks grape-coloured, because dark scale edges lie over its red.',
    ),
  ],
];

export const curious: Skill = {
  id: 'curious',
  bid: (c) => {
    const text = askedText(c);
    if (tellsOfIllness(c) || c.question.emergencies.length > 0 || c.treatments.length > 0) return 0;
    if (text.split(' ').length > 14 || !koi.test(text)) return 0;
    if (/\b(?:eaten|eats?|ate) (?:my|the|our|all)\b|\bheron|\bcat\b|\botter/.test(text)) return 0;
    return answers.some(([pattern]) => pattern.test(text)) ? 0.82 : 0;
  },
  answer: (c) => {
    const text = askedText(c);
    return answerOf({
      skill: 'curious',
      intent: 'general',
      lead: answers.flatMap(([pattern, line]) => (pattern.test(text) ? [line] : [])).slice(0, 1),
    });
  },
};
