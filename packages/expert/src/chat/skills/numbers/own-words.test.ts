import { describe, expect, it } from 'vitest';
import { nobody } from '../../case.ts';
import { speak } from '../../embedded.ts';
import type { Turn } from '../../read-case.ts';

/** What the expert says to the last of these messages. */
const saidTo = (texts: readonly string[]): string => {
  const turns: Turn[] = [];
  let said = '';
  for (const text of texts) {
    turns.push({ role: 'keeper', text });
    const { pieces, open } = speak({ turns, keeper: nobody });
    said = pieces.join('');
    turns.push({ role: 'expert', open });
  }
  return said;
};

/**
 * Keepers' own wordings, one or several messages, with what must stand in the last answer, and what must
 * not. Worked by hand: 1 dKH 30 g (29.96) in 1,000 litres, 1 % of salt 10 g/l, chloride 0.607 of it,
 * gallons of 4.54609 and 3.78541 litres, NH3 after Emerson.
 */
const rows: readonly (readonly [string[], RegExp[], RegExp[]])[] = [
  // 70 mg/l = 3.92 dKH x 29.96 g x 20
  [['alkalinity 50 ppm caco3, 20,000 ltr, aiming 120'], [/2,3[45]\d g/, /4 days/], []],
  [['bicarb for 2,200 gal (imp) kh 3 to 7'], [/1,199 g|1\.2 kg/, /4 days/], []],
  [
    ['how much baking soda to raise kh 2 degrees in 1000 gallons'],
    [/Which gallon/],
    [/\d g of sodium bicarbonate \(/],
  ],
  [
    ['how much baking soda to raise kh 2 degrees in 1000 gallons', 'us gallons'],
    [/227 g/, /2 days/],
    [],
  ],
  [['raised kh from 2 to 7 in one go is that bad'], [/too fast/, /1 dKH/], [/^Good/]],
  // 0.3 x 0.513
  [
    ['pH is 7.9 at 7am but 9.3 at teatime. total ammonia 0.3, 24c. worried'],
    [/0\.154 mg\/l/, /emergency/, /water change/i],
    [],
  ],
  [
    ['ph swings 7.5 to 9 daily, ammonia 0.5, 22c is that a problem'],
    [/0\.157 mg\/l/, /emergency/],
    [],
  ],
  // (0.0761 - 0.05) / 0.0761
  [
    [
      'API total ammonia 2ppm pH 8.0 20C. how many mg/l is the nasty NH3 bit and how big a water change gets it to .05 if tap has none',
    ],
    [/0\.076 mg\/l/, /emergency/, /Change 34 %/],
    [],
  ],
  // 200 mg/l x 0.607 / 4
  [
    ['salt 0.02% left over and now nitrite 4 mg/L. is my chloride ratio ok'],
    [/emergency/, /121 mg\/l of chloride/, /30 to 1/, /10 to 1/, /change water/],
    [],
  ],
  [['nitrite 0.6', '0.1% salt in it'], [/607 mg\/l/, /enough/, /change water/], []],
  [
    ['salt for quarantine to .3%, 1500 gal, how many kilo'],
    [/Which gallon/, /UK or US/],
    [/\b17 kg|20\.5 kg/],
  ],
  [['salt for quarantine to .3%, 1500 gal, how many kilo', 'us'], [/17 kg/], []],
  [['in litres how much is 1500 gallons'], [/6,819 litres/, /5,678 litres/], []],
  [['3000 IG how much praziquantel'], [/27\.3 g/, /34\.1 g/], []],
  [['prazi for 5000 litres', 'its uk gallons sorry'], [/22,730 litres/, /45\.5 g/], []],
  [['is 75 ppm kh ok', 'ok n gh is only 25 ppm, matters?'], [/\(GH\) 1\.4/], [/^Good/]],
  [
    [
      'is 75 ppm kh ok',
      'ok n gh is only 25 ppm, matters?',
      'and if i wanted to do permanganate in it?',
    ],
    [/^No:/, /soft water/],
    [/\d ?g\b for/],
  ],
  // 9,092 l x 0.5 x 7 x 2, of an estimate a fifth more
  [
    [
      'filled pond straight off the hose, fish going mad help!!',
      'about 2000 gallons. uk ones',
      'dunno what the chlorine is, thames water',
    ],
    [/thiosulphate/, /\b(64|76) g/, /up to 4/],
    [],
  ],
  [['amoniaco 1, ph 8.5, 25 grados'], [/English/, /0\.152 mg\/l/, /emergency/], [/^Good/]],
  [['tests: ph 7.8, gloop 3.5'], [/could not tell what 3\.5/], [/^Good/]],
  [
    [
      'flashing and jumping loads, bit slimey grey, NH3 0 NO2 0 kh 7 ph 7.8, which parasite? just tell me what to pour in',
    ],
    [/scrape/],
    [/^Good/],
  ],
  // (80 - 40) / (80 - 20) = 67 %; 1 - 0.333^0.5
  [['Nitrate 80, tap 20 how much change to get to 40'], [/67 %/, /2 changes of 42 %/], []],
  [['10 kilo salt, meter went 0.02 to 0.10, how big is my pond'], [/12,500 litres/], []],
  // 12 x 453.6 g / 0.5 g/l
  [
    ['12 lbs of salt raised my salinity by .05% how many gallons'],
    [/10,886 litres/, /2,876 US/],
    [],
  ],
  // 15,000 g / 1.3 g/l
  [['salt meter shows 2.1 ppt before and 3.4 after adding 15 kg, volume'], [/11,538 litres/], []],
  [['pond 8 cubic metre + 600 l filter, how much salt to go from .1 to .3'], [/17\.2 kg/], []],
  [['just put 25kg salt in 10000 l what % is that now'], [/0\.25 %/], []],
  [
    ['pond 0.3% salt, changed 2000 of 10000 litres, how much salt to put back'],
    [/6,000 g|6 kg/],
    [],
  ],
  [['can I put salt 0.1% for nitrite while prazi in'], [/^Yes/, /0\.1 %/], []],
  [['salt 3ppt ok with plants?'], [/^No/, /0\.1 to 0\.2 %/], []],
  // 0.02 / 0.1521 and 0.05 / 0.1521
  [['max tan at ph 8.5 and 25c'], [/0\.13 mg\/l/, /0\.33 mg\/l/], []],
  [['temp went from 12 to 18 in a day'], [/too fast/, /3 °C a day/], []],
  // 0.25 x 46.005 / 14.007
  [['convert 0.25 mg/l NO2-N to NO2'], [/0\.82/], [/act today/]],
  [["what's 3 grains hardness in ppm and dkh"], [/51\.35/, /2\.877/], []],
  [['does 35ppt equal 3.5 percent'], [/3\.5 %/], [/emergency/]],
  // 0.3 % = 3 g/l x 378.5 l / 453.6 g
  [['what is 0.3% salt in ppt and lb per 100 gallons'], [/2\.504 lb in 100 US/, /3 ppt/], []],
  // 2,273 l x 2 mg/l x 7
  [['dechlor for 500 uk gal top up, chloramine 2ppm'], [/31\.8 g/, /63\.6 g/], []],
  [['dechlorinator for 30% change of 12000 l'], [/3,600 litres/], []],
  [['what dose of permanganate 4 me 12 ton pond guessed'], [/estimated volume/], [/24 g/]],
  [
    ['potassium permanganate 9000l measured, gh 10 kh 6, 18c', 'same with 28c'],
    [/^No:/, /27 °C/],
    [/18 g for/],
  ],
  [['measured 12,000 L (salt) how much praziquantel, 18c'], [/24 g to 30 g/], [/two treatments/]],
  [['kh 3', '10000 litres how much bicarb', 'to 7'], [/1,198 g/, /4 days/], []],
  // 100 -> 55 -> 32.5 with 10 in the tap
  [['water change 50% twice from nitrate 100 tap 10 gives?'], [/to 55 mg\/l/, /32\.5 mg\/l/], []],
  [['5kg salt bag in 1000 uk gallon, what will my % be'], [/0\.11 %/], []],
  [['2 days since fmg can i do prazi 7000 l measured'], [/^No/, /7 to 10 days/], [/\d g to/]],
  [['2 weeks since fmg can i do prazi 7000 l measured'], [/14 g to 17\.5 g/], [/FMG\): \d/]],
  [['kh 2 and ph drops from 8.0 to 7.2 at night'], [/swing is 0\.8/, /KH/], [/^Good/]],
  [['is 7.2 ppm DO ok at 26c'], [/^Good/, /Oxygen 7\.2 mg\/l/], []],
];

describe('sums in keepers’ own words', () => {
  it.each(rows)('%s', (texts, must, mustNot) => {
    const said = saidTo(texts);
    for (const pattern of must) expect(said).toMatch(pattern);
    for (const pattern of mustNot) expect(said).not.toMatch(pattern);
  });
});
