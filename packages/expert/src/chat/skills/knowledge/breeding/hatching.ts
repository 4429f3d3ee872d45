import { HATCH_DEGREE_DAYS, daysToHatch } from '@nishiki/koi-science/degree-days';
import { library } from '../../../../library/library.ts';
import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { askedText } from '../asked.ts';

const celsiusOf = (c: Case): number | null => {
  const celsius = c.water.temperature;
  return celsius !== undefined && celsius >= 15 && celsius <= 30 ? celsius : null;
};
const one = (value: number): string => String(Math.round(value * 10) / 10);

/** Days from laying to hatching at a temperature. */
export const hatching: Skill = {
  id: 'hatching',
  bid: (c) =>
    /\b(hatch\w*|eggs?)\b/.test(askedText(c)) &&
    /\b(how long|when|days?|hatch\w*)\b/.test(askedText(c)) &&
    celsiusOf(c) !== null
      ? 0.9
      : 0,
  answer: (c) => {
    const celsius = celsiusOf(c);
    if (celsius === null) throw new RangeError('no temperature at which eggs are kept');
    const { low, high } = daysToHatch(celsius);
    const article = library().at(questionAddress('breeding', 'breeding-eggs'));
    return answerOf({
      skill: 'hatching',
      intent: 'breeding',
      lead: [
        uncited(
          `At a steady ${celsius} °C koi eggs hatch in about ${one(low)} to ${one(high)} days.`,
        ),
      ],
      numbers: [
        uncited(
          `${HATCH_DEGREE_DAYS.low} to ${HATCH_DEGREE_DAYS.high} degree-days / ${celsius} °C = ${one(low)} to ${one(high)} days.`,
        ),
      ],
      why: article ? article.more.slice(0, 2) : [],
      links: [{ label: 'Days to hatching', path: '/tools/hatching' }],
      tools: ['days_to_hatch'],
    });
  },
};
