import { describe, expect, it } from 'vitest';
import { reckon } from '../../../app/calculator/reckon.ts';
import { emptyEntries } from '../../../app/calculator/entries.ts';
import type { Tool } from '../../../app/calculator/tool.ts';
import { crosses } from './crosses.ts';
import { feeding } from './feeding.ts';
import { growth } from './growth.tsx';
import { hatching } from './hatching.ts';
import { stocking } from './stocking.ts';
import { weight } from './weight.ts';

/** Fills a form in metric units with what is typed, and reckons. */
const filled = (tool: Tool, typed: Record<string, string>) => {
  const entries = { ...emptyEntries(tool.fields, 'metric') };
  for (const [id, text] of Object.entries(typed))
    entries[id] = { text, unit: entries[id]?.unit ?? '' };
  return reckon(tool, entries, 'metric');
};
const resultOf = (tool: Tool, typed: Record<string, string>) => {
  const { result, faults } = filled(tool, typed);
  if (result === null) throw new Error(JSON.stringify(faults));
  return result;
};
const values = (tool: Tool, typed: Record<string, string>): number[] =>
  resultOf(tool, typed).figures.map(({ value }) => value);

const fish = { know: 'weight', weight: '1', tested: 'no' };

describe('feeding (facts B.2), for a kilogram of fish', () => {
  it.each([
    [4, 'No food', []],
    [7.9, 'No food', []],
    [9, 'only if they ask', []],
    [11, 'Two or three times a week', [2, 4]],
    [14, 'Four or five times a week', [5]],
    [16, 'Once a day', [5, 10]],
    [20, 'Twice a day', [10]],
    [24, 'Three or four times a day', [10, 20]],
    [27, 'Twice a day; check the oxygen', [10]],
    [29, 'Half or nothing', [5]],
  ])('at %d °C: %s', (celsius, words, grams) => {
    const result = resultOf(feeding, { ...fish, temperature: String(celsius) });
    expect(result.headline).toContain(words);
    expect(result.figures.map(({ value }) => Number(value.toFixed(6)))).toEqual(grams);
  });

  const tested = { ...fish, tested: 'yes', temperature: '25', ph: '8.5' };
  it.each([
    // f(25, 8.5) = 0.1521 (facts D.3): 0.33 mg/l are 0.0502 of NH3, 0.32 are 0.0487.
    ['NH3 from 0.05 mg/l', { ammonia: '0.33' }, { ammonia: '0.32' }],
    ['nitrite from 1 mg/l', { nitrite: '1' }, { nitrite: '0.9' }],
    ['oxygen under 6 mg/l', { oxygen: '5.9' }, { oxygen: '6' }],
  ])('nothing with %s', (_, forbidden, allowed) => {
    const against = resultOf(feeding, { ...tested, ...forbidden });
    expect([against.headline, against.figures]).toEqual(['No food today.', []]);
    expect(resultOf(feeding, { ...tested, ...allowed }).figures).toHaveLength(2);
  });
  it('never judges ammonia without pH, and says what was not tested', () => {
    const { result, faults } = filled(feeding, { ...tested, ammonia: '1', ph: '' });
    expect([result, Object.keys(faults)]).toEqual([null, ['ph']]);
    expect(resultOf(feeding, { ...fish, temperature: '20' }).warnings).toHaveLength(1);
    const both = { ...tested, ammonia: '0', nitrite: '0' };
    expect(resultOf(feeding, both).warnings).toEqual([]);
  });
  it('scenario 8: 11 °C, 18 kg: 36 to 72 g', () => {
    const typed = { ...fish, weight: '18', temperature: '11' };
    expect(values(feeding, typed).map((grams) => grams.toFixed(6))).toEqual([
      '36.000000',
      '72.000000',
    ]);
  });
});

describe('stocking (facts B.3)', () => {
  it('scenario 8: 18 kg in 15 m³ are 1.2 kg/m³, in order', () => {
    const result = resultOf(stocking, { volume: '15000', know: 'weight', weight: '18' });
    expect([result.level, result.figures[0]?.value]).toEqual(['ideal', 1.2]);
  });
  it.each([
    ['9', 'Room to grow.'],
    ['15', 'Comfortable.'],
    ['20', 'Crowded'],
    ['20.1', 'Too many'],
  ])('%s kg in 10 m³: %s', (kilograms, words) => {
    const typed = { volume: '10000', know: 'weight', weight: kilograms };
    expect(resultOf(stocking, typed).headline).toContain(words);
  });
  it('adds up fish by length: 4 of 40 cm and 2 of 60 cm are 11.47 kg', () => {
    const typed = { know: 'lengths', sizes: '2', n1: '4', l1: '40', n2: '2', l2: '60' };
    const [density, grams] = values(stocking, { volume: '10000', ...typed });
    // 4 x 1066.67 + 2 x 3600 g.
    expect([grams?.toFixed(1), density?.toFixed(4)]).toEqual(['11466.7', '1.1467']);
  });
});

