import { afterChange, changeNeeded, MOST_AT_ONCE } from '@nishiki/koi-science/water-change';
import { asked, choice, number } from '../../../app/calculator/fields.ts';
import { tool, type Figure, type Outcome } from '../../../app/calculator/tool.ts';
import { POND } from '../volume-fields.ts';

const amount = { quantity: 'concentration', low: 0, high: 100_000 } as const;

const care = [
  'New water dechlorinated, and within 2 °C of the pond.',
  'Ammonia in the pond and a pH under 7: only a tenth at a time.',
];
const gentle = 'Over half at once is a shock: split it, with some hours between.';

const brought = (now: number, tap: number, percent: number, volume: number | null): Outcome => {
  const part = percent / 100;
  const after = afterChange(now, tap, part);
  const figures: Figure[] = [
    { label: 'Afterwards', value: after, quantity: 'concentration' },
    ...(volume === null
      ? []
      : [{ label: 'Water to change', value: volume * part, quantity: 'volume' } as const]),
  ];
  return {
    kind: 'result',
    headline:
      tap < now
        ? 'A change takes out its own share of what the tap does not bring back.'
        : 'The tap holds as much or more: a change does not lower it.',
    figures,
    warnings: part > MOST_AT_ONCE ? [gentle, ...care] : care,
  };
};

const needed = (now: number, tap: number, target: number, volume: number | null): Outcome => {
  const plan = changeNeeded(now, target, tap);
  if (plan.kind === 'none')
    return { kind: 'result', headline: 'It is there already: no change is needed.', figures: [] };
  if (plan.kind === 'impossible')
    return {
      kind: 'result',
      headline: 'Water changes cannot get there: the tap holds as much as is wanted, or more.',
      figures: [],
      next: [{ text: 'Find other water, or another way to lower it.' }],
    };
  const { times, each, single } = plan;
  const figures: Figure[] = [
    { label: 'Change each time', value: each * 100, quantity: 'percent' },
    { label: 'Number of changes', value: times, quantity: 'plain' },
  ];
  if (volume !== null)
    figures.splice(1, 0, { label: 'That is, each time', value: volume * each, quantity: 'volume' });
  if (times > 1)
    figures.push({
      label: 'In one it would be',
      value: single * 100,
      quantity: 'percent',
      digits: 2,
    });
  return {
    kind: 'result',
    headline:
      times === 1
        ? 'One change gets there.'
        : 'One change would be over half of the water, so it is split.',
    figures,
    says: ['If nothing new is added meanwhile: fish go on making ammonia, so test before each.'],
    warnings: care,
  };
};

export const waterChange = tool({
  lead: 'What a change brings, or how much must be changed to bring a value down.',
  fields: {
    asks: choice({
      label: 'I want to know',
      options: { after: 'what a change brings', needed: 'how much to change' },
      initial: 'after',
    }),
    now: number({
      label: 'In the pond now',
      hint: 'Total ammonia, nitrite, nitrate, salt or another amount in mg/l; not pH.',
      ...amount,
      usual: 2,
    }),
    tap: number({
      label: 'In the new water',
      hint: '0 only if a test of it says so.',
      ...amount,
      usual: 0.5,
    }),
    part: number({
      label: 'Part that is changed',
      quantity: 'percent',
      low: 0,
      high: 100,
      usual: 30,
      when: ({ asks }) => asks === 'after',
    }),
    target: number({
      label: 'Wanted at most',
      ...amount,
      usual: 1,
      when: ({ asks }) => asks === 'needed',
    }),
    volume: number({
      label: 'Water in the system, if known',
      quantity: 'volume',
      ...POND,
      optional: true,
    }),
  },
  compute: ({ asks, now, tap, part, target, volume }) =>
    asks === 'after'
      ? brought(now, tap, asked(part), volume)
      : needed(now, tap, asked(target), volume),
});
