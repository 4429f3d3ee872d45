import { levels, type Level } from '@nishiki/koi-science/bands';
import { segmentsOf, waterBands, type Segment } from '@nishiki/knowledge/water/bands';
import type { WaterId } from '@nishiki/knowledge/water/schema';
import { unitViews } from '@nishiki/knowledge/water/units';

export type Shown = (value: number) => string;

/** A pH is read to one decimal; other edges are printed as they are set. */
const shownOf = (id: WaterId): Shown =>
  id === 'ph' ? (value) => value.toFixed(1) : (value) => String(value);

/** A stretch in words: whether its ends count in is said, since a level hangs on it. */
export const stretchWords = (segment: Segment, shown: Shown): string => {
  const { from, fromIn, to, toIn } = segment;
  if (to === null) return `${fromIn ? 'from' : 'over'} ${shown(from ?? 0)}`;
  if (from === null || (from === 0 && fromIn && !toIn)) return `under ${shown(to)}`;
  if (from === to) return shown(to);
  if (from === 0 && fromIn) return `up to ${shown(to)}`;
  return `${fromIn ? '' : 'over '}${shown(from)} to ${toIn ? '' : 'under '}${shown(to)}`;
};

const inUnit = (words: string, unit: string): string => (unit === '' ? words : `${words} ${unit}`);

/** All stretches of a level, in the unit of the bands; '' where there is none. */
export const levelRange = (id: WaterId, level: Level): string => {
  const bands = waterBands[id];
  if (bands === null) return '';
  const own = segmentsOf(bands).filter((segment) => segment.level === level);
  const words = own.map((segment) => stretchWords(segment, shownOf(id))).join(', or ');
  return own.length === 0 ? '' : inUnit(words, bands.unit);
};

/** The same in every other unit in which it is printed. */
export const otherRanges = (id: WaterId, level: Level): readonly string[] => {
  const bands = waterBands[id];
  if (bands === null) return [];
  const own = segmentsOf(bands).filter((segment) => segment.level === level);
  return (unitViews[id] ?? []).map(({ unit, of, digits }) => {
    const shown: Shown = (value) => String(Number(of(value).toFixed(digits)));
    const words = own.map((each) => stretchWords(each, shown));
    return inUnit(words.join(', or '), unit);
  });
};

/** Levels that the parameter has, the best first. */
export const levelsOf = (id: WaterId): readonly Level[] =>
  levels.filter((level) => levelRange(id, level) !== '');

/** What stands under the drawn bands: the edge between two stretches. */
export const edgeWords = (id: WaterId, value: number): string => shownOf(id)(value);
