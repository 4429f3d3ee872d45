import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../quantity.ts';
import { understand } from '../understand.ts';

type Row = readonly [text: string, ...amounts: (readonly [number, UnitId | null])[]];

/** What each phrase says, by its meaning. */
const rows: readonly Row[] = [
  ['0.5ppm', [0.5, 'mg/l']],
  ['0.25 mg/L', [0.25, 'mg/l']],
  ['1 mg/l', [1, 'mg/l']],
  ['0,5 mg/l', [0.5, 'mg/l']],
  ['1.5 parts per million', [1.5, 'mg/l']],
  ['4 dKH', [4, 'dkh']],
  ['12 dGH', [12, 'dgh']],
  ['2.1 mmol/l', [2.1, 'mmol']],
  ['72f', [72, 'fahrenheit']],
  ['72 °F', [72, 'fahrenheit']],
  ['72 degrees', [72, 'fahrenheit']],
  ['68 degrees fahrenheit', [68, 'fahrenheit']],
  ['22c', [22, 'celsius']],
  ['22 °C', [22, 'celsius']],
  ['22 degrees', [22, 'celsius']],
  ['18 deg C', [18, 'celsius']],
  ['-2 C', [-2, 'celsius']],
  ['12,000 litres', [12000, 'litre']],
  ['12.000 L', [12000, 'litre']],
  ['12 000 litres', [12000, 'litre']],
  ['12000l', [12000, 'litre']],
  ['9500 ltrs', [9500, 'litre']],
  ['3k litres', [3000, 'litre']],
  ['5k', [5000, null]],
  ['2-3k litres', [2500, 'litre']],
  ['2500 UK gallons', [2500, 'uk-gallon']],
  ['2500 imperial gallons', [2500, 'uk-gallon']],
  ['1500 gallons (UK)', [1500, 'uk-gallon']],
  ['3000 US gal', [3000, 'us-gallon']],
  ['3000 american gallons', [3000, 'us-gallon']],
  ['3000 gal', [3000, 'gallon']],
  ['ten thousand litres', [10000, 'litre']],
  ['fifteen thousand litres', [15000, 'litre']],
  ['15 m3', [15, 'm3']],
  ['15 m³', [15, 'm3']],
  ['15 cubic metres', [15, 'm3']],
  ['640 cubic feet', [640, 'ft3']],
  ['45 cm', [45, 'cm']],
  ['18 inches', [18, 'inch']],
  ['18 inch', [18, 'inch']],
  ['18"', [18, 'inch']],
  ['5 ft 6 in', [5.5, 'foot']],
  [`5'6"`, [5.5, 'foot']],
  ['1.2m deep', [1.2, 'm']],
  ['a kilo of salt', [1, 'kg']],
  ['half a kilo of salt', [0.5, 'kg']],
  ['two and a half kilos', [2.5, 'kg']],
  ['2.5kg', [2.5, 'kg']],
  ['5 lbs', [5, 'lb']],
  ['10 lb 8 oz', [10.5, 'lb']],
  ['1/2 lb', [0.5, 'lb']],
  ['2 1/2 lb', [2.5, 'lb']],
  ['2½ lb', [2.5, 'lb']],
  ['250 ml', [250, 'ml']],
  ['a pint', [1, 'pint']],
  ['2 pints', [2, 'pint']],
  ['0.3%', [0.3, 'percent']],
  ['0.3 per cent', [0.3, 'percent']],
  ['3 ppt', [3, 'ppt']],
  ['20-22 C', [21, 'celsius']],
  ['between 5 and 6 dkh', [5.5, 'dkh']],
  ['20 to 22 degrees', [21, 'celsius']],
  ['a dozen koi', [12, 'fish']],
  ['a couple of weeks', [2, 'week']],
  ['three weeks', [3, 'week']],
  ['8000 lph', [8000, 'litre-per-hour']],
  ['55 watts', [55, 'watt']],
  ['1.200.000', [1200000, null]],
  ['8,5', [8.5, null]],
  ['1,680 g', [1680, 'g']],
  ['1.5 kg', [1.5, 'kg']],
  ['1.500 kg', [1.5, 'kg']],
  // No amounts at all.
  ['one of them is ill'],
  ['the 2nd pond'],
  ['at 7:30 am'],
  ['24/7'],
];

describe('amounts as people type them', () => {
  test.each(rows.map(([text, ...amounts]) => ({ text, amounts })))('$text', ({ text, amounts }) => {
    const found = understand(text).quantities.map(({ value, unit }) => [
      Number(value.toFixed(4)),
      unit,
    ]);
    expect(found).toEqual(amounts);
  });

  test('a range keeps both ends', () => {
    const [range] = understand('temp 20-22 C').quantities;
    expect(range).toMatchObject({ low: 20, high: 22, unit: 'celsius' });
  });

  test('"2 in my pond" is no length', () => {
    expect(understand('i have 2 in my pond').quantities).toMatchObject([{ value: 2, unit: null }]);
  });

  test('rough amounts are told to be rough', () => {
    expect(understand('about 5000 litres').quantities[0]?.about).toBe(true);
    expect(understand('5000ish litres').quantities[0]?.value).toBe(5000);
    expect(understand('5000 litres or so').quantities[0]?.about).toBe(true);
    expect(understand('5000 litres').quantities[0]?.about).toBe(false);
  });

  test('it is found where it was typed', () => {
    const text = 'My pond: 12,000 Litres';
    const [amount] = understand(text).quantities;
    expect(amount?.text).toBe('12,000 Litres');
    expect(text.slice(amount?.at).startsWith('12,000')).toBe(true);
  });
});
