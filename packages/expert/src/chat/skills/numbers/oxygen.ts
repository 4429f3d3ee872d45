import { oxygenAt } from '../../../tools/numbers/oxygen.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';

const temperaturesIn = (c: Case): number[] =>
  c.question.quantities
    .filter(({ unit }) => unit === 'celsius' || unit === 'fahrenheit')
    .map(({ value, unit }) => (unit === 'fahrenheit' ? ((value - 32) * 5) / 9 : value))
    .filter((celsius) => celsius >= 0 && celsius <= 40);

/** "I measured 6.5": a bare number beside a temperature, of what water can hold. */
const measuredOxygen = ({ question }: Case): number | null =>
  question.reading.oxygen ??
  (/\b(measured?|reads?|reading|have|got|shows?|meter|mine|is at)\b/i.test(question.text)
    ? (question.quantities.find(
        ({ unit, value }) => (unit === null || unit === 'mg/l') && value > 0 && value <= 20,
      )?.value ?? null)
    : null);

/** How much oxygen water can hold. */
export const oxygenHeld: Skill = {
  id: 'oxygen-saturation',
  bid: (c) => {
    const text = askedText(c);
    const isAbout =
      /\b(oxygen|o2|dissolved)\b/.test(text) && /\b(hold\w*|saturat\w*|max\w*|carry)\b/.test(text);
    return isAbout && (temperaturesIn(c).length > 0 || c.water.temperature !== undefined)
      ? 0.93
      : 0;
  },
  answer: (c) => {
    const found = temperaturesIn(c);
    const celsius = found.length > 0 ? found : [c.water.temperature ?? 20];
    return answerOf({
      skill: 'oxygen-saturation',
      intent: 'water',
      ...partsOf(oxygenAt(celsius, measuredOxygen(c), unitsOf(c))),
      links: [{ label: 'Oxygen saturation', path: '/tools/oxygen' }],
      tools: ['oxygen_saturation'],
    });
  },
};
