/** What is called a change: nothing between two photos of one fish, and what is painted on the second. */
import { differences, measureKinds, type MeasureKind } from '../../identity/changes.ts';
import { changesIn } from '../../identity/describe-changes.ts';
import { CELLS, COLUMNS, readFingerprint, type Print } from '../../identity/layout.ts';
import { percentileOfSorted } from '../../pipeline/numbers.ts';
import { seeded } from '../../pipeline/random.ts';
import type { FishPrints } from './prints.ts';

type Pair = readonly [Print, Print];

/** The photo and each of its second photos, where both were read. */
const pairsOf = (fishes: readonly FishPrints[]): Pair[] =>
  fishes.flatMap(({ prints: [first, ...seconds] }) =>
    seconds.flatMap((second): Pair[] => {
      const [a, b] = [first && readFingerprint(first), second && readFingerprint(second)];
      return a && b ? [[a, b]] : [];
    }),
  );

const [WHITE, RED, BLACK] = [
  [0.88, 0, 0.01],
  [0.6, 0.16, 0.1],
  [0.2, 0, 0],
] as const;

/** A round patch in another colour, near the middle of the back, that covers `share` of the body. */
const painted = (
  print: Print,
  share: number,
  colour: readonly number[],
  random: () => number,
): Print => {
  const radius = Math.sqrt((share * CELLS) / Math.PI);
  const [x0, y0] = [5 + 8 * random(), 6 + 20 * random()];
  return print.map((value, i) => {
    const cell = Math.floor(i / 3);
    const away = Math.hypot((cell % COLUMNS) - x0, Math.floor(cell / COLUMNS) - y0);
    return away <= radius ? colour[i % 3] : value;
  });
};

/** A patch must be seen on so much of its area: red on a red fish is no change. */
const VISIBLE = 0.8;

/** Share of the body on which two prints differ plainly. */
const difference = (a: Print, b: Print): number => {
  let cells = 0;
  for (let i = 0; i < a.length; i += 3)
    if (Math.hypot(a[i] - b[i], a[i + 1] - b[i + 1], a[i + 2] - b[i + 2]) > 0.12) cells++;
  return cells / CELLS;
};

export type ChangeFigures = {
  pairs: number;
  /** Pairs of which nothing is told: their outlines lie too differently. */
  unclear: number;
  /** Pairs of an unchanged fish in which something was called a change. */
  falsely: number;
  /** 99.5th percentile of the difference between photos of an unchanged fish. */
  noise: Partial<Record<MeasureKind | `${MeasureKind} region`, number>>;
  /** What was painted, on how many pairs, and in how many it was found. */
  planted: { what: string; pairs: number; found: number }[];
};

const plants: readonly [string, MeasureKind[], number, readonly number[]][] = [
  ['black patch, 5 % of the body', ['new_black', 'black_area'], 0.05, BLACK],
  ['black patch, 10 % of the body', ['new_black', 'black_area'], 0.1, BLACK],
  ['red patch, 20 % of the body', ['red_area'], 0.2, RED],
  ['loss of a red patch, 20 % of the body', ['red_area'], 0.2, WHITE],
];

/** Judges what is called a change on these fish. */
export const judgeChanges = (fishes: readonly FishPrints[]): ChangeFigures => {
  const pairs = pairsOf(fishes);
  const sizes = new Map<string, number[]>();
  let falsely = 0;
  let unclear = 0;
  for (const [a, b] of pairs) {
    const all = differences(a, b);
    const changes = changesIn(all);
    if (!changes) {
      unclear++;
      continue;
    }
    if (changes.length > 0) falsely++;
    for (const { what, region, before, after } of all.list) {
      const key = region === null ? what : `${what} region`;
      sizes.set(key, [...(sizes.get(key) ?? []), Math.abs(after - before)]);
    }
  }
  const noise = Object.fromEntries(
    [...measureKinds, ...measureKinds.map((k) => `${k} region`)].flatMap((key) => {
      const list = sizes.get(key);
      return list ? [[key, percentileOfSorted(Float32Array.from(list).sort(), 99.5)]] : [];
    }),
  );
  const random = seeded(7);
  const planted = plants.map(([what, kinds, share, colour]) => {
    let tried = 0;
    let found = 0;
    for (const [a, b] of pairs) {
      // A fish that loses red gets it first on the older photo; the newer is left as it is.
      const loses = colour === WHITE;
      const from = loses ? painted(a, share, RED, random) : a;
      const to = loses ? b : painted(b, share, colour, random);
      if (difference(loses ? a : b, loses ? from : to) < VISIBLE * share) continue;
      tried++;
      const changes = changesIn(differences(from, to));
      if (changes?.some(({ what: kind }) => kinds.includes(kind))) found++;
    }
    return { what, pairs: tried, found };
  });
  return { pairs: pairs.length, unclear, falsely, noise, planted };
};
