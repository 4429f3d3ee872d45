import type { Quantity, UnitId } from '../../quantity.ts';
import type { Token } from '../text/tokens.ts';
import { amountAt, type Amount } from './numbers.ts';
import { LONGEST_UNIT, MGL_PER_GRAIN, unitSpellings, type WrittenUnit } from './unit-words.ts';

/** A quantity and its place among the words. */
export type Spot = Quantity & {
  /** Index of its first token, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  /** "2 to 6": the first and the second as written. Null where one number stands. */
  readonly ends: readonly [number, number] | null;
  /** As CaCO3, or as nitrogen, where that is written at the number. */
  readonly as: 'caco3' | 'nitrogen' | null;
};

type UnitAt = { readonly unit: WrittenUnit | null; readonly to: number };

/** After "in" as inches; "2 in my pond" and "9 in the evening" are no lengths. */
const afterInches =
  /^(?:|long|length|koi|fish|carp|kohaku|sanke|showa|male|female|tosai|nisai|sansai|deep|wide|tall|diameter|across|by|x|and|or|to|now|but|he|she|it|they|[^\p{L}\p{N}])$/u;
/** "15 mg/l as NO3-N": the kit shows nitrogen. */
const asNitrogen =
  /^(?:as |- ?)?n(?: |$)|^as nitrogen|^(?:as )?(?:nh3|nh4|no2|no3)(?: ?- ?| )n(?: |$)/;
const tonsOf = /^(?:pond|ponds|vat|tank|system|koi)$/;
const single = /^(?:c|f|l|m|g|d|h|w|k|y)$/;

const unitAt = (tokens: readonly Token[], from: number): UnitAt => {
  const known = unitSpellings();
  for (let length = LONGEST_UNIT; length >= 1; length -= 1) {
    const words = tokens.slice(from, from + length);
    if (words.length < length) continue;
    const unit = known.get(words.map(({ word }) => word).join(' '));
    if (unit === undefined) continue;
    const [first] = words as [Token];
    if (unit === 'inch' && first.word === 'in' && !afterInches.test(tokens[from + 1]?.word ?? ''))
      continue;
    // "12 ton pond"; "a ton of food" is no water.
    if (/^tons?$/.test(first.word) && length === 1 && !tonsOf.test(tokens[from + 1]?.word ?? ''))
      continue;
    // A lone letter is a unit only next to its number: "22 c", not "22 - c".
    // Spanish "0.5 y ph" is "and".
    const next = tokens[from + 1];
    if (first.word === 'y' && next?.kind === 'word' && next.word !== 'old') continue;
    if (single.test(first.word) && (tokens[from - 1]?.end ?? -9) < first.at - 2) continue;
    return { unit, to: from + length };
  }
  return { unit: null, to: from };
};

/** A unit that stands before its number, as on a list. */
const labelBefore = (tokens: readonly Token[], at: number): WrittenUnit | null => {
  const back = /^[:=]$/.test(tokens[at - 1]?.word ?? '') ? 2 : 1;
  const label = tokens[at - back];
  if (!label || tokens[at - back - 1]?.kind === 'number') return null;
  if (/^lit(?:re|er)s$/.test(label.word)) return 'litre';
  return label.word === 'gallons' ? 'gallon' : null;
};

/** "24-inch": the dash only ties them. */
const unitAfter = (tokens: readonly Token[], from: number): UnitAt => {
  const [dash, word] = [tokens[from], tokens[from + 1]];
  const tied =
    dash?.word === '-' &&
    word?.kind === 'word' &&
    word.at === dash.end &&
    tokens[from - 1]?.end === dash.at;
  const unit = unitAt(tokens, tied ? from + 1 : from);
  return unit.unit === null ? { unit: null, to: from } : unit;
};

const aboutWords =
  /^(?:about|roughly|approx|approximately|around|circa|ca|nearly|almost|maybe|say|~|some|probably|ish|guess|think|estimate|estimated)$/;

const isAbout = (tokens: readonly Token[], from: number, to: number): boolean =>
  [1, 2].some((back) => aboutWords.test(tokens[from - back]?.word ?? '')) ||
  /^(?:ish|approx|approximately|roughly|maybe)$/.test(tokens[to]?.word ?? '') ||
  (tokens[to]?.word === 'or' && tokens[to + 1]?.word === 'so');

