import type { MeasureId, Reading } from '../../message.ts';
import type { Spot } from '../quantities/find.ts';
import type { ReadText } from '../text/read-text.ts';
import { pair, type Pairing } from './attach.ts';
import { canonical } from './canonical.ts';
import { isCompared, isNow, isOfPond, isPast, isPath, senseOf } from './context.ts';
import { mentionsOf, type Mention } from './measures.ts';
import { allToldFine, groupsOf, toldOf } from './told-fine.ts';

export type Readings = {
  readonly reading: Reading;
  readonly goal: Reading;
  readonly tap: Reading;
  readonly toldFine: readonly MeasureId[];
  /** Measures that are named, with a value or without. */
  readonly named: readonly MeasureId[];
  /** Numbers that are readings, so that they are nothing else. */
  readonly used: ReadonlySet<Spot>;
};

/** Units that say by themselves what was measured. */
const byUnit: Readonly<Partial<Record<string, MeasureId>>> = {
  celsius: 'temperature',
  fahrenheit: 'temperature',
  dkh: 'kh',
  dgh: 'gh',
  ppt: 'salt',
};

/** Long numbers with at most two decimals that a meter could show. */
const tidy = (value: number): number => Math.round(value * 1e4) / 1e4;

type Draft = {
  reading: Record<string, number>;
  goal: Record<string, number>;
  tap: Record<string, number>;
};

const place = (
  draft: Draft,
  text: ReadText,
  mention: Mention,
  spot: Spot,
  unnamed: boolean,
): void => {
  const { measure, asNitrogen } = mention;
  const of = (value: number): number | null => canonical(measure, value, spot, asNitrogen);
  const put = (into: Record<string, number>, value: number): void => {
    const result = of(value);
    if (result !== null) into[measure] = tidy(result);
  };
  if (isPath(text.tokens, spot) && spot.ends) {
    const [from, to] = spot.ends;
    if (isPast(text.tokens, spot)) return put(draft.reading, to);
    put(draft.reading, from);
    return put(draft.goal, to);
  }
  const sense = senseOf(text.tokens, spot);
  if (sense === 'wanted') put(draft.goal, spot.value);
  else if (sense === 'tap') put(draft.tap, spot.value);
  else if (sense === 'is' && !(unnamed && isCompared(text.tokens, spot))) {
    // The first that is told of a measure is what it reads, unless a later one is told to be now's.
    if (draft.reading[measure] === undefined || isNow(text.tokens, spot))
      put(draft.reading, spot.value);
  }
};

/** Numbers whose measure was named before: "nitrate 80, tap is 40", "it was 1, now 2". */
const inherited = (
  text: ReadText,
  mentions: readonly Mention[],
  spots: readonly Spot[],
  done: ReadonlySet<Spot>,
): Pairing[] =>
  spots.flatMap((spot) => {
    if (done.has(spot) || (spot.unit !== null && spot.unit !== 'mg/l' && spot.unit !== 'percent'))
      return [];
    const named = mentions.filter(({ to }) => to <= spot.from);
    const mention = named.findLast(
      ({ measure, asNitrogen }) => canonical(measure, spot.value, spot, asNitrogen) !== null,
    );
    if (!mention || spot.from - mention.to > 20) return [];
    const sense = senseOf(text.tokens, spot);
    return sense === 'tap' ||
      sense === 'wanted' ||
      isNow(text.tokens, spot) ||
      isOfPond(text.tokens, spot)
      ? [{ mention, spot }]
      : [];
  });

/** @param taken numbers that are known to be something else, such as a pond's volume */
export const readReadings = (
  text: ReadText,
  spots: readonly Spot[],
  taken: ReadonlySet<Spot>,
): Readings => {
  const { tokens } = text;
  const within = new Set<number>();
  for (const { from, to } of spots) for (let at = from; at < to; at += 1) within.add(at);
  const mentions = mentionsOf(tokens, text.raw).filter(({ from }) => !within.has(from));
  const usable = new Set([...taken, ...spots.filter(({ unit }) => notMeasured.has(unit ?? ''))]);
  const pairs = pair(tokens, mentions, spots, usable);
  const used = new Set<Spot>(pairs.map(({ spot }) => spot));
  const draft: Draft = { reading: {}, goal: {}, tap: {} };
  const unnamed = spots.flatMap((spot): Pairing[] => {
    const measure = byUnit[spot.unit ?? ''];
    if (!measure || used.has(spot) || usable.has(spot)) return [];
    used.add(spot);
    return [{ mention: { measure, from: spot.from, to: spot.from, asNitrogen: false }, spot }];
  });
  const more = inherited(text, mentions, spots, new Set([...used, ...usable]));
  for (const { spot } of more) used.add(spot);
  for (const { mention, spot } of [...pairs, ...unnamed, ...more].sort(
    (a, b) => a.spot.at - b.spot.at,
  ))
    place(draft, text, mention, spot, mention.from === spot.from);
  const told = toldOf(tokens, mentions);
  const valued = new Set(pairs.map(({ mention }) => mention));
  for (const group of groupsOf(tokens, mentions)) {
    const last = group.at(-1) as Mention;
    if (!valued.has(last) || draft.reading[last.measure] !== 0) continue;
    for (const { measure } of group) draft.reading[measure] ??= 0;
  }
  for (const measure of told.zero) draft.reading[measure] ??= 0;
  const fine = new Set<MeasureId>(told.fine);
  if (text.clauses.some(({ text: clause }) => allToldFine(clause)))
    for (const measure of ['ammonia', 'nitrite', 'ph'] as const) fine.add(measure);
  return {
    ...draft,
    toldFine: [...fine].filter((measure) => draft.reading[measure] === undefined),
    named: [
      ...new Set(
        [...mentions, ...unnamed.map(({ mention }) => mention)].map(({ measure }) => measure),
      ),
    ],
    used,
  };
};

const notMeasured = new Set<string>([
  'litre',
  'm3',
  'ft3',
  'uk-gallon',
  'us-gallon',
  'gallon',
  'mm',
  'cm',
  'm',
  'inch',
  'foot',
  'yard',
  'mg',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'uk-pint',
  'us-pint',
  'pint',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'watt',
  'litre-per-hour',
  'fish',
]);
