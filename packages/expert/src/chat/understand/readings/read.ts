import { oxygenSaturation } from '@nishiki/koi-science/oxygen';
import type { MeasureId, Reading } from '../../message.ts';
import type { Spot } from '../quantities/find.ts';
import type { ReadText } from '../text/read-text.ts';
import { pair, type Pairing } from './attach.ts';
import { aimOfBicarbonate, isOfTap, saturationIn } from './by-words.ts';
import { canonical } from './canonical.ts';
import { isCompared, isNow, isOfPond, isPast, isPath, senseOf } from './context.ts';
import { mentionsOf, type Mention } from './measures.ts';
import { allToldFine, groupsOf, toldOf } from './told-fine.ts';
import { isSwing, phsOfDay, worseEnd, worstPh } from './worse-end.ts';

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

/** As a meter shows it: a temperature that was turned from °F to a tenth. */
const tidy = (measure: MeasureId, value: number): number =>
  measure === 'temperature' ? Math.round(value * 10) / 10 : Math.round(value * 1e4) / 1e4;

type Draft = {
  reading: Record<string, number>;
  goal: Record<string, number>;
  tap: Record<string, number>;
  /** Every pH that was told of the pond within a day. */
  phs: number[];
};

type Written = Pick<Spot, 'unit' | 'as'>;

/** Hardness above this is in mg/l; then so is all of it in the message that has no unit. */
const MOST_DEGREES = 25;

/** In which unit a number without one is meant: that of the other number of its measure. */
const unitsOf = (pairs: readonly Pairing[]): ReadonlyMap<MeasureId, Written> => {
  const units = new Map<MeasureId, Written>();
  for (const { mention, spot } of pairs) {
    const isHardness = mention.measure === 'kh' || mention.measure === 'gh';
    if (spot.unit !== null || spot.as !== null) units.set(mention.measure, spot);
    else if (isHardness && spot.value > MOST_DEGREES && !units.has(mention.measure))
      units.set(mention.measure, { unit: 'mg/l', as: null });
  }
  return units;
};

const place = (
  draft: Draft,
  text: ReadText,
  mention: Mention,
  spot: Spot,
  unnamed: boolean,
  units: ReadonlyMap<MeasureId, Written>,
): void => {
  const { measure, asNitrogen } = mention;
  const written = spot.unit === null && spot.as === null ? (units.get(measure) ?? spot) : spot;
  const of = (value: number): number | null => canonical(measure, value, written, asNitrogen);
  const put = (into: Record<string, number>, value: number): void => {
    const result = of(value);
    if (result !== null) into[measure] = tidy(measure, result);
  };
  if (measure === 'ph' && spot.ends && isSwing(text.tokens, spot)) {
    draft.phs.push(...spot.ends);
    return;
  }
  if (isPath(text.tokens, spot) && spot.ends) {
    const [from, to] = spot.ends;
    if (isPast(text.tokens, spot)) return put(draft.reading, to);
    put(draft.reading, from);
    return put(draft.goal, to);
  }
  const said = senseOf(text.tokens, spot);
  const sense = said === 'is' && isOfTap(text, measure) ? 'tap' : said;
  if (sense === 'wanted') put(draft.goal, spot.value);
  else if (sense === 'tap') put(draft.tap, worseEnd(measure, spot));
  else if (sense === 'is' && !(unnamed && isCompared(text.tokens, spot))) {
    // The first that is told of a measure is what it reads, unless a later one is told to be now's.
    if (draft.reading[measure] === undefined || isNow(text.tokens, spot))
      put(draft.reading, worseEnd(measure, spot));
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
    const sense = senseOf(text.tokens, spot);
    const mention =
      (sense === 'wanted' ? aimOfBicarbonate(text, mentions, spot) : null) ??
      named.findLast(
        ({ measure, asNitrogen }) => canonical(measure, spot.value, spot, asNitrogen) !== null,
      );
    if (!mention || spot.from - mention.to > 20) return [];
    return sense === 'tap' ||
      sense === 'wanted' ||
      isNow(text.tokens, spot) ||
      isOfPond(text.tokens, spot)
      ? [{ mention, spot }]
      : [];
  });

const dissolved: ReadonlySet<MeasureId> = new Set(['ammonia', 'nh3', 'nitrite', 'nitrate']);

