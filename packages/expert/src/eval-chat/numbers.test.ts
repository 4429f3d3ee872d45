import { describe, expect, it } from 'vitest';
import { flatten } from './flatten.ts';
import { hasNumber } from './numbers.ts';

const has = (text: string, value: number, tol: number, unit: string | null = null): boolean =>
  hasNumber(flatten(text).text, { value, tol, unit });

describe('numbers in an answer', () => {
  it.each([
    ['It is 0.152 mg/L of NH3.', 0.152, 0.006, null],
    ['It is **0.15** mg/l.', 0.152, 0.006, 'mg/L'],
    ['It is 0.15 ppm.', 0.152, 0.006, 'mg/L'],
    ['That is 0,152 mg/l.', 0.152, 0.006, 'mg/l'],
    ['1,680 g in all', 1678, 60, 'g'],
    ['1 680 g in all', 1678, 60, 'g'],
    ['1\u202f680\u00a0g in all', 1678, 60, 'g'],
    ['1680 grams in all', 1678, 60, 'g'],
    ['1.68 kg in all', 1678, 60, 'g'],
    ['1680 g in all', 1.68, 0.05, 'kg'],
    ['24–30 g', 24, 0.5, 'g'],
    ['24–30 g', 30, 0.5, 'g'],
    ['24 to 30 grams', 24, 0.5, 'g'],
    ['between 24 and 30 g', 24, 0.5, 'g'],
    ['**24** to **30** g', 24, 0.5, 'g'],
    ['0.26 l of peroxide', 264, 5, 'ml'],
    ['12.5 m³ of water', 12_500, 100, 'l'],
    ['12,500 litres', 12_500, 100, 'L'],
    ['\u22125 °C', 5, 0, '°C'],
    ['raise it 1 °dKH a day', 1, 0, 'dKH'],
    ['raise it 1 dKH a day', 1, 0, 'dKH'],
    ['a 40 % change', 40, 1, '%'],
    ['a 40 per cent change', 40, 1, '%'],
    ['8.3 lbs', 8.3, 0.1, 'lb'],
    ['about 2,640 UK gallons', 2640, 10, 'uk gal'],
    ['at pH 8.4 22 °C', 22, 0, '°C'],
    ['24\\* 60', 60, 0, null],
  ])('%s holds %d within %d of %s', (text, value, tol, unit) => {
    expect(has(text, value, tol, unit)).toBe(true);
  });

  it.each([
    ['It is 0.15 mg/l.', 0.152, 0.001, null],
    ['24 mg/l', 24, 0.5, 'g'],
    ['24 kg', 24, 0.5, 'g'],
    ['124 g', 24, 0.5, 'g'],
    ['1,024 g', 24, 0.5, 'g'],
    ['24 of them weigh 30 g', 24, 0.5, 'g'],
    ['24 litres', 24, 0.5, 'ml'],
    ['no number at all', 0, 1, null],
    ['NH3 and H2O2', 3, 0, null],
    ['NH₃ and KMnO₄', 4, 0, null],
  ])('%s does not hold %d within %d of %s', (text, value, tol, unit) => {
    expect(has(text, value, tol, unit)).toBe(false);
  });
});
