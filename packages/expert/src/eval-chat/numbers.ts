import type { Expected } from './case.ts';
import { unitAt, unitCalled } from './units.ts';

const NUMBER = String.raw`(?:\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?(?![\d,])|\d+(?:[.,]\d+)?|\.\d+)`;
/** The digits of NH3, H2O2 and KMnO4 are no numbers. */
const NUMBERS = new RegExp(String.raw`(?<![\d.,]|NH|NO|nO|CO|\bH|\bO|2O)${NUMBER}`, 'g');
/** "24-30 g", "24 to 30 g", "between 24 and 30 g"; in "24 g or 30 g" each has its own unit. */
const RANGE = new RegExp(String.raw`^ ?(?:-|to|and|or|\.\.) ?${NUMBER}`, 'i');

/** What a written number may mean: "1,680" is 1680; "0,152" is 0.152; "12 000" is 12000. */
const readings = (written: string): number[] => {
  const plain = Number(written.replace(/[, ]/g, ''));
  if (!/,/.test(written) || /,\d{3}/.test(written)) {
    const decimal = /^0,\d+$/.test(written) ? [Number(written.replace(',', '.'))] : [];
    return [plain, ...decimal];
  }
  return [Number(written.replace(',', '.'))];
};

const hasUnit = (rest: string, unit: string): { factor: number } | null => {
  const wanted = unitCalled(unit);
  if (wanted === null) {
    const here = rest.trimStart().toLowerCase();
    return here.startsWith(unit.trim().toLowerCase()) ? { factor: 1 } : null;
  }
  const found = unitAt(rest);
  return found?.base === wanted.base ? { factor: found.factor / wanted.factor } : null;
};

/** Rounding of binary fractions may not decide at the edge of a tolerance. */
const EPSILON = 1e-9;

/**
 * Whether a number within the tolerance stands in the text, with that unit behind it when one is
 * asked for; g and kg, ml, l and m3 are converted. The first number of a range takes the unit of
 * the second. `text` is flattened: plain spaces and dashes.
 */
export const hasNumber = (text: string, { value, tol, unit }: Expected): boolean => {
  for (const match of text.matchAll(NUMBERS)) {
    let rest = text.slice(match.index + match[0].length);
    if (unit !== null && hasUnit(rest, unit) === null)
      rest = rest.slice(RANGE.exec(rest)?.[0].length ?? 0);
    const factor = unit === null ? 1 : hasUnit(rest, unit)?.factor;
    if (factor === undefined) continue;
    if (readings(match[0]).some((n) => Math.abs(n * factor - value) <= tol + EPSILON)) return true;
  }
  return false;
};
