import { describe, expect, test } from 'vitest';
import type { Reading } from '../../message.ts';
import { understand } from '../understand.ts';

const near = (reading: Reading): Record<string, number> =>
  Object.fromEntries(Object.entries(reading).map(([id, value]) => [id, Number(value.toFixed(2))]));

const rows: readonly (readonly [string, Reading])[] = [
  ['ammonia 1', { ammonia: 1 }],
  ['1 ppm of amonia', { ammonia: 1 }],
  ['ammonia is at 0.5ppm', { ammonia: 0.5 }],
  ['my ammonia test reads 1 mg/L', { ammonia: 1 }],
  ['NH3/NH4 1.0', { ammonia: 1 }],
  ['TAN 2.0', { ammonia: 2 }],
  ['ph is 8.5', { ph: 8.5 }],
  ['pH8.5', { ph: 8.5 }],
  ['ph 8,5', { ph: 8.5 }],
  ['the PH was 7.4 this morning', { ph: 7.4 }],
  ['nitrite zero', { nitrite: 0 }],
  ['no nitrites', { nitrite: 0 }],
  ['NO2 0.5', { nitrite: 0.5 }],
  ['nitrIte 0.25 nitrAte 40', { nitrite: 0.25, nitrate: 40 }],
  ['kh 2', { kh: 2 }],
  ['KH 120 ppm', { kh: 6.72 }],
  ['alkalinity 120', { kh: 6.72 }],
  ['kh is 6 degrees', { kh: 6 }],
  ['KH 90 mg/L CaCO3', { kh: 5.04 }],
  ['kh 2 mmol/l', { kh: 5.6 }],
  ['gh 12', { gh: 12 }],
  ['temp 22', { temperature: 22 }],
  ['temp 72', { temperature: 22.2 }],
  ['water is 72f', { temperature: 22.2 }],
  ['22 C water', { temperature: 22 }],
  ['its 22c here', { temperature: 22 }],
  ['DO 4', { oxygen: 4 }],
  ['dissolved oxygen is 6.5 mg/l', { oxygen: 6.5 }],
  ['chlorine 0.5', { chlorine: 0.5 }],
  ['chloramine 2 ppm', { chloramine: 2 }],
  ['salt 0.3%', { salt: 0.3 }],
  ['salinity 3 ppt', { salt: 0.3 }],
  ['salt at 0.1 per cent', { salt: 0.1 }],
  ['no salt in the pond', { salt: 0 }],
  ['ammonia as N 1 ppm', { ammonia: 1.22 }],
  ['NH3-N 1.0', { ammonia: 1.22 }],
  ['NO2-N 0.3 mg/l', { nitrite: 0.99 }],
  ['nitrate-N 10', { nitrate: 44.27 }],
  ['free ammonia 0.05', { nh3: 0.05 }],
  ['un-ionised ammonia is 0.02 mg/l', { nh3: 0.02 }],
  ['pH 8.4, TAN 2.0, NO2 0.5, 22 °C', { ph: 8.4, ammonia: 2, nitrite: 0.5, temperature: 22 }],
  ['ph 8.2 ammonia 0.5 nitrite 0 kh 6', { ph: 8.2, ammonia: 0.5, nitrite: 0, kh: 6 }],
  ['1 ammonia, 0.5 nitrite, 8.2 ph', { ammonia: 1, nitrite: 0.5, ph: 8.2 }],
  ['0.5 ppm ammonia and 0.25 ppm nitrite', { ammonia: 0.5, nitrite: 0.25 }],
  [
    'ammonia: 0.5\nnitrite: 0.1\nph: 8\ntemp: 19',
    { ammonia: 0.5, nitrite: 0.1, ph: 8, temperature: 19 },
  ],
  ['ammonia=0.5 nitrite=0', { ammonia: 0.5, nitrite: 0 }],
  ['ammonia and nitrite are both 0, ph 7.8', { ammonia: 0, nitrite: 0, ph: 7.8 }],
  ['0 ammonia 0 nitrite 20 nitrate', { ammonia: 0, nitrite: 0, nitrate: 20 }],
  ['ammonia less than 0.25', { ammonia: 0.25 }],
  ['ammonia went from 0 to 2 overnight', { ammonia: 2 }],
  ['ammonia was 1 yesterday now its 0.5', { ammonia: 0.5 }],
  ['temperature dropped to 11c', { temperature: 11 }],
  ['temp 20-22', { temperature: 21 }],
  // Numbers that belong to something else.
  ['12000 litres with 8 koi', {}],
  ['ph 850', {}],
  ['how do I test ammonia?', {}],
  ['2 koi died', {}],
  ['my koi is 42 cm and 2 years old', {}],
  ['ammonia kit expired in 2021', {}],
  ['do 3 water changes', {}],
];

