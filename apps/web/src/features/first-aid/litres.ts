import { readNumber, type NumberFault } from '@nishiki/koi-science/read-number';
import { fromBase, litresIn, toBase } from '@nishiki/koi-science/units';

/** Gallons differ by a fifth, so both are named in full. */
export const units = { l: 'litres', 'uk-gal': 'UK gallons', 'us-gal': 'US gallons' } as const;
export type Unit = keyof typeof units;

/** A small tub, and a lake: what lies beyond is a slip. Litres. */
const LEAST = 50;
const MOST = 2_000_000;

const figures = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

const problems: Readonly<Record<Exclude<NumberFault, 'missing'>, (unit: Unit) => string>> = {
  comma: () => 'Leave out commas: 12000 for twelve thousand, 950.5 with a point.',
  text: () => 'Digits only, such as 12000.',
  'too-low': (unit) => `Too little for a pond: at least ${volumeWords(LEAST, unit)}.`,
  'too-high': (unit) => `Too much for a pond: at most ${volumeWords(MOST, unit)}.`,
};

export type LitresRead = { litres: number | null; problem: string | null };

/** Litres of what was typed; null with a sentence where that is no volume, and without while it is empty. */
export const readLitres = (typed: string, unit: Unit): LitresRead => {
  const bound = (litres: number) => fromBase(litresIn, litres, unit);
  const read = readNumber(typed, bound(LEAST), bound(MOST));
  if (read.ok) return { litres: toBase(litresIn, read.value, unit), problem: null };
  return { litres: null, problem: read.fault === 'missing' ? null : problems[read.fault](unit) };
};

/** Such as '3,330': three digits that count, in the keeper's unit. */
export const figure = (litres: number, unit: Unit): string =>
  figures.format(fromBase(litresIn, litres, unit));

/** Such as '3,330 litres'. */
export const volumeWords = (litres: number, unit: Unit): string =>
  `${figure(litres, unit)} ${units[unit]}`;

/** Such as '70 g' or '12.5 kg'. */
export const massWords = (grams: number): string =>
  grams < 1000 ? `${figures.format(grams)} g` : `${figures.format(grams / 1000)} kg`;