describe('weight (facts B.3 and D.3)', () => {
  it.each([
    ['10', '17'],
    ['20', '133'],
    ['40', '1067'],
    ['60', '3600'],
    ['80', '8533'],
    ['90', '12150'],
  ])('%s cm: %s g', (length, grams) => {
    expect(values(weight, { length })[0]?.toFixed(0)).toBe(grams);
  });
  it('condition: thin under 1.3, usual to 2.0, stocky over it', () => {
    // At 50 cm K is the weight in grams / 1,250.
    const words = ['1.62', '1.63', '2.5', '2.51'].map(
      (weighed) => resultOf(weight, { length: '50', weighed }).headline,
    );
    expect(words[0]).toMatch(/Thin/);
    expect(words[1]).toMatch(/usual/);
    expect(words[2]).toMatch(/usual/);
    expect(words[3]).toMatch(/Stocky/);
  });
  it('takes no weight that no koi of that length can have', () => {
    expect(Object.keys(filled(weight, { length: '50', weighed: '20' }).faults)).toEqual([
      'weighed',
    ]);
  });
});

describe('growth (facts B.8 and D.3)', () => {
  it.each([
    ['1', '26.7'],
    ['3', '50.0'],
    ['5', '63.2'],
    ['10', '76.0'],
  ])('%s years: three bands around %s cm', (age, good) => {
    const [low = 0, high = 0, middle = 0, jumbo = 0] = values(growth, { age });
    expect(Math.abs(middle - Number(good))).toBeLessThanOrEqual(0.0501);
    expect([low / middle, high / middle].map((part) => part.toFixed(3))).toEqual([
      '0.600',
      '0.700',
    ]);
    expect(jumbo).toBeGreaterThan(middle);
  });
  it('scenario 6: 42 cm at two years is above the good curve of 40', () => {
    const typed = { age: '2', length: '42' };
    expect(values(growth, typed)[2]?.toFixed(0)).toBe('40');
    expect(resultOf(growth, typed).headline).toMatch(/^Larger than under good keeping/);
  });
});

describe('hatching (facts B.9: 75 to 85 degree-days, 4 days at 20 °C)', () => {
  it('at a steady temperature', () => {
    expect(values(hatching, { by: 'steady', temperature: '20' })).toEqual([3.75, 4.25]);
  });
  it('by days that were measured', () => {
    const typed = { by: 'days', d1: '20', d2: '20', d3: '20' };
    expect(resultOf(hatching, typed).headline).toBe('Not yet.');
    expect(values(hatching, typed)).toEqual([60, 0.75]);
    expect(resultOf(hatching, { ...typed, d4: '20', d5: '20' }).headline).toBe(
      'From day 4 to day 5 they hatch.',
    );
  });
  it('asks for a day that was left out', () => {
    const typed = { by: 'days', d1: '20', d3: '20' };
    expect(Object.keys(filled(hatching, typed).faults)).toEqual(['d2']);
  });
});

describe('crosses (facts B.9)', () => {
  it.each([
    ['Aa', 'Aa', [75]],
    ['Aa', 'aa', [50]],
    ['AA', 'aa', [100]],
    ['aa', 'aa', [0]],
    ['shows', 'aa', [50, 100]],
  ])('black: %s x %s', (mother, father, shares) => {
    expect(values(crosses, { trait: 'black', mother, father })).toEqual(shares);
  });
  it('says of Kohaku x Kohaku: no black, and no share of white and red', () => {
    const result = resultOf(crosses, { trait: 'black', mother: 'aa', father: 'aa' });
    expect(result.headline).toBe('None of the young has black patches.');
    expect(result.says?.join(' ')).toMatch(/their shares cannot be known/);
  });
  it.each([
    ['mirror', 'pure', { Scaled: 100 }],
    ['mirror', 'carrier', { Scaled: 50, 'Mirror (doitsu)': 50 }],
    [
      'leather',
      'leather',
      { 'Mirror (doitsu)': 25, 'Leather (doitsu)': 50, 'Die: they carry NN': 25 },
    ],
    ['mirror', 'scaled', { 'Scaled, at least': 50, 'Scaled, at most': 100 }],
  ])('scales: %s x %s', (dam, sire, shares) => {
    const { figures, warnings } = resultOf(crosses, { trait: 'scales', dam, sire });
    expect(Object.fromEntries(figures.map(({ label, value }) => [label, value]))).toMatchObject(
      shares,
    );
    expect((warnings ?? []).length > 0).toBe(dam === 'leather');
  });
});
