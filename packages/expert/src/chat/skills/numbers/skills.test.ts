import { describe, expect, it } from 'vitest';
import { caseOf } from '../../../../test/case-of.ts';
import type { Case } from '../../case.ts';
import { toMarkdown } from '../../render/to-markdown.ts';
import { numberSkills } from './skills.ts';

type Overrides = Parameters<typeof caseOf>[0];

const litres = (value: number, how: 'measured' | 'estimated' | null = 'measured') => ({
  volume: { litres: value, how },
});

const best = (c: Case) =>
  numberSkills
    .map((skill) => ({ skill, bid: skill.bid(c) }))
    .reduce((one, other) => (other.bid > one.bid ? other : one));

const said = (c: Case): string => toMarkdown([best(c).skill.answer(c)]).pieces.join('\n');

/** Cases with the skill that answers and what it must say; figures of facts.md or by hand. */
const cases: [string, Overrides, string, RegExp[]][] = [
  [
    'NH3 at pH 8.5 and 25 °C is an emergency',
    {
      message: {
        text: 'is it dangerous',
        asks: ['is-it-ok'],
        reading: { ammonia: 1, ph: 8.5, temperature: 25 },
      },
    },
    'judge-water',
    [/0\.152 mg\/l/, /Emerson/, /Stop feeding/, /emergency/],
  ],
  [
    'ammonia alone is no verdict',
    { message: { text: 'ammonia 1 ok?', asks: ['is-it-ok'], reading: { ammonia: 1 } } },
    'judge-water',
    [/cannot judge/, /What is the pH/],
  ],
  [
    'all zero is fine',
    {
      message: {
        text: 'all fine?',
        asks: ['is-it-ok'],
        reading: { ammonia: 0, nitrite: 0, nitrate: 0 },
      },
    },
    'judge-water',
    [/^Good/],
  ],
  [
    'ammonia in acid water: pH is not raised',
    {
      message: {
        text: 'ok?',
        asks: ['is-it-ok'],
        reading: { ammonia: 4, ph: 6.5, temperature: 18 },
      },
    },
    'judge-water',
    [/not raise/i, /0\.0043/],
  ],
  [
    'bicarbonate from 2 to 6 dKH in 14,000 l',
    {
      ...litres(14_000),
      message: {
        text: 'how much baking soda',
        asks: ['how-much'],
        reading: { kh: 2 },
        goal: { kh: 6 },
      },
    },
    'raise-kh',
    [/1,678 g/, /4 days/, /Test ammonia/],
  ],
  [
    'no bicarbonate with ammonia',
    {
      ...litres(14_000),
      message: {
        text: 'how much bicarb',
        asks: ['how-much'],
        reading: { kh: 2, ammonia: 1 },
        goal: { kh: 6 },
      },
    },
    'raise-kh',
    [/Not while there is ammonia/],
  ],
  [
    'nitrite: 0.1 % of salt',
    {
      ...litres(6000),
      message: {
        text: 'how much salt for nitrite',
        asks: ['how-much'],
        treatments: ['salt'],
        reading: { nitrite: 0.5 },
      },
    },
    'salt',
    [/6,000 g \(6 kg\)/, /zeolite/, /change/],
  ],
  [
    'permanganate for 12,000 l of which nobody said how',
    {
      ...litres(12_000, null),
      message: {
        text: 'how much potassium permanganate',
        asks: ['how-much'],
        treatments: ['permanganate'],
      },
    },
    'dose',
    [/24 g/, /only if/i, /exact volume/, /27 °C/, /264 ml/, /measured, by salt/],
  ],
  [
    'permanganate on an estimate is refused',
    {
      ...litres(12_000, 'estimated'),
      message: {
        text: 'how much potassium permanganate',
        asks: ['how-much'],
        treatments: ['permanganate'],
      },
    },
    'dose',
    [/^No:/, /Measure the volume/],
  ],
  [
    'praziquantel on an estimate is dosed low',
    {
      ...litres(10_000, 'estimated'),
      message: { text: 'how much prazi', asks: ['how-much'], treatments: ['praziquantel'] },
    },
    'dose',
    [/16 g to 20 g/, /low end/],
  ],
  [
    'an unnamed gallon is asked for before a dose',
    {
      unnamedGallons: 2000,
      message: {
        text: 'how much prazi for 2000 gallons',
        asks: ['how-much'],
        treatments: ['praziquantel'],
      },
    },
    'dose',
    [/9,092 litres/, /7,571 litres/, /UK or US/],
  ],
  [
    'both volumes: the measured one counts',
    {
      message: {
        text: 'what volume',
        asks: ['what-is'],
        shape: { shape: 'kidney', length: 5, width: 3, depth: 1.2 },
        saltRise: { grams: 10_000, before: 0.02, after: 0.1 },
      },
    },
    'pond-volume',
    [/12,500 litres/, /14,400 litres, 15 % more/],
  ],
  [
    'nitrate from 80 to 40 with 20 in the tap',
    {
      message: {
        text: 'how big a change',
        reading: { nitrate: 80 },
        goal: { nitrate: 40 },
        tap: { nitrate: 20 },
      },
    },
    'water-change',
    [/67 %/, /split/i, /[Dd]echlorinate/],
  ],
  [
    'food in autumn',
    {
      message: {
        text: 'how much food at 11 C',
        asks: ['how-much'],
        reading: { temperature: 11 },
        fish: {
          count: 20,
          deaths: null,
          lengthCm: null,
          weightGrams: null,
          totalGrams: 18_000,
          ageYears: null,
          sex: null,
        },
      },
    },
    'feeding',
    [/36 g to 72 g/, /8 °C/],
  ],
  [
    '42 cm at two years',
    {
      message: {
        text: 'is 42 cm good at 2 years old',
        asks: ['is-it-ok'],
        fish: {
          count: null,
          deaths: null,
          lengthCm: 42,
          weightGrams: null,
          totalGrams: null,
          ageYears: 2,
          sex: null,
        },
      },
    },
    'growth',
    [/24 to 28 cm/, /40 cm/, /very good/],
  ],
];

describe('skills that reckon', () => {
  it.each(cases)('%s', (_, overrides, id, words) => {
    const c = caseOf(overrides);
    expect(best(c).skill.id).toBe(id);
    expect(best(c).bid).toBeGreaterThanOrEqual(0.7);
    for (const word of words) expect(said(c)).toMatch(word);
  });

  it('an emergency by its values is first aid with steps in order', () => {
    const c = caseOf({
      message: {
        text: 'ok?',
        asks: ['is-it-ok'],
        reading: { ammonia: 2, ph: 8.4, temperature: 22, nitrite: 0.5 },
      },
    });
    const answer = best(c).skill.answer(c);
    expect(answer.firstAid).toBe(true);
    const steps = answer.now.map(({ text }) => text).join(' ');
    expect(steps).toMatch(/Air on.*Stop feeding.*30 to 50 %/s);
    expect(answer.numbers.map(({ text }) => text).join(' ')).toMatch(/0\.206 mg\/l/);
  });
});
