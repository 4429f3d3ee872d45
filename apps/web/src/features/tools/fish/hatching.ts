import { dayReached, daysToHatch, HATCH_DEGREE_DAYS } from '@nishiki/koi-science/degree-days';
import { asked, choice, number, type Chosen } from '../../../app/calculator/fields.ts';
import { tool, type Outcome } from '../../../app/calculator/tool.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const daily = (chosen: Chosen): boolean => chosen['by'] === 'days';

const day = (at: number) =>
  number({
    label: `Day ${at}`,
    quantity: 'temperature',
    low: 5,
    high: 35,
    usual: 20,
    when: daily,
    optional: true,
  });

/** Eggs do poorly outside. */
const isOutside = (celsius: number): boolean => celsius < 15 || celsius > 30;

const OUTSIDE =
  'Outside 15 to 30 °C eggs fail or the young are deformed, and the rule no longer holds.';

const byDays = (temperatures: readonly number[]): Outcome => {
  const sum = temperatures.reduce((all, each) => all + each, 0);
  const first = dayReached(temperatures, HATCH_DEGREE_DAYS.low);
  const last = dayReached(temperatures, HATCH_DEGREE_DAYS.high);
  const lastWarmth = temperatures.at(-1) ?? 0;
  return {
    kind: 'result',
    headline:
      first === null
        ? 'Not yet.'
        : last === null
          ? `On day ${first} the first may hatch.`
          : `From day ${first} to day ${last} they hatch.`,
    figures: [
      { label: 'Degree-days so far', value: sum, quantity: 'plain', digits: 4 },
      ...(first === null
        ? [
            {
              label: 'Days until the first may hatch, as warm as on the last day',
              value: (HATCH_DEGREE_DAYS.low - sum) / lastWarmth,
              quantity: 'days' as const,
              digits: 2,
            },
          ]
        : []),
    ],
    says: [`They hatch at ${HATCH_DEGREE_DAYS.low} to ${HATCH_DEGREE_DAYS.high} degree-days.`],
    warnings: temperatures.some(isOutside) ? [OUTSIDE] : [],
  };
};

const steady = (temperature: number): Outcome => {
  const { low, high } = daysToHatch(temperature);
  return {
    kind: 'result',
    headline: 'Counted from the morning of spawning.',
    figures: [
      { label: 'First young after', value: low, quantity: 'days' },
      { label: 'Most by', value: high, quantity: 'days' },
    ],
    says: [
      `They hatch at ${HATCH_DEGREE_DAYS.low} to ${HATCH_DEGREE_DAYS.high} degree-days: days times °C.`,
    ],
  };
};

export const hatching = tool({
  lead: 'When koi eggs hatch, by the warmth of their water.',
  fields: {
    by: choice({
      label: 'What do you know?',
      options: { steady: 'A steady temperature', days: 'What I measured each day' },
      initial: 'steady',
    }),
    temperature: number({
      label: 'Water temperature',
      quantity: 'temperature',
      low: 15,
      high: 30,
      usual: 20,
      when: (chosen) => chosen['by'] === 'steady',
    }),
    d1: day(1),
    d2: day(2),
    d3: day(3),
    d4: day(4),
    d5: day(5),
    d6: day(6),
    d7: day(7),
    d8: day(8),
  },
  compute(values) {
    if (values.by === 'steady') return steady(asked(values.temperature));
    const given = DAYS.map((at) => values[`d${at}`]);
    const gap = given.findIndex((each) => each === null);
    const temperatures = given.slice(0, gap < 0 ? DAYS.length : gap);
    // A day that was left out would shift all that follow.
    if (temperatures.length === 0 || given.slice(temperatures.length).some((each) => each !== null))
      return {
        kind: 'clash',
        field: `d${temperatures.length + 1}`,
        text: 'Type the temperature of this day, such as 20.',
      };
    return byDays(temperatures.flatMap((each) => each ?? []));
  },
});
