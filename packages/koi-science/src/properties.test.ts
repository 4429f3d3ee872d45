import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossOf, crossScales, shareShowing, type Genotype } from './inheritance.ts';
import { readNumber } from './read-number.ts';
import {
  CACO3_PER_DEGREE,
  celsiusOf,
  centimetresIn,
  fahrenheitOf,
  fromBase,
  gramsIn,
  hardnessIn,
  litresIn,
  nitrateOf,
  nitriteOf,
  toBase,
} from './units.ts';
import { volumeBySalt, volumeOfShape } from './volume.ts';
import { afterChange, changeNeeded } from './water-change.ts';

const RUNS = { numRuns: 10_000 };
const amount = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.abs(b);

describe('units', () => {
  it.each([
    ['volumes', litresIn],
    ['lengths', centimetresIn],
    ['masses', gramsIn],
    ['hardness', hardnessIn],
  ])('%s come back from any other unit, 10,000 times', (_, table: Record<string, number>) => {
    const unit = fc.constantFrom(...Object.keys(table));
    fc.assert(
      fc.property(amount, unit, unit, (value, from, to) => {
        const there = fromBase(table, toBase(table, value, from), to);
        return near(fromBase(table, toBase(table, there, to), from), value);
      }),
      RUNS,
    );
  });
  it('°F and °C are each other turned round', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 150, noNaN: true }),
        (f) => Math.abs(fahrenheitOf(celsiusOf(f)) - f) < 1e-9,
      ),
      RUNS,
    );
    expect([32, 68, 212].map(celsiusOf)).toEqual([0, 20, 100]);
  });
  it('never takes a UK gallon for a US one: they differ by a fifth', () => {
    fc.assert(
      fc.property(amount, (gallons) => {
        const [uk, us] = [toBase(litresIn, gallons, 'uk-gal'), toBase(litresIn, gallons, 'us-gal')];
        return near(uk / us, 4.54609 / 3.785411784);
      }),
      RUNS,
    );
    expect([toBase(litresIn, 1000, 'uk-gal'), toBase(litresIn, 1000, 'us-gal')]).toEqual([
      4546.09, 3785.411784,
    ]);
  });
  it('knows the kit factors of the facts: NO2 3.28, NO3 4.43, one degree 17.85', () => {
    expect(nitriteOf(1).toFixed(2)).toBe('3.28');
    expect(nitrateOf(1).toFixed(2)).toBe('4.43');
    expect(CACO3_PER_DEGREE.toFixed(2)).toBe('17.85');
  });
});

const part = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const level = fc.double({ min: 0.001, max: 100, noNaN: true });

describe('water changes', () => {
  it('reach their target however they are split', () => {
    fc.assert(
      fc.property(level, part, part, (now, toTarget, toTap) => {
        const target = now * toTarget;
        const tap = target * toTap;
        const plan = changeNeeded(now, target, tap);
        if (plan.kind !== 'plan') return false;
        let reached = now;
        for (let i = 0; i < plan.times; i++) reached = afterChange(reached, tap, plan.each);
        return plan.each <= 0.5 + 1e-9 && Math.abs(reached - target) <= 1e-6 * now;
      }),
      RUNS,
    );
  });
  it('say so where the tap holds as much as is wanted', () => {
    expect(changeNeeded(1, 0.1, 0.1)).toEqual({ kind: 'impossible' });
    expect(changeNeeded(0.1, 0.1, 5)).toEqual({ kind: 'none' });
  });
});

describe('volume', () => {
  it('grows with every length', () => {
    const metres = fc.double({ min: 0.1, max: 50, noNaN: true });
    fc.assert(
      fc.property(metres, metres, metres, (length, width, depth) => {
        const of = (l: number) =>
          volumeOfShape({ shape: 'ellipse', length: l, width, depth }).litres;
        return of(length * 1.1) > of(length);
      }),
      RUNS,
    );
  });
  it('a straight-sided pond is the same by areas and by lengths', () => {
    const sloped = volumeOfShape({ shape: 'sloped', top: 12, middle: 12, bottom: 12, depth: 1.5 });
    const box = volumeOfShape({ shape: 'rectangle', length: 4, width: 3, depth: 1.5 });
    expect(sloped.litres).toBeCloseTo(box.litres, 6);
  });
  it('a circle is an ellipse of two equal axes', () => {
    const circle = volumeOfShape({ shape: 'circle', diameter: 3, depth: 1 }).litres;
    expect(circle).toBeCloseTo(
      volumeOfShape({ shape: 'ellipse', length: 3, width: 3, depth: 1 }).litres,
      9,
    );
  });
  it.each([
    [0, 0.02, 0.1],
    [1000, 0.1, 0.1],
    [1000, 0.1, 0.11],
    [1000, 0.2, 0.1],
    [1000, -0.1, 0.1],
    [1000, NaN, 0.1],
  ])('salt of %d g from %d to %d %% says nothing', (grams, before, after) => {
    expect(() => volumeBySalt(grams, before, after)).toThrow(RangeError);
  });
});

describe('inheritance', () => {
  const genotype = fc.constantFrom<Genotype>('AA', 'Aa', 'aa');
  it('adds up to one, whoever is named first', () => {
    fc.assert(
      fc.property(genotype, genotype, genotype, genotype, (a, b, c, d) => {
        const odds = crossOf(a, b);
        const scales = crossScales({ s: a, n: c }, { s: b, n: d });
        const sum = Object.values(scales).reduce((x, y) => x + y, 0);
        expect(odds).toEqual(crossOf(b, a));
        return near(odds.AA + odds.Aa + odds.aa, 1) && near(sum, 1);
      }),
    );
  });
  it('black: Aa x Aa gives three of four, Aa x aa half, Kohaku with Kohaku none (Gomelsky 1996)', () => {
    expect(shareShowing('Aa', 'Aa')).toEqual({ low: 0.75, high: 0.75 });
    expect(shareShowing('Aa', 'aa')).toEqual({ low: 0.5, high: 0.5 });
    expect(shareShowing('aa', 'aa')).toEqual({ low: 0, high: 0 });
    expect(shareShowing('shows', 'aa')).toEqual({ low: 0.5, high: 1 });
  });
  it('scales: doitsu with scaled gives all scaled, with a carrier half; leather with leather loses a quarter', () => {
    const doitsu = { s: 'aa', n: 'aa' } as const;
    expect(crossScales(doitsu, { s: 'AA', n: 'aa' }).scaled).toBe(1);
    expect(crossScales(doitsu, { s: 'Aa', n: 'aa' })).toMatchObject({ scaled: 0.5, mirror: 0.5 });
    const leather = { s: 'aa', n: 'Aa' } as const;
    expect(crossScales(leather, leather).dies).toBe(0.25);
  });
});

describe('typed numbers', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['8,4', 'comma'],
    ['1,000', 'comma'],
    ['eight', 'text'],
    ['8.4 mg', 'text'],
    ['1e3', 'text'],
    ['0x10', 'text'],
    ['-1', 'too-low'],
    ['84', 'too-high'],
    ['Infinity', 'text'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(readNumber(typed, 0, 14)).toEqual({ ok: false, fault });
  });
  it('reads what is plain', () => {
    expect(readNumber(' 8.4 ', 0, 14)).toEqual({ ok: true, value: 8.4 });
    expect(readNumber('.5', 0, 14)).toEqual({ ok: true, value: 0.5 });
  });
});