/** "What's my toxic ammonia? The kit shows .25 ppm": one amount without a name, one name without an amount. */
const lonely = (
  mentions: readonly Mention[],
  spots: readonly Spot[],
  pairs: readonly Pairing[],
  done: ReadonlySet<Spot>,
): Pairing[] => {
  const paired = new Set(pairs.map(({ mention }) => mention.measure));
  const names = mentions.filter(({ measure }) => dissolved.has(measure) && !paired.has(measure));
  const amounts = spots.filter((spot) => spot.unit === 'mg/l' && !done.has(spot));
  const [mention] = names;
  const [spot] = amounts;
  return mention &&
    spot &&
    amounts.length === 1 &&
    new Set(names.map((one) => one.measure)).size === 1
    ? [
        {
          mention: { ...mention, measure: mention.measure === 'nh3' ? 'ammonia' : mention.measure },
          spot,
        },
      ]
    : [];
};

/** @param taken numbers that are known to be something else, such as a pond's volume */
export const readReadings = (
  text: ReadText,
  spots: readonly Spot[],
  taken: ReadonlySet<Spot>,
): Readings => {
  const { tokens } = text;
  const within = new Set<number>();
  for (const { from, to } of spots) for (let at = from; at < to; at += 1) within.add(at);
  // A Seneye measures the un-ionised part itself.
  const isFree = /\bseneye\b/i.test(text.raw);
  const mentions = mentionsOf(tokens, text.raw)
    .filter(({ from }) => !within.has(from))
    .map((one) =>
      isFree && one.measure === 'ammonia' && /^nh3$/.test(tokens[one.from]?.word ?? '')
        ? { ...one, measure: 'nh3' as const }
        : one,
    );
  const usable = new Set([...taken, ...spots.filter(({ unit }) => notMeasured.has(unit ?? ''))]);
  const pairs = pair(tokens, mentions, spots, usable);
  const used = new Set<Spot>(pairs.map(({ spot }) => spot));
  const draft: Draft = { reading: {}, goal: {}, tap: {}, phs: [] };
  // Two values of a day between 6 and 11 can be nothing else, where no oxygen is spoken of.
  const isPh =
    mentions.some(({ measure }) => measure === 'ph') ||
    !mentions.some(({ measure }) => measure === 'oxygen' || measure === 'temperature');
  const others = new Set(
    pairs.flatMap(({ mention, spot }) => (mention.measure === 'ph' ? [] : [spot])),
  );
  const daily = isPh
    ? phsOfDay(
        tokens,
        spots.filter(
          (spot) => !others.has(spot) && !usable.has(spot) && senseOf(tokens, spot) === 'is',
        ),
      )
    : [];
  for (const spot of daily) {
    used.add(spot);
    draft.phs.push(spot.low, spot.high);
  }
  const unnamed = spots.flatMap((spot): Pairing[] => {
    const measure = byUnit[spot.unit ?? ''];
    if (!measure || used.has(spot) || usable.has(spot)) return [];
    used.add(spot);
    return [{ mention: { measure, from: spot.from, to: spot.from, asNitrogen: false }, spot }];
  });
  const more = inherited(text, mentions, spots, new Set([...used, ...usable]));
  more.push(...lonely(mentions, spots, [...pairs, ...more], new Set([...used, ...usable])));
  for (const { spot } of more) used.add(spot);
  const units = unitsOf(pairs);
  for (const { mention, spot } of [...pairs, ...unnamed, ...more].sort(
    (a, b) => a.spot.at - b.spot.at,
  ))
    if (!daily.includes(spot)) place(draft, text, mention, spot, mention.from === spot.from, units);
  const { phs, ...placed } = draft;
  const hasAmmonia = (placed.reading['ammonia'] ?? placed.reading['nh3'] ?? 0) > 0;
  if (phs.length > 0) placed.reading['ph'] = worstPh(phs, hasAmmonia);
  const share = saturationIn(text, mentions, spots);
  const warmth = placed.reading['temperature'];
  if (share && warmth !== undefined && warmth >= 0)
    placed.reading['oxygen'] ??= tidy('oxygen', oxygenSaturation(warmth) * (share.value / 100));
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
    ...placed,
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
