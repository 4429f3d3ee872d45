/** Numbers as people write them, read token by token. */
import type { Token } from '../text/tokens.ts';

export type Amount = {
  readonly value: number;
  /** Index of the first token, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** "12.000": a German thousand or twelve. What it measures decides. */
  readonly thousandIfVolume: number | null;
  /** Written in words. */
  readonly inWords: boolean;
};

const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  couple: 2,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  zero: 0,
  nil: 0,
};
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const dotted = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const european = /^\d{1,3}(?:\.\d{3})+,\d+$/;

const bulk = /^(?:l|lt|ltr|ltrs|lit|lits|lite?rs?|litres?|gals?|gallons?|uk|us|imperial|g|grams?)$/;

/** Null for what is no number: "7.5.2023". */
const digitsOf = (typed: string): Pick<Amount, 'value' | 'thousandIfVolume'> | null => {
  const fraction = FRACTIONS[typed];
  if (fraction !== undefined) return { value: fraction, thousandIfVolume: null };
  const of = (text: string, thousandIfVolume: number | null = null) => {
    const value = Number(text);
    return Number.isFinite(value) && value < 1e9 ? { value, thousandIfVolume } : null;
  };
  if (/^0\d*,\d+$/.test(typed)) return of(typed.replace(',', '.'));
  if (thousands.test(typed)) return of(typed.replaceAll(',', ''));
  if (european.test(typed)) return of(typed.replaceAll('.', '').replace(',', '.'));
  if (/^\d+,\d{1,3}$/.test(typed)) return of(typed.replace(',', '.'));
  if (dotted.test(typed)) {
    const whole = Number(typed.replaceAll('.', ''));
    return /\..*\./.test(typed) ? of(String(whole)) : of(typed, whole);
  }
  return /^\d*\.?\d+$/.test(typed) ? of(typed) : null;
};

const isTouching = (one: Token | undefined, next: Token | undefined): boolean =>
  one !== undefined && next !== undefined && one.end === next.at;

/** Words that multiply the number before them; a lakh is Indian English. */
const manifold: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  lakh: 100_000,
  lakhs: 100_000,
};

/** "A kilo" is one; "twice a day" is none. */
const oneOf = /^(?:kilo|kg|pound|lb|pint|gallon|litre|liter|gram|ounce|foot|metre|meter|inch)$/;

const wordsFrom = (tokens: readonly Token[], from: number): Amount | null => {
  let at = from;
  let value: number | null = null;
  if (tokens[at]?.word === 'a' || tokens[at]?.word === 'an') {
    at += 1;
    if (oneOf.test(tokens[at]?.word ?? ''))
      return { value: 1, from, to: at, thousandIfVolume: null, inWords: true };
    if (!/^(?:couple|dozen|hundred|thousand|half|quarter|few)$/.test(tokens[at]?.word ?? ''))
      return null;
  }
  for (; at < tokens.length; at += 1) {
    const { word } = tokens[at] as Token;
    const one = small[word];
    if (one !== undefined && Object.hasOwn(small, word)) {
      if (value === null) value = one;
      else if (word === 'dozen' || word === 'couple') value *= one;
      else if (value >= 20 && one < 10 && value % 10 === 0 && one >= 1) value += one;
      else break;
    } else if (word === 'hundred') value = (value ?? 1) * 100;
    else if (word === 'thousand' || word === 'grand') value = (value ?? 1) * 1000;
    else if (word === 'a' && value !== null && tokens[at + 1]?.word === 'half') at += 1;
    else if (
      word === 'and' &&
      value !== null &&
      tokens[at + 1]?.word === 'a' &&
      tokens[at + 2]?.word === 'half'
    ) {
      value += 0.5;
      at += 2;
    } else if ((word === 'a' || word === 'an') && value !== null && value < 1) continue;
    else if (word === 'of' && tokens[at - 1]?.word === 'couple') continue;
    else break;
  }
  return value === null ? null : { value, from, to: at, thousandIfVolume: null, inWords: true };
};

/** The number that begins at this token, or null. */
export const amountAt = (tokens: readonly Token[], from: number): Amount | null => {
  const first = tokens[from];
  if (!first) return null;
  if (first.kind === 'word') return wordsFrom(tokens, from);
  if (first.kind !== 'number') return null;
  const digits = digitsOf(first.word);
  if (!digits) return null;
  let { value, thousandIfVolume } = digits;
  let to = from + 1;
  const [slash, below] = [tokens[to], tokens[to + 1]];
  if (slash?.word === '/' && below?.kind === 'number' && isTouching(first, slash)) {
    const under = Number(below.word);
    if (value > 0 && under > value && under <= 10 && Number.isInteger(value)) {
      value /= under;
      to += 2;
    } else return null;
  } else if (below && slash?.kind === 'number' && tokens[to + 1]?.word === '/') {
    // "2 1/2"
    const under = Number(tokens[to + 2]?.word);
    const over = Number(slash.word);
    if (over > 0 && under > over && under <= 10) {
      value += over / under;
      to += 3;
    }
  } else if (slash && FRACTIONS[slash.word] !== undefined) {
    value += FRACTIONS[slash.word] as number;
    to += 1;
  }
  if (
    /^[1-9]\d{0,2}$/.test(first.word) &&
    /^\d{3}$/.test(tokens[to]?.word ?? '') &&
    (tokens[to]?.at ?? 0) - first.end === 1 &&
    bulk.test(tokens[to + 1]?.word ?? '')
  ) {
    // "12 000 litres"
    value = value * 1000 + Number(tokens[to]?.word);
    to += 1;
  }
  const next = tokens[to];
  if (
    next?.word === 'k' &&
    (isTouching(tokens[to - 1], next) || tokens[to + 1]?.kind !== 'number')
  ) {
    value *= 1000;
    thousandIfVolume = null;
    to += 1;
  } else if (next && Object.hasOwn(manifold, next.word)) {
    value *= manifold[next.word] as number;
    to += 1;
  } else if (next?.word === 'dozen') {
    value *= 12;
    to += 1;
  }
  return { value, from, to, thousandIfVolume, inWords: false };
};
