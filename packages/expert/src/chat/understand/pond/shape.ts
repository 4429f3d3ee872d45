import type { PondShape } from '@nishiki/koi-science/volume';
import type { Spot } from '../quantities/find.ts';
import { centimetresOf } from '../quantities/unit-words.ts';
import { wordsAfter, wordsBefore } from '../readings/context.ts';
import type { ReadText } from '../text/read-text.ts';

type Side = { readonly spot: Spot; readonly is: 'length' | 'width' | 'depth' | 'across' | null };

const lengthUnits = new Set(['mm', 'cm', 'm', 'inch', 'foot', 'yard', null]);
const between = /^(?:x|by|\*|times)$/;

const named = (text: ReadText, spot: Spot): Side['is'] => {
  const after = wordsAfter(text.tokens, spot.to, 3);
  if (/^(?:average |avg |av |ave |mean )?(?:deep|depth|d )/.test(after)) return 'depth';
  if (/^(?:in )?(?:long|length)/.test(after)) return 'length';
  if (/^(?:wide|width|broad)/.test(after)) return 'width';
  if (/^(?:across|diameter|in diameter|dia\b|round)/.test(after)) return 'across';
  const before = wordsBefore(text.tokens, spot.from, 4);
  if (/\b(?:depth|deep)(?: (?:of|is|about|around|average|:|=))*$/.test(before)) return 'depth';
  if (/\blength(?: (?:of|is|about|:|=))*$/.test(before)) return 'length';
  if (/\bwidth(?: (?:of|is|about|:|=))*$/.test(before)) return 'width';
  return /\bdiameter(?: (?:of|is|about|:|=))*$/.test(before) ? 'across' : null;
};

/** A row of more numbers is something else. */
const MOST_SIDES = 5;

/** Amounts that are multiplied, or that are each named as a side of the pond. */
const sidesOf = (text: ReadText, spots: readonly Spot[]): Side[] => {
  const lengths = spots.filter(({ unit, value }) => lengthUnits.has(unit) && value > 0);
  for (const [at, spot] of lengths.entries()) {
    const row = [spot];
    for (const next of lengths.slice(at + 1, at + 1 + MOST_SIDES)) {
      const gap = text.tokens.slice((row.at(-1) as Spot).to, next.from);
      const words = gap
        .map(({ word }) => word)
        .filter(
          (word) =>
            !/^(?:and|,|long|wide|deep|length|width|w|l|d|about|a|average|avg|av|ave|mean|approx|roughly|around|say|max|depth)$/.test(
              word,
            ),
        );
      const joined = gap.some(({ word }) => between.test(word));
      const listed =
        gap.some(({ word }) => /^(?:long|wide|deep|and|,)$/.test(word)) && gap.length <= 4;
      if (!words.every((word) => between.test(word)) || (!joined && !listed)) break;
      row.push(next);
    }
    const multiplied = text.tokens
      .slice(row[0]?.from, row.at(-1)?.to)
      .some(({ word }) => between.test(word));
    if (multiplied && row.length >= 2 && row.length < MOST_SIDES) {
      const rest = lengths.filter((one) => !row.includes(one) && named(text, one) === 'depth');
      return [...row, ...(row.length === 2 ? rest.slice(0, 1) : [])].map((one) => ({
        spot: one,
        is: named(text, one),
      }));
    }
  }
  const called = lengths
    .map((spot) => ({ spot, is: named(text, spot) }))
    .filter(({ is }) => is !== null);
  // "4m long 2.5 wide": the unit of one is that of the others.
  const hasUnit = called.some(({ spot }) => spot.unit !== null);
  return called.filter(({ is }) => hasUnit || is === 'depth');
};

/** Without any unit: what is deeper than this was meant in feet. */
const DEEPEST_METRES = 2.6;

const metresOf = (sides: readonly Side[]): number[] | null => {
  const last = sides.findLast(({ spot }) => spot.unit !== null)?.spot.unit;
  const least = Math.min(...sides.map(({ spot }) => spot.value));
  const usual = last ?? (least > DEEPEST_METRES ? 'foot' : 'm');
  const metres = sides.map(
    ({ spot }) => (spot.value * (centimetresOf[spot.unit ?? usual] ?? 0)) / 100,
  );
  const [longest, shallowest] = [Math.max(...metres), Math.min(...metres)];
  return shallowest >= 0.1 && shallowest <= 6 && longest >= 0.6 && longest <= 100 ? metres : null;
};

/** Pond dimensions, in metres; null where a side is missing. */
export const readShape = (
  text: ReadText,
  spots: readonly Spot[],
): { shape: PondShape; used: readonly Spot[] } | null => {
  const sides = sidesOf(text, spots);
  if (sides.length < 2) return null;
  const metres = metresOf(sides);
  if (!metres) return null;
  const of = (is: Side['is']): number | undefined =>
    metres[sides.findIndex((side) => side.is === is)];
  const used = sides.map(({ spot }) => spot);
  const words = text.whole;
  const round = /\b(?:round|circular|circle|cylinder|cylindrical)\b/.test(words);
  const across = of('across');
  const depth = of('depth') ?? metres[sides.findLastIndex(({ is }) => is === null)];
  if (depth === undefined) return null;
  if (across !== undefined || (round && sides.length === 2)) {
    const diameter = across ?? metres.find((one) => one !== depth);
    return diameter === undefined ? null : { shape: { shape: 'circle', diameter, depth }, used };
  }
  if (sides.length < 3) return null;
  const rest = metres.filter((_, at) => metres.indexOf(depth) !== at || sides[at]?.is === 'length');
  const [first, second] = rest.length >= 2 ? rest : metres;
  const length = of('length') ?? first;
  const width = of('width') ?? (second === length ? first : second);
  if (length === undefined || width === undefined) return null;
  if (round && Math.abs(length - width) < 1e-9)
    return { shape: { shape: 'circle', diameter: length, depth }, used };
  const shape =
    /\b(?:kidney|irregular|natural|bean|peanut|freeform|free form|organic|l shaped|teardrop|wildlife)\b/.test(
      words,
    )
      ? 'kidney'
      : /\b(?:oval|ellipse|elliptical|egg shaped)\b/.test(words)
        ? 'ellipse'
        : 'rectangle';
  return { shape: { shape, length, width, depth }, used };
};
