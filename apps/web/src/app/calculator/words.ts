import {
  fromBase,
  unitOf,
  unitsTold,
  type QuantityId,
  type System,
  type Unit,
} from './quantities.ts';
import type { Figure } from './tool.ts';

/** Browsers take some 10 ms to make a formatter, so each is made once. */
const formats = new Map<number, Intl.NumberFormat>();
const formatOf = (digits: number): Intl.NumberFormat => {
  const made =
    formats.get(digits) ?? new Intl.NumberFormat('en-GB', { maximumSignificantDigits: digits });
  formats.set(digits, made);
  return made;
};

/**
 * A number in words that are read, such as '12,500'.
 * @param digits how many figures count
 */
export const numberWords = (value: number, digits = 3): string => formatOf(digits).format(value);

/** A number with its unit behind it. */
const withUnit = (base: number, unit: Unit, digits?: number): string =>
  `${numberWords(fromBase(base, unit), digits)} ${unit.name}`.trim();

/** An amount in every unit in which it is told, that of the keeper first. @param base in base units */
export const amountIn = (
  quantity: QuantityId,
  base: number,
  system: System,
  digits?: number,
): string[] => unitsTold(quantity, base, system).map((unit) => withUnit(base, unit, digits));

/** A figure as it is printed: in its one unit, or in all that are told. */
export const figureWords = (
  { quantity, value, digits, unit }: Figure,
  system: System,
): string[] => {
  const only = unit === undefined ? undefined : unitOf(quantity, unit);
  return only === undefined
    ? amountIn(quantity, value, system, digits)
    : [withUnit(value, only, digits)];
};

/** Says an amount in the keeper's own unit, inside a sentence. */
export type Say = (quantity: QuantityId, base: number, digits?: number) => string;

export const sayIn =
  (system: System): Say =>
  (quantity, base, digits) =>
    amountIn(quantity, base, system, digits)[0] ?? '';

/** Lowest error that is taken to write a number shorter: far below what any test kit tells. */
const SHORT = 2e-6;

/** Without an exponent, which is not read: below a millionth JavaScript writes one. */
const plain = (value: number, figures: number): string => {
  if (value === 0 || Math.abs(value) >= 1e-6) return String(value);
  return value.toFixed(figures - 1 - Math.floor(Math.log10(Math.abs(value))));
};

/** A number as a keeper would type it, in as few figures as keep it, such as '219.969'. */
export const typedText = (value: number): string => {
  for (let figures = 1; figures < 12; figures += 1) {
    const short = Number(value.toPrecision(figures));
    if (Math.abs(short - value) <= SHORT * Math.abs(value)) return plain(short, figures);
  }
  return String(value);
};

/** The nearest number of three figures that still lies within a limit. */
export const limitWords = (value: number, side: 'low' | 'high'): string => {
  if (value === 0) return '0';
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
  // A hair inwards, so that 50 / 1 is not taken for 50.000001.
  const steps = value / step + (side === 'low' ? -1e-9 : 1e-9);
  return numberWords((side === 'low' ? Math.ceil(steps) : Math.floor(steps)) * step, 4);
};
