import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { number } from '../../words/amounts.ts';
import { askedText } from '../knowledge/asked.ts';

const phsIn = (c: Case): number[] =>
  c.question.quantities
    .filter(
      ({ unit, value, text }) => unit === null && value > 5 && value < 11 && text.includes('.'),
    )
    .map(({ value }) => value);

/** pH that is another in the morning than in the afternoon. */
export const phSwing: Skill = {
  id: 'ph-swing',
  bid: (c) =>
    /\bph\b/.test(askedText(c)) &&
    /\b(morning|evening|afternoon|dawn|dusk|night|noon|am|pm|[0-9]+ ?[ap]m)\b/.test(askedText(c)) &&
    phsIn(c).length >= 2
      ? 0.93
      : 0,
  answer: (c) => {
    const values = phsIn(c);
    const swing = Math.max(...values) - Math.min(...values);
    const level =
      swing <= 0.3
        ? 'within the 0.3 that koi bear well'
        : swing <= 0.5
          ? 'to be watched (0.3 is good)'
          : 'too much: act today (0.3 is good, over 0.5 is not)';
    return answerOf({
      skill: 'ph-swing',
      intent: 'water',
      lead: [
        uncited(`Both are right. The swing is ${number(swing, 2)} in a day: ${level}.`),
        uncited(
          'By day algae and plants use up carbon dioxide and the pH rises; by night it falls. With enough KH it hardly moves.',
        ),
      ],
      now: [
        uncited(
          'Measure KH: 6 to 8 °dKH hold the pH steady. Test ammonia in the afternoon, when more of it is NH3.',
        ),
        uncited('Shade the pond, use UV against green water, and give air at night.'),
      ],
      never: [uncited('No acid and no pH-minus: they use KH up, and the pH then falls at night.')],
      numbers: [
        uncited(
          `Swing = ${number(Math.max(...values))} - ${number(Math.min(...values))} = ${number(swing, 2)}.`,
        ),
      ],
      tools: ['judge_water'],
    });
  },
};

/** pH that is to be brought down by something bought. */
export const lowerPh: Skill = {
  id: 'lower-ph',
  bid: (c) =>
    /\bph ?-? ?(down|minus)\b|\b(lower|reduce|bring down|drop)( \w+){0,3} ph\b|\b(acid|vinegar)\b/.test(
      askedText(c),
    ) && /\bph\b/.test(askedText(c))
      ? 0.92
      : 0,
  answer: (c) => {
    const { ph } = c.water;
    const isRight = ph !== undefined && ph >= 7 && ph <= 8.5;
    return answerOf({
      skill: 'lower-ph',
      intent: 'water',
      lead: [
        uncited(
          isRight
            ? `No, leave it: pH ${number(ph)} is right for koi. 7.0 to 8.5 is ideal, and a steady pH matters more than the value.`
            : 'No: do not lower the pH with acid, vinegar or pH-minus. A steady pH matters more than the value; 7.0 to 8.5 is ideal.',
        ),
      ],
      now: [
        uncited('Test pH at dawn and in the afternoon, and KH: 6 to 8 °dKH keep it steady.'),
        ...((ph ?? 0) > 8.5
          ? [
              uncited(
                'Find the cause: green water on a sunny day, concrete or limestone. Shade, air, and water changes in parts bring it down slowly.',
              ),
              uncited('Test ammonia as well: more of it is poisonous at a high pH.'),
            ]
          : []),
      ],
      never: [
        uncited('Acid uses KH up: the pH holds for a while and then crashes, and that kills.'),
      ],
      links: [{ label: 'pH in the pond', path: '/water/ph' }],
      tools: ['judge_water'],
    });
  },
};
