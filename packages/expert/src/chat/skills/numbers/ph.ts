import { unionisedAmmonia } from '@nishiki/koi-science/ammonia';
import { said, uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { inMgl, number } from '../../words/amounts.ts';
import { askedText } from '../knowledge/asked.ts';

const hours =
  /\b(mornings?|evenings?|afternoons?|arvo|tea ?time|dawn|dusk|nights?|nite|noon|midday|lunch ?time|bed ?time|sunset|sunrise|after dark|[0-9]+ ?[ap]m|\d\d?:\d\d)\b/;
const swings =
  /\b(swings?|swinging|var(y|ies|ying)|fluctuat\w*|rang(es?|ing)|bounc\w*|goes|between|anywhere|daily|(each|every|during the|over the) day)\b/;

/** Values of one day, as the question tells them; empty where it tells of one only. */
const phsIn = (c: Case): number[] => {
  const { ph, ...rest } = c.question.reading;
  const others = new Set(Object.values(rest));
  const values = c.question.quantities
    .filter(({ unit, low, high }) => unit === null && low > 5 && high < 11)
    // What another measure reads is no pH.
    .filter(({ low, high }) => low === ph || high === ph || !(others.has(low) || others.has(high)))
    .filter(
      ({ text, low, high }) =>
        text.includes('.') || text.includes(',') || low !== high || hours.test(askedText(c)),
    )
    .flatMap(({ low, high }) => [low, high]);
  return new Set(values).size >= 2 ? values : [];
};

/** NH3 at both ends of the day, where ammonia and warmth are known: the worse one counts. */
const ammoniaOfDay = (c: Case, low: number, high: number): Line[] => {
  const { ammonia, temperature } = c.water;
  if (ammonia === undefined || ammonia <= 0) return [];
  if (temperature === undefined || temperature < 0)
    return [
      uncited(
        `With ammonia in the water the highest pH counts: ${number(high)}. How warm is it? NH3 depends on that too.`,
      ),
    ];
  const of = (ph: number): string => inMgl(unionisedAmmonia(ammonia, temperature, ph), 2);
  return [
    said(
      `The ${inMgl(ammonia)} of ammonia are ${of(low)} of NH3 at pH ${number(low)} and ${of(high)} at pH ${number(high)} (${number(temperature)} °C): the worse one counts, and 0.05 mg/l is an emergency.`,
      'emerson-1975',
    ),
  ];
};

/** Degrees from which on KH holds the pH. */
const HOLDS = 6;

/** What to do about the KH: measure it, or raise it where it is known to be low. */
const buffer = ({ water: { kh } }: Case): Line[] => {
  if (kh === undefined)
    return [
      uncited(
        'Measure KH: 6 to 8 °dKH hold the pH steady. Test ammonia in the afternoon, when more of it is NH3.',
      ),
    ];
  return kh >= HOLDS
    ? [uncited('Test ammonia in the afternoon, when more of it is NH3.')]
    : [
        uncited(
          `Test ammonia in the afternoon. At nothing, raise the KH from ${number(kh)} to 6 °dKH with sodium bicarbonate: 30 g for each 1,000 litres and degree, at most 1 dKH a day. So little KH cannot hold the pH.`,
        ),
      ];
};

/** pH that is another in the morning than in the afternoon. */
export const phSwing: Skill = {
  id: 'ph-swing',
  bid: (c) => {
    const text = askedText(c);
    return /\bph\b/.test(text) &&
      (hours.test(text) || swings.test(text)) &&
      c.goal.ph === undefined &&
      c.tap.ph === undefined &&
      phsIn(c).length >= 2
      ? 0.93
      : 0;
  },
  answer: (c) => {
    const values = phsIn(c);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const swing = high - low;
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
        ...ammoniaOfDay(c, low, high),
        ...(high > 9 ? [uncited(`pH ${number(high)} is above 9: too high for koi.`)] : []),
        uncited(
          'By day algae and plants use up carbon dioxide and the pH rises; by night it falls. With enough KH it hardly moves.',
        ),
      ],
      now: [
        ...buffer(c),
        uncited('Shade the pond, use UV against green water, and give air at night.'),
      ],
      never: [uncited('No acid and no pH-minus: they use KH up, and the pH then falls at night.')],
      numbers: [uncited(`Swing = ${number(high)} - ${number(low)} = ${number(swing, 2)}.`)],
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
    });
  },
};