describe('values of water', () => {
  test.each(rows)('%s', (text, reading) => {
    expect(near(understand(text).reading)).toEqual(reading);
  });

  test('the number of the pH is never another value', () => {
    for (const text of ['ph 8.5 ammonia', 'ammonia? ph 8.5', 'ammonia, ph 8.5 nitrite', 'ph 8.5'])
      expect(understand(text).reading).toEqual({ ph: 8.5 });
  });
});

describe('what is wanted, and what the tap gives', () => {
  const wanted: readonly (readonly [string, Reading, Reading])[] = [
    ['KH from 2 to 6 dKH', { kh: 2 }, { kh: 6 }],
    ['raise kh from 2 to 6', { kh: 2 }, { kh: 6 }],
    ['kh is 2, want to get it to 6', { kh: 2 }, { kh: 6 }],
    ['KH 2 dKH. How much baking soda to reach 6 dKH?', { kh: 2 }, { kh: 6 }],
    ['how much bicarb to bring KH up to 8', {}, { kh: 8 }],
    ['I want to drop my pH from 8.6 to 7.5', { ph: 8.6 }, { ph: 7.5 }],
    ['nitrate is 80 and I want to reduce it to 40', { nitrate: 80 }, { nitrate: 40 }],
    ['how much salt to get to 0.3%', {}, { salt: 0.3 }],
    ['salt is 0.1% now, raise to 0.3 %', { salt: 0.1 }, { salt: 0.3 }],
    ['can i heat the pond to 25c, its 18c now', { temperature: 18 }, { temperature: 25 }],
  ];
  test.each(wanted)('%s', (text, reading, goal) => {
    const message = understand(text);
    expect([near(message.reading), near(message.goal)]).toEqual([reading, goal]);
  });

  test.each([
    ['nitrate 80, tap is 40', { nitrate: 80 }, { nitrate: 40 }],
    ['my tap water has nitrate 40 and the pond nitrate 80', { nitrate: 80 }, { nitrate: 40 }],
    ['tap ph 7.2', {}, { ph: 7.2 }],
    ['my tap water is pH 7.6 kh 3 nitrate 45', {}, { ph: 7.6, kh: 3, nitrate: 45 }],
    ['tap: ph 7.5 kh 4, pond: ph 9 kh 5', { ph: 9, kh: 5 }, { ph: 7.5, kh: 4 }],
    ['ph of tap is 7, pond is 8.5', { ph: 8.5 }, { ph: 7 }],
    ['pond ph 8.4. From the tap it is ph 7.2', { ph: 8.4 }, { ph: 7.2 }],
  ])('%s', (text, reading, tap) => {
    const message = understand(text);
    expect([message.reading, message.tap]).toEqual([reading, tap]);
  });

  test('a change by an amount is neither', () => {
    const { reading, goal } = understand('raise my kh by 2');
    expect([reading, goal]).toEqual([{}, {}]);
  });
});

describe('told without a number', () => {
  test.each([
    ['ammonia is fine', ['ammonia']],
    ['ammonia, nitrite and nitrate are all ok', ['ammonia', 'nitrite', 'nitrate']],
    ['ph normal', ['ph']],
    ['my water parameters are all perfect', ['ammonia', 'nitrite', 'ph']],
    ['water tests fine', ['ammonia', 'nitrite', 'ph']],
    ['is ammonia ok?', []],
    ['ammonia is not good', []],
  ])('%s', (text, fine) => {
    expect(understand(text).toldFine).toEqual(fine);
  });
});
