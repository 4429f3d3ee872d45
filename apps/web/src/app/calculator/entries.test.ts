import { describe, expect, it } from 'vitest';
import {
  emptyEntries,
  entriesOfQuery,
  inSystem,
  queryOf,
  shownFields,
  systemsOf,
} from './entries.ts';
import { choice, number } from './fields.ts';
import { readField } from './read-field.ts';
import { keepSystem, readSystem } from './system-store.ts';

const fields = {
  volume: number({ label: 'Volume', quantity: 'volume', low: 50, high: 2e6, usual: 12_000 }),
  ph: number({ label: 'pH', quantity: 'plain', low: 4, high: 11, usual: 8.4 }),
  kind: choice({ label: 'Kind', options: { a: 'A', b: 'B' }, initial: 'a' }),
  salt: number({
    label: 'Salt',
    quantity: 'mass',
    low: 1,
    high: 1e6,
    usual: 1000,
    when: ({ kind }) => kind === 'b',
  }),
};
const text = (id: keyof typeof fields, entry: { text: string; unit: string }): string => {
  const read = readField(fields[id], entry);
  return read.ok ? `value ${String(read.value)}` : read.sentence;
};

describe('addresses', () => {
  it('keep text and unit exactly, whatever was typed', () => {
    for (const typed of ['1000', '8,4', ' 12 ', 'a_b', '<b>&"', '日本', '%', '1000_l']) {
      const entries = { ...emptyEntries(fields, 'us'), volume: { text: typed, unit: 'uk-gal' } };
      const read = entriesOfQuery(fields, queryOf(fields, entries), 'metric');
      expect(read['volume']).toEqual({ text: typed, unit: 'uk-gal' });
    }
  });
  it('without a unit leave it unsaid, so that nothing is worked out', () => {
    const { volume } = entriesOfQuery(fields, '?volume=1000', 'metric');
    expect(volume?.text).toBe('1000');
    expect(text('volume', volume ?? { text: '', unit: '' })).toMatch(/^Choose the unit/);
  });
  it('that name what does not exist are shown and refused', () => {
    const read = entriesOfQuery(
      fields,
      '?volume=1000_gal&kind=toString&other=1&ph=%E0%A4',
      'metric',
    );
    expect(Object.keys(read)).toEqual(Object.keys(fields));
    expect(text('volume', read['volume'] ?? { text: '', unit: '' })).toMatch(/^Choose the unit/);
    expect(text('kind', read['kind'] ?? { text: '', unit: '' })).toBe('Choose one: A, B.');
    expect(text('ph', read['ph'] ?? { text: '', unit: '' })).toMatch(/^Type digits only/);
  });
  it('leave out what is not asked for', () => {
    const entries = entriesOfQuery(fields, '?kind=b&salt=2_kg', 'metric');
    expect(shownFields(fields, entries).map(([id]) => id)).toContain('salt');
    const other = { ...entries, kind: { text: 'a', unit: '' } };
    expect(queryOf(fields, other)).toBe('kind=a');
  });
});

describe('the switch of units', () => {
  it('keeps the volume, and comes back to what was typed', () => {
    const metric = { ...emptyEntries(fields, 'metric'), volume: { text: '1000', unit: 'l' } };
    const uk = inSystem(fields, metric, 'uk');
    expect(uk['volume']).toEqual({ text: '219.969', unit: 'uk-gal' });
    expect(inSystem(fields, uk, 'metric')['volume']).toEqual({ text: '1000', unit: 'l' });
  });
  it('leaves alone what cannot be read', () => {
    const entries = { ...emptyEntries(fields, 'metric'), volume: { text: '1,000', unit: 'l' } };
    expect(inSystem(fields, entries, 'us')['volume']).toEqual({ text: '1,000', unit: 'l' });
  });
  it('shows the system only where all units are of it', () => {
    expect(systemsOf(fields, emptyEntries(fields, 'us'))).toEqual(['us']);
    const litres = { ...emptyEntries(fields, 'us'), volume: { text: '', unit: 'l' } };
    expect(systemsOf(fields, litres)).toEqual(['metric']);
    // Salt is asked for then, and stands in pounds.
    const mixed = { ...litres, kind: { text: 'b', unit: '' } };
    expect(systemsOf(fields, mixed)).toEqual([]);
  });
  it('is metric where the browser keeps nothing or something else', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    expect(readSystem(blocked)).toBe('metric');
    expect(() => keepSystem(blocked, 'us')).not.toThrow();
    expect(readSystem(() => ({ getItem: () => 'imperial', setItem: () => undefined }))).toBe(
      'metric',
    );
    expect(readSystem(() => ({ getItem: () => 'us', setItem: () => undefined }))).toBe('us');
  });
});

describe('sentences at a field', () => {
  it.each([
    ['', 'Type a number, such as 12000.'],
    ['12000 l', 'Type digits only, such as 12000.'],
    ['-5', 'Too low. Type a number from 50 to 2,000,000 litres.'],
    ['0', 'Too low. Type a number from 50 to 2,000,000 litres.'],
    ['9999999', 'Too high. Type a number from 50 to 2,000,000 litres.'],
  ])('for the volume %j: %s', (typed, sentence) => {
    expect(text('volume', { text: typed, unit: 'l' })).toBe(sentence);
  });
  it.each([
    ['84', 'Too high. Type a number from 4 to 11.'],
    ['8,4', /^A comma can be read in two ways/],
  ])('for the pH %j', (typed, sentence) => {
    expect(text('ph', { text: typed, unit: '' })).toMatch(sentence);
  });
  it('names limits that lie inside the range, in the unit at hand', () => {
    // 50 l are 10.998 UK gallons, 2,000,000 l are 528,344 US gallons.
    expect(text('volume', { text: '1', unit: 'uk-gal' })).toMatch(/from 11 to 439,000 UK gallons/);
    expect(text('volume', { text: '1', unit: 'us-gal' })).toMatch(/to 528,000 US gallons/);
  });
});
