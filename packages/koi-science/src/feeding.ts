import { notNegative, within } from './refuse.ts';

export type Feeding = {
  /** Feeds: a span for a week where it is not daily. */
  readonly words: string;
  /** Of the fish's weight on a day with food, 0 to 1; null where nothing is fed. */
  readonly share: { readonly low: number; readonly high: number } | null;
};

type Row = Feeding & { readonly below: number };

/** Facts B.2, by water temperature in °C; the edge belongs to the warmer row. */
const rows: readonly Row[] = [
  { below: 8, words: 'No food.', share: null },
  {
    below: 10,
    words: 'Nothing, or up to twice a week a little wheatgerm at midday, only if they ask for it.',
    share: null,
  },
  {
    below: 13,
    words: 'Two or three times a week, wheatgerm of at most 32 % protein.',
    share: { low: 0.002, high: 0.004 },
  },
  { below: 15, words: 'Four or five times a week.', share: { low: 0.005, high: 0.005 } },
  { below: 18, words: 'Once a day.', share: { low: 0.005, high: 0.01 } },
  { below: 22, words: 'Twice a day, about 35 % protein.', share: { low: 0.01, high: 0.01 } },
  {
    below: 26,
    words: 'Three or four times a day, 35 to 40 % protein.',
    share: { low: 0.01, high: 0.02 },
  },
  {
    below: 28.0001,
    words: 'Twice a day; check the oxygen.',
    share: { low: 0.01, high: 0.01 },
  },
  {
    below: Infinity,
    words: 'Half or nothing; nothing while the oxygen is under 6 mg/l.',
    share: { low: 0, high: 0.005 },
  },
];

/** Nothing is fed while these hold (facts B.2). */
export const NO_FOOD = { nh3: 0.05, nitrite: 1 } as const;

/** @throws RangeError outside -2 to 40 °C */
export const feedingAt = (celsius: number): Feeding => {
  within(celsius, -2, 40, 'water temperature');
  const row = rows.find(({ below }) => celsius < below);
  if (!row) throw new RangeError(`no row for ${celsius}`);
  return { words: row.words, share: row.share };
};

/** Grams on a day with food for some fish; null where nothing is fed. */
export const foodFor = (
  fishGrams: number,
  celsius: number,
): { low: number; high: number } | null => {
  const { share } = feedingAt(celsius);
  notNegative(fishGrams, 'weight of the fish');
  return share && { low: fishGrams * share.low, high: fishGrams * share.high };
};

/** Ammonia (as N, grams a day) that food sets free: feed x protein x 0.092 (Timmons & Ebeling). */
export const ammoniaFromFood = (feedGrams: number, proteinPart: number): number =>
  notNegative(feedGrams, 'food') * within(proteinPart, 0, 1, 'protein') * 0.092;
