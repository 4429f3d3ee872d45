import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

describe('volume', () => {
  test.each([
    ['12,000 litres', 12000, null],
    ['my pond holds 12000l measured with a meter', 12000, 'measured'],
    ['12,000 L, measured by salt', 12000, 'measured'],
    ['about 12000 litres', 12000, 'estimated'],
    ['roughly 10 m3', 10000, 'estimated'],
    ['I think its 5000 litres', 5000, 'estimated'],
    ['dealer said 8000 litres', 8000, 'estimated'],
    ['2000 uk gallons', 9092, null],
    ['3000 us gallons', 11356, null],
    ['pond is 5000 litres and I changed 500 litres', 5000, null],
    ['6,000 L pond, 2 g per 1000 litres', 6000, null],
    ['how many koi in 15 m3', 15000, null],
    ['2000 gallon (uk) pond', 9092, null],
    ['4000 litres tap water added to my 15000 litre pond', 15000, null],
    ['how much salt should i put in 6000 L', 6000, null],
    ['pond 14 tonnes', 14000, null],
    ['9000 litres i think', 9000, 'estimated'],
    ['1000 l pond with 5 koi about 20 cm long', 1000, null],
    ['12000 litres with salt at 0.1%', 12000, null],
    ['12000 litres, ph measured at 8', 12000, null],
    ['12000 litres, salt 0.1% by salt meter', 12000, null],
    ['12000 litres, still to be measured', 12000, 'estimated'],
    ['litres: 12000', 12000, null],
    ['not measured, 9000 litres', 9000, 'estimated'],
  ])('%s', (text, litres, how) => {
    const { volume } = understand(text);
    expect([Math.round(volume?.litres ?? -1), volume?.how]).toEqual([litres, how]);
  });

  test('an unnamed gallon stays one', () => {
    expect(understand('3000 gal pond').volume).toMatchObject({ litres: null, gallons: 3000 });
  });

  test.each([
    '2 g per 1000 litres',
    'pump of 8000 litres per hour',
    'a 500 litre water change',
    'a water change of 2000 litres',
    'pH 8',
  ])('no pond: %s', (text) => {
    expect(understand(text).volume).toBeNull();
  });

  test('how it was found, said alone', () => {
    expect(understand('only estimated').volumeHow).toBe('estimated');
    expect(understand('I measured it with a water meter').volumeHow).toBe('measured');
    expect(understand('just a guess').volumeHow).toBe('estimated');
    expect(understand('my koi is 40 cm').volumeHow).toBeNull();
  });
});

describe('shape', () => {
  test.each([
    ['5 x 3 x 1.2 m kidney', { shape: 'kidney', length: 5, width: 3, depth: 1.2 }],
    ['pond is 5m by 3m by 1.5m', { shape: 'rectangle', length: 5, width: 3, depth: 1.5 }],
    ['4m x 2m and 1m deep', { shape: 'rectangle', length: 4, width: 2, depth: 1 }],
    ['5m long 3m wide 1.2m deep', { shape: 'rectangle', length: 5, width: 3, depth: 1.2 }],
    ['round pond 4m across 1.5 m deep', { shape: 'circle', diameter: 4, depth: 1.5 }],
    ['oval 4 x 3 x 1 m', { shape: 'ellipse', length: 4, width: 3, depth: 1 }],
  ])('%s', (text, shape) => {
    expect(understand(text).shape).toEqual(shape);
  });

  test('round, with one side without a unit', () => {
    expect(understand('2.5m dia round vat 1.2 deep').shape).toEqual({
      shape: 'circle',
      diameter: 2.5,
      depth: 1.2,
    });
  });

  test('feet are turned', () => {
    const { shape } = understand('16ft by 10ft by 4ft');
    expect(shape).toMatchObject({ shape: 'rectangle' });
    expect((shape as { length: number }).length).toBeCloseTo(4.877, 2);
    expect((shape as { depth: number }).depth).toBeCloseTo(1.219, 2);
  });

  test('a fish has none', () => {
    expect(understand('koi of 42 cm').shape).toBeNull();
    expect(understand('2 koi in 3 m').shape).toBeNull();
  });

  test('salt that made the salt rise', () => {
    expect(understand('added 10 kg of salt, it went from 0.02 to 0.10 %').saltRise).toEqual({
      grams: 10000,
      before: 0.02,
      after: 0.1,
    });
    expect(understand('how much salt for 0.3%').saltRise).toBeNull();
  });
});

describe('equipment and what is ready', () => {
  test.each([
    ['air pump is running', 'aerated', true],
    ['no air pump', 'aerated', false],
    ['should I add an air pump?', 'aerated', null],
    ['zeolite is in the filter', 'zeolite', true],
    ['I removed the zeolite', 'zeolite', false],
    ['scrape showed costia', 'confirmed', true],
    ["haven't done a scrape", 'confirmed', false],
    ['I have peroxide ready', 'peroxideReady', true],
    ['no peroxide', 'peroxideReady', false],
    ['UV is off', 'uvOff', true],
    ['uv is on', 'uvOff', false],
    ['I can watch them all day', 'watched', true],
    ["can't stay with them", 'watched', false],
    ['added dechlorinator yesterday', 'thiosulphate', true],
  ] as const)('%s', (text, flag, value) => {
    expect(understand(text)[flag]).toBe(value);
  });

  test('a new filter, and plants', () => {
    expect(understand('filter is only 2 weeks old').isNewFilter).toBe(true);
    expect(understand('new pond set up last week').isNewFilter).toBe(true);
    expect(understand('mature filter').isNewFilter).toBe(false);
    expect(understand('water lilies in it').hasPlants).toBe(true);
    expect(understand('no plants').hasPlants).toBe(false);
  });
});
