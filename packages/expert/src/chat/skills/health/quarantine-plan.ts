import { said, uncited } from '@nishiki/knowledge/statement';
import type { Line } from '../../answer.ts';

/** Days of the two programmes (facts B.10: 21 at home, 42 for imports). */
export const DAYS = { domestic: 21, imported: 42 } as const;
export type Origin = keyof typeof DAYS;

/** Days of treatment after a wound, and of looking whether it holds (facts D.1 task 9). */
const TREATED = 14;
const HELD = 14;

/**
 * The day on which quarantine ends at the earliest.
 * @param woundOn day of quarantine on which a wound or illness was found; null for none
 */
export const endsOn = (origin: Origin, woundOn: number | null): number =>
  Math.max(DAYS[origin], woundOn === null ? 0 : woundOn + TREATED + HELD);

type Task = { readonly from: number; readonly to: number; readonly line: Line };

const tasksOf = (end: number, origin: Origin): Task[] => [
  {
    from: 1,
    to: 1,
    line: said(
      'No food, a lid, quiet, photos of each fish, and a test of the tank.',
      'koiquanta-quarantine',
    ),
  },
  {
    from: 2,
    to: 4,
    line: said(
      'Salt as support: up by 0.1 % a day to 0.3 %, dissolved first, with a salt meter, no zeolite.',
      'koiquanta-quarantine',
      'marisa-salt',
    ),
  },
  {
    from: 3,
    to: 5,
    line: uncited(
      'Scrape skin and gills. Flukes found: first course of praziquantel, by the dose calculator; nothing found, nothing given.',
    ),
  },
  {
    from: 10,
    to: 12,
    line: uncited(
      'Second course if flukes were found, and a second scrape: their eggs outlive the first.',
    ),
  },
  ...(origin === 'imported'
    ? [
        {
          from: 14,
          to: 35,
          line: said(
            'At 20 to 24 °C, brought up slowly: warm enough for KHV to show itself. Have a vet test for KHV.',
            'azeah-quarantine',
            'bsava-khv',
          ),
        },
      ]
    : []),
  {
    from: end - 7,
    to: end - 1,
    line: uncited(
      'Salt out by water changes, last scrape, and temperature brought within 2 °C of the pond.',
    ),
  },
  {
    from: end,
    to: end,
    line: uncited(
      'Move the fish, not the water, if all eat, none showed a sign for two weeks, and the scrape is clean.',
    ),
  },
];

const date = (start: Date, day: number): string =>
  new Date(start.getTime() + (day - 1) * 86_400_000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/** What each day asks, with its sources and its date; `start` is day 1. */
export const planFrom = (origin: Origin, woundOn: number | null, start: Date): Line[] => {
  const end = endsOn(origin, woundOn);
  return tasksOf(end, origin).map(({ from, to, line }) => ({
    ...line,
    text:
      from === to
        ? `Day ${from} (${date(start, from)}): ${line.text}`
        : `Days ${from} to ${to} (${date(start, from)} to ${date(start, to)}): ${line.text}`,
  }));
};
