import { celsiusOf } from '@nishiki/koi-science/units';
import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { inCelsius } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { askedText } from '../knowledge/asked.ts';

/** Most that water may change in a day, and in an hour, °C (facts B.1). */
const MOST_A_DAY = 3;
const MOST_AN_HOUR = 1;

const times =
  /\b(overnight|(in|within|over|during) (a|one|the|1|24) (days?|nights?|hours?|hrs?)|since (yesterday|last night|this morning)|(per|a|each|every) day|24 ?h(ours|rs)?|suddenly|today|yesterday|by (night|day)|at night|day and night)\b/;
const hourly = /\b(in|within|over) (an|one|1|half an) (hour|hr)\b/;
const moved =
  /\b(went|gone|drop\w*|fell|fallen|rose|risen|jump\w*|swings?|swinging|chang\w+|shot|climbed|crash\w*|from)\b/;

/** Two temperatures of one day, °C, the first as it was. */
const endsIn = (c: Case): readonly [number, number] | null => {
  const values = c.message.quantities
    .filter(({ unit }) => unit === 'celsius' || unit === 'fahrenheit' || unit === null)
    .flatMap(({ low, high, unit }) =>
      (low === high ? [low] : [low, high]).map((value) =>
        unit === 'fahrenheit' || (unit === null && value > 41) ? celsiusOf(value) : value,
      ),
    )
    .filter((celsius) => celsius >= -1 && celsius <= 40);
  const [from, to] = values;
  return from !== undefined && to !== undefined && values.length === 2 && from !== to
    ? [from, to]
    : null;
};

/** Water that warmed or cooled within a day. */
export const warmthChange: Skill = {
  id: 'warmth-change',
  bid: (c) => {
    const text = askedText(c);
    return c.message.reading.temperature !== undefined &&
      Object.keys(c.message.reading).length === 1 &&
      c.message.goal.temperature === undefined &&
      /\b(temp\w*|degrees?|water|°|c|f)\b/.test(text) &&
      (times.test(text) || hourly.test(text)) &&
      moved.test(text) &&
      endsIn(c) !== null
      ? 0.92
      : 0;
  },
  answer: (c) => {
    const [from, to] = endsIn(c) ?? [0, 0];
    const change = Math.abs(to - from);
    const most = hourly.test(askedText(c)) ? MOST_AN_HOUR : MOST_A_DAY;
    const isTooFast = change > most + 1e-9;
    const words = inCelsius(Number(change.toFixed(1)), unitsOf(c));
    return answerOf({
      skill: 'warmth-change',
      intent: 'water',
      lead: [
        uncited(
          isTooFast
            ? `That is too fast: ${words} in a day or less. More than 3 °C a day, or 1 °C an hour, is dangerous to koi.`
            : `${words} is within what koi bear: up to 3 °C a day and 1 °C an hour.`,
        ),
      ],
      now: [
        ...(isTooFast
          ? [
              uncited('Do not correct it quickly: let it go back, or on, by at most 1 °C an hour.'),
              uncited('Give air, stop feeding for a day, and watch for fish that lie or roll.'),
            ]
          : []),
        uncited(
          'Find the cause: cold top-ups, a shallow or open pond, a heater. Depth and a cover slow it.',
        ),
      ],
      numbers: [
        uncited(
          `${Number(to.toFixed(1))} - ${Number(from.toFixed(1))} = ${Number((to - from).toFixed(1))} °C.`,
        ),
      ],
      links: [{ label: 'Temperature', path: '/water/temperature' }],
    });
  },
};
