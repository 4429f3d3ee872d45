import type { Recommendation } from '@nishiki/contract/chat';
import type { Diagnosis } from '@nishiki/contract/condition';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { inSentence } from '../condition/names.ts';

const DAY = 86_400_000;
/** Days until a photo of the same place tells whether it heals or grows. */
const FOLLOW_UP = 7;
/** Without any complaint the water is tested weekly. */
const WEEK = 7;

type Task = Omit<Recommendation, 'due_date'> & { readonly inDays: number };

const urgent = ({ urgent: steps }: Diagnosis): Task[] =>
  steps.length === 0
    ? []
    : [
        {
          title: 'Emergency steps, now',
          priority: 'urgent',
          description: steps.map((step, at) => `${at + 1}. ${step}`).join(' '),
          inDays: 0,
        },
      ];

const report = ({ report: found }: Diagnosis): Task[] =>
  found === null
    ? []
    : [
        {
          title: 'Report it, and move no fish',
          priority: 'urgent',
          description: `${found.words} Call: ${[found.authority, found.phone, found.url].filter((part) => part !== null).join(', ')}.`,
          inDays: 0,
        },
      ];

const water = ({ water: found, urgent: steps, conditions }: Diagnosis): Task[] => {
  const isKnown = found.some(({ verdict }) => verdict !== 'not judged');
  const isBad = found.some(({ verdict }) => verdict === 'act');
  if (steps.length > 0 || isBad)
    return [
      {
        title: 'Test the water again',
        priority: 'high',
        description:
          'Ammonia together with pH and temperature, nitrite, oxygen and KH; then daily until all are good.',
        inDays: 1,
      },
    ];
  return [
    {
      title: isKnown ? 'Test the water again' : 'Test the water',
      priority: isKnown ? 'low' : conditions.length > 0 ? 'high' : 'medium',
      description: isKnown
        ? 'The same tests as today: the trend tells more than one value.'
        : 'Ammonia together with pH and temperature, and nitrite. It comes before any treatment.',
      inDays: isKnown ? WEEK : conditions.length > 0 ? 0 : 1,
    },
  ];
};

const daysOf = { low: 7, medium: 3, high: 1, critical: 0 } as const;
const priorityOf = { low: 'low', medium: 'medium', high: 'high', critical: 'urgent' } as const;

const likeliest = ({ conditions }: Diagnosis): Task[] => {
  const [first] = conditions;
  const condition = first && conditionById(first.id);
  if (!first || !condition) return [];
  const grave = first.severity === 'high' || first.severity === 'critical';
  return [
    {
      title: `First step for what may be ${inSentence(first.name)}`,
      priority: priorityOf[first.severity],
      description: first.firstAction,
      inDays: daysOf[first.severity],
    },
    ...(condition.group === 'harmless'
      ? []
      : [
          {
            title: 'Have it confirmed before any treatment',
            priority: grave ? ('high' as const) : ('medium' as const),
            description: `${first.confirmedBy} One treatment at a time, and no dose without a measured volume.`,
            inDays: grave ? 1 : 3,
          },
        ]),
  ];
};

const followUp = ({ conditions }: Diagnosis): Task => ({
  title: 'Follow-up photo',
  priority: conditions.length > 0 ? 'medium' : 'low',
  description:
    'The same side and light, from above and one close-up of the place, and note appetite and behaviour. No better, or worse: a vet.',
  inDays: FOLLOW_UP,
});

const dayAfter = (today: Date, days: number): string =>
  new Date(today.getTime() + days * DAY).toISOString().slice(0, 10);

/** What to do and by which day, the soonest first. */
export const recommend = (diagnosis: Diagnosis, today: Date): Recommendation[] =>
  [
    ...urgent(diagnosis),
    ...report(diagnosis),
    ...water(diagnosis),
    ...likeliest(diagnosis),
    followUp(diagnosis),
  ]
    .sort((a, b) => a.inDays - b.inDays)
    .map(({ inDays, ...task }) => ({ ...task, due_date: dayAfter(today, inDays) }));
