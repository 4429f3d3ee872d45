import { unionisedFraction } from '@nishiki/koi-science/ammonia';
import { said, uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { inCelsius, inMgl, number } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';

/** NH3 that is borne in the long run, and from which gills are harmed. mg/l (facts B.1) */
const BORNE = 0.02;
const HARMFUL = 0.05;

const isAsked = (c: Case): boolean =>
  /\b(max\w*|most|highest|limit|how (?:much|high)|safe|tolerate|allowed|ceiling)\b/.test(
    askedText(c),
  ) && /\b(tan|ammonia|nh3|nh4)\b/.test(askedText(c));

/** How much total ammonia a pond may hold at its pH and warmth. */
export const mostAmmonia: Skill = {
  id: 'most-ammonia',
  bid: (c) => {
    const { ph, temperature } = c.question.reading;
    return isAsked(c) &&
      ph !== undefined &&
      temperature !== undefined &&
      temperature >= 0 &&
      c.question.reading.ammonia === undefined &&
      c.question.reading.nh3 === undefined
      ? 0.93
      : 0;
  },
  answer: (c) => {
    const { ph = 7, temperature = 20 } = c.question.reading;
    const part = unionisedFraction(temperature, ph);
    const [borne, harmful] = [BORNE / part, HARMFUL / part];
    return answerOf({
      skill: 'most-ammonia',
      intent: 'water',
      lead: [
        said(
          `Total ammonia of ${inMgl(borne, 2)} at most at pH ${number(ph)} and ${inCelsius(temperature, unitsOf(c))}: that is ${BORNE} mg/l of NH3, the most for long. From ${inMgl(harmful, 2)} it is an emergency (${HARMFUL} mg/l of NH3).`,
          'emerson-1975',
          'uf-ammonia',
        ),
        uncited(
          'A matured filter leaves none at all: any reading is a reason to look for its cause.',
        ),
      ],
      numbers: [
        uncited(
          `NH3 is ${number(part * 100)} % of the total: ${BORNE} / ${number(part)} = ${inMgl(borne, 2)}.`,
        ),
      ],
      links: [{ label: 'Toxic ammonia calculator', path: '/tools/ammonia' }],
      tools: ['free_ammonia'],
    });
  },
};