/** Of which the number is part of a time, a rank or a share: "7:30", "7 am", "2nd". */
const isElsewhere = (tokens: readonly Token[], { from, to }: Amount): boolean => {
  const next = tokens[to];
  const touches = next !== undefined && next.at === tokens[to - 1]?.end;
  if (/^(?:am|pm|a\.m|p\.m|o'clock|oclock)$/.test(next?.word ?? '')) return true;
  if (touches && /^(?:st|nd|rd|th)$/.test(next?.word ?? '')) return true;
  const [slash, above] = [tokens[from - 1], tokens[from - 2]];
  if (slash?.word === '/' && above?.kind === 'number' && above.end === slash.at) return true;
  const clock = next?.word === ':' && tokens[to + 1]?.kind === 'number' && touches;
  return clock || (tokens[from - 1]?.word === ':' && tokens[from - 2]?.kind === 'number');
};

const joins = /^(?:-|to|and|or|~|until|till)$/;

/** "20-22", "20 to 22", "between 5 and 6"; null where the second number is something else. */
const rangeEnd = (tokens: readonly Token[], first: Amount, unit: UnitAt): Amount | null => {
  const joint = tokens[unit.to]?.word ?? '';
  if (!joins.test(joint)) return null;
  const second = amountAt(tokens, unit.to + 1);
  if (!second) return null;
  if (joint === 'and' || joint === 'or') {
    const between = tokens[first.from - 1]?.word === 'between';
    if (joint === 'and' && !between) return null;
    if (joint === 'or' && (unit.unit !== null || second.value <= first.value)) return null;
  }
  return second;
};

const decide = (written: WrittenUnit | null, value: number, isWarmth: boolean): UnitId | null => {
  if (written === 'degree') return value >= (isWarmth ? 34 : 45) ? 'fahrenheit' : 'celsius';
  if (written === 'caco3' || written === 'mg/l-n' || written === 'grain') return 'mg/l';
  return written;
};

const bulk = new Set<UnitId | null>(['litre', 'gallon', 'uk-gallon', 'us-gallon', 'm3', 'fish']);

/** Feet with inches, pounds with ounces: the second is part of the first. */
const partOf: Readonly<Partial<Record<UnitId, { unit: UnitId; many: number }>>> = {
  foot: { unit: 'inch', many: 12 },
  lb: { unit: 'oz', many: 16 },
};

/** Number words mean an amount only before a unit: "one of them" does not. */
const counts = (amount: Amount, unit: WrittenUnit | null): boolean =>
  !amount.inWords || unit !== null || amount.value >= 100;

const spotAt = (tokens: readonly Token[], raw: string, warm: boolean, at: number): Spot | null => {
  const first = amountAt(tokens, at);
  if (!first || isElsewhere(tokens, first)) return null;
  let unit = unitAfter(tokens, first.to);
  // "Litres: 12000"
  const label = unit.unit === null ? labelBefore(tokens, at) : null;
  if (label) unit = { unit: label, to: first.to };
  let last = first;
  const second = rangeEnd(tokens, first, unit);
  if (second && !isElsewhere(tokens, second)) {
    const its = unitAt(tokens, second.to);
    const same = unit.unit === null || its.unit === null || its.unit === unit.unit;
    if (same && !(unit.unit !== null && its.unit === null && second.inWords)) {
      unit = { unit: its.unit ?? unit.unit, to: its.to };
      last = second;
    }
  }
  if (!counts(first, unit.unit)) return null;
  const minus =
    tokens[at - 1]?.word === '-' &&
    tokens[at - 1]?.end === tokens[at]?.at &&
    (tokens[at - 2]?.end ?? -1) < (tokens[at - 1]?.at ?? 0);
  const written = decide(unit.unit, Math.max(first.value, last.value), warm);
  const sized = ({ value, thousandIfVolume }: Amount): number =>
    thousandIfVolume !== null && bulk.has(written) ? thousandIfVolume : value;
  let [one, other] = [sized(first), sized(last)];
  if (unit.unit === 'grain') [one, other] = [one * MGL_PER_GRAIN, other * MGL_PER_GRAIN];
  // "2-3k litres"
  if (last !== first && other >= 1000 && one < 100 && one * 1000 <= other) one *= 1000;
  if (minus && (written === 'celsius' || written === 'fahrenheit')) [one, other] = [-one, -other];
  let to = unit.to;
  const part = written === null ? undefined : partOf[written];
  if (part && last === first) {
    const rest = amountAt(tokens, tokens[to]?.word === 'and' ? to + 1 : to);
    if (rest && rest.value < part.many && !rest.inWords) {
      const its = unitAt(tokens, rest.to);
      const bareInches = part.unit === 'inch' && its.unit === null && tokens[to - 1]?.word === "'";
      if (its.unit === part.unit || bareInches) {
        one += rest.value / part.many;
        other = one;
        to = its.to;
      }
    }
  }
  let as: Spot['as'] = null;
  const rest = tokens
    .slice(to, to + 5)
    .map(({ word }) => word)
    .join(' ');
  if (/^(?:as )?caco3/.test(rest)) as = 'caco3';
  else if (asNitrogen.test(rest)) as = 'nitrogen';
  const begin = tokens[at]?.at ?? 0;
  return {
    value: (one + other) / 2,
    low: Math.min(one, other),
    high: Math.max(one, other),
    unit: written,
    text: raw.slice(begin, tokens[to - 1]?.end ?? begin),
    at: begin,
    about: isAbout(tokens, at, to),
    from: at,
    to,
    ends: last === first ? null : [one, other],
    as,
  };
};

/** Every amount of a message, in its order; none overlaps another. */
export const findSpots = (tokens: readonly Token[], text: string, raw: string): Spot[] => {
  const warm = /fahrenheit|\d ?°? ?f\b/.test(text);
  const spots: Spot[] = [];
  for (let at = 0; at < tokens.length;) {
    const spot = spotAt(tokens, raw, warm, at);
    if (spot) {
      spots.push(spot);
      at = Math.max(spot.to, at + 1);
    } else at += 1;
  }
  return spots;
};

export const quantityOf = ({ value, low, high, unit, text, at, about }: Spot): Quantity => ({
  value,
  low,
  high,
  unit,
  text,
  at,
  about,
});
