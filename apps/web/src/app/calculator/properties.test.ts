import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inSystem } from './entries.ts';
import { number } from './fields.ts';
import {
  fromBase,
  quantities,
  toBase,
  unitOf,
  type QuantityId,
  type System,
} from './quantities.ts';
import { readField, type Entry } from './read-field.ts';
import { typedText } from './words.ts';

const RUNS = { numRuns: 10_000 };

const ids = Object.keys(quantities) as QuantityId[];
const units = ids.flatMap((quantity) =>
  Object.keys(quantities[quantity].units).map((unit) => ({ quantity, unit })),
);
const fieldOf = (quantity: QuantityId) =>
  number({ label: 'x', quantity, low: 0, high: 1e12, usual: 1 });
const valueOf = (quantity: QuantityId, entry: Entry): number => {
  const read = readField(fieldOf(quantity), entry);
  if (!read.ok || typeof read.value !== 'number') throw new Error(JSON.stringify([entry, read]));
  return read.value;
};
const within = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= share * Math.abs(b);

/** As somebody types it: no more than six decimals. */
const typed = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, decimals]) => (digits / 10 ** decimals).toFixed(decimals));
const anyUnit = fc.constantFrom(...units);
const system = fc.constantFrom<System>('metric', 'uk', 'us');

it('an amount typed in any unit and switched twice keeps its value within 0.1 %', () => {
  fc.assert(
    fc.property(typed, anyUnit, system, system, (text, { quantity, unit }, first, second) => {
      // Below its own zero a temperature has no share to compare.
      fc.pre(quantity !== 'temperature');
      const fields = { it: fieldOf(quantity) };
      const before = valueOf(quantity, { text, unit });
      const once = inSystem(fields, { it: { text, unit } }, first);
      const twice = inSystem(fields, once, second);
      return [once, twice].every(
        ({ it: entry }) => entry !== undefined && within(valueOf(quantity, entry), before, 0.001),
      );
    }),
    RUNS,
  );
});

it('an amount typed in one unit and typed again in another is the same within 0.1 %', () => {
  fc.assert(
    fc.property(typed, anyUnit, fc.nat(), (text, { quantity, unit }, pick) => {
      fc.pre(quantity !== 'temperature');
      const others = Object.values(quantities[quantity].units);
      const other = others[pick % others.length];
      const id = Object.keys(quantities[quantity].units)[pick % others.length];
      if (other === undefined || id === undefined) return false;
      const base = valueOf(quantity, { text, unit });
      const again = typedText(fromBase(base, other));
      return within(valueOf(quantity, { text: again, unit: id }), base, 0.001);
    }),
    RUNS,
  );
});

it('a temperature switched to °F and back keeps within 0.001 °C', () => {
  const fields = {
    it: number({ label: 'x', quantity: 'temperature', low: -50, high: 100, usual: 20 }),
  };
  fc.assert(
    fc.property(fc.integer({ min: -300, max: 1000 }), (tenths) => {
      const entry = { text: (tenths / 10).toFixed(1), unit: 'c' };
      const there = inSystem(fields, { it: entry }, 'us');
      const back = inSystem(fields, there, 'metric');
      return there['it']?.unit === 'f' && Math.abs(Number(back['it']?.text) - tenths / 10) < 0.001;
    }),
    RUNS,
  );
});

it('never takes a UK gallon for a US one: the ratio is that of the two laws', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const uk = valueOf('volume', { text, unit: 'uk-gal' });
      const us = valueOf('volume', { text, unit: 'us-gal' });
      return (
        within(uk / us, 4.54609 / 3.785411784, 1e-9) && within(uk, Number(text) * 4.54609, 1e-9)
      );
    }),
    RUNS,
  );
});

it('a gallon without its country is no unit, however it is written', () => {
  const entries = ['gal', 'gallons', 'gallon', 'g', '?', '', 'toString', '__proto__', 'uk gal'];
  for (const unit of entries) {
    const read = readField(fieldOf('volume'), { text: '1000', unit });
    expect(read).toMatchObject({ ok: false, missing: false });
    expect(read.ok ? '' : read.sentence).toMatch(/UK gallons, US gallons/);
  }
});

it('no text that is not a plain number within the range ever gives a number', () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE xX∞½٣'), maxLength: 8 }),
  );
  const field = number({ label: 'pH', quantity: 'plain', low: 4, high: 11, usual: 8.4 });
  fc.assert(
    fc.property(hostile, (text) => {
      const read = readField(field, { text, unit: '' });
      const isPlain = /^\s*\+?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text);
      const isRight = isPlain && Number(text) >= 4 && Number(text) <= 11;
      return read.ok === isRight && (read.ok || /\.$/.test(read.sentence));
    }),
    RUNS,
  );
});

it('units read back what they write', () => {
  fc.assert(
    fc.property(typed, anyUnit, (text, { quantity, unit }) => {
      const known = unitOf(quantity, unit);
      return (
        known !== undefined &&
        Math.abs(fromBase(toBase(Number(text), known), known) - Number(text)) <=
          1e-9 * (Math.abs(Number(text)) + 100)
      );
    }),
    RUNS,
  );
});
