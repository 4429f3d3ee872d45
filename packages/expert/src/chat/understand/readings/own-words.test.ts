import { describe, expect, test } from 'vitest';
import type { Reading } from '../../message.ts';
import { understand } from '../understand.ts';

const near = (reading: Reading): Record<string, number> =>
  Object.fromEntries(Object.entries(reading).map(([id, value]) => [id, Number(value.toFixed(2))]));

/** Values as keepers put them down; turned by hand: mg/l / 17.85, grains x 17.118, (°F - 32) / 1.8. */
const rows: readonly (readonly [string, Reading])[] = [
  ['am 0.5 ni 0 ph 8 temp 18', { ammonia: 0.5, nitrite: 0, ph: 8, temperature: 18 }],
  ['nitrite=0.3; ph=7.6; t=19', { nitrite: 0.3, ph: 7.6, temperature: 19 }],
  ['water is 64F, ammonia reads half a ppm, ph 8.2', { temperature: 17.8, ammonia: 0.5, ph: 8.2 }],
  ['ph 7.4 and water is sitting at about 16', { ph: 7.4, temperature: 16 }],
  ['gh 14 grains', { gh: 13.43 }],
  ['seneye nh3 0.08', { nh3: 0.08 }],
  // Other languages.
  ['amoniaco 1, ph 8.5, 25 grados', { ammonia: 1, ph: 8.5, temperature: 25 }],
  ['Ammoniak 1, pH 8,5 und 25 Grad', { ammonia: 1, ph: 8.5, temperature: 25 }],
  ['tiene nitritos 0.5 y ph 7.5 a 20 grados', { nitrite: 0.5, ph: 7.5, temperature: 20 }],
  ["l'ammoniaque est a 2, ph 8, 22 degres", { ammonia: 2, ph: 8, temperature: 22 }],
  ['Nitrit 0,8 mg/l, Wassertemperatur 22 Grad', { nitrite: 0.8, temperature: 22 }],
  // Of a range the end that harms more, and of a day the pH at which ammonia is worst.
  ['ph 8.2-8.6, amm 0.5-1.0, temp 21', { ph: 8.6, ammonia: 1, temperature: 21 }],
  ['no2 between .5 and 1', { nitrite: 1 }],
  ['oxygen 5-6 mg/l', { oxygen: 5 }],
  ['kh 3-4', { kh: 3 }],
  [
    'pH is 7.9 at 7am but 9.3 at teatime, ammonia 0.3, 24c',
    { ph: 9.3, ammonia: 0.3, temperature: 24 },
  ],
  ['ph swings 7.5 to 9 daily, ammonia 0.5', { ph: 9, ammonia: 0.5 }],
  ['ph goes from 8.9 in the evening to 7.6 in the morning', { ph: 8.9 }],
  ['pond 9.1 in arvo and 8.2 in morn, ammonia 0.25', { ph: 9.1, ammonia: 0.25 }],
  ['ph dropped from 8 to 6.5 overnight', { ph: 6.5 }],
  ['kh 2 and ph drops from 8.0 to 7.2 at night', { kh: 2, ph: 8 }],
  // How the volume was found, and what is asked for, are no readings.
  ['3000 us gal measured by salt, nh3 0 no2 0', { ammonia: 0, nitrite: 0 }],
  ['10 kilo salt, meter went 0.02 to 0.10', {}],
  ['how many teaspoons of baking soda to raise kh 2 degrees', {}],
];

describe('values in other words', () => {
  test.each(rows)('%s', (text, reading) => {
    expect(near(understand(text).reading)).toEqual(reading);
  });
});

describe('aims and tap water in other words', () => {
  const wanted: readonly (readonly [string, Reading, Reading, Reading])[] = [
    ['alkalinity 50 ppm caco3, 20,000 ltr, aiming 120', { kh: 2.8 }, { kh: 6.72 }, {}],
    ['my alk is 60 want 100', { kh: 3.36 }, { kh: 5.6 }, {}],
    ['lift alkalinity from 80ppm to 120ppm', { kh: 4.48 }, { kh: 6.72 }, {}],
    ['kh 3 dkh, ph drops at nite, how much bicarb to 6', { kh: 3 }, { kh: 6 }, {}],
    ['bicarb for 2,200 gal (imp) kh 3 to 7', { kh: 3 }, { kh: 7 }, {}],
    ['KH=3, i have 9 tonnes, bicarb for 8?', { kh: 3 }, { kh: 8 }, {}],
    [
      'Nitrate 80, tap 20 how much change to get to 40',
      { nitrate: 80 },
      { nitrate: 40 },
      { nitrate: 20 },
    ],
    ['dechlor for 500 uk gal top up, chloramine 2ppm', {}, {}, { chloramine: 2 }],
    ['chlorine 0.2 in my pond after top up', { chlorine: 0.2 }, {}, {}],
    ['topped up from the tap, chlorine 0.3', { chlorine: 0.3 }, {}, {}],
  ];
  test.each(wanted)('%s', (text, reading, goal, tap) => {
    const message = understand(text);
    expect([near(message.reading), near(message.goal), near(message.tap)]).toEqual([
      reading,
      goal,
      tap,
    ]);
  });
});

describe('a test at the end of its scale', () => {
  test.each([
    ['nitrite strip is dark purple off the chart what do i do', 'nitrite'],
    ['ammonia off the scale dark green help', 'ammonia'],
  ] as const)('%s', (text, id) => {
    const { emergencies, reading } = understand(text);
    expect(emergencies).toContain(id);
    expect(reading).toEqual({});
  });

  test.each([
    'what is the max ammonia for koi',
    'the pond is very green, how do i test ammonia',
    'ammonia fine, gills bright pink',
  ])('%s', (text) => {
    expect(understand(text).emergencies).toEqual([]);
  });

  test('a number says more than its colour', () => {
    expect(understand('nitrite 0.3, the colour is dark pink').emergencies).toEqual([]);
  });
});
