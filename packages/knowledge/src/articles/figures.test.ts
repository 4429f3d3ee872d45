import { MOST_DEGREES_A_DAY } from '@nishiki/koi-science/alkalinity';
import { unionisedAmmonia, unionisedFraction } from '@nishiki/koi-science/ammonia';
import { bands } from '@nishiki/koi-science/bands';
import { conditionFactor, usualWeight } from '@nishiki/koi-science/body-weight';
import { daysToHatch } from '@nishiki/koi-science/degree-days';
import { ammoniaFromFood, foodFor, NO_FOOD } from '@nishiki/koi-science/feeding';
import { goodLength } from '@nishiki/koi-science/growth';
import { oxygenSaturation } from '@nishiki/koi-science/oxygen';
import { chlorideOfSalt, guardRatio, saltForRise } from '@nishiki/koi-science/salt';
import { stockingOf, STOCKING } from '@nishiki/koi-science/stocking';
import {
  CACO3_PER_DEGREE,
  fahrenheitOf,
  litresIn,
  nitrateOf,
  nitriteOf,
} from '@nishiki/koi-science/units';
import { volumeBySalt } from '@nishiki/koi-science/volume';
import { describe, expect, it } from 'vitest';
import { authorityFor } from '../conditions/authorities.ts';
import { articleById } from './catalogue.ts';
import { statementsOf } from './statements.ts';

const at = (article: string): string => {
  const found = articleById(article);
  if (found === undefined) throw new RangeError(`no article ${article}`);
  return statementsOf(found)
    .map(({ text }) => text)
    .join(' ');
};
const rounded = (value: number, digits: number): string => value.toFixed(digits);
const kilos = (grams: number): string => rounded(grams / 1000, 1);

/** Figures that a keeper acts on, each worked out again: the article and the words that must stand there. */
const figures: readonly (readonly [string, string])[] = [
  ['water-ph', `between ${rounded(bands.ph.ideal.low, 1)} and ${bands.ph.ideal.high} suits koi`],
  ['water-ph', `A pH above ${bands.ph.watch.high} makes`],
  ['water-ph', `below ${bands.ph.watch.low} the filter`],
  ['water-ph', `Measured below ${rounded(bands.ph.act.low, 1)} or above ${bands.ph.act.high}`],
  ['water-temperature', `at ${bands.temperature.ideal.low} to ${bands.temperature.ideal.high} °C`],
  [
    'water-temperature',
    `Below ${bands.temperature.act.low} °C and above ${bands.temperature.act.high} °C fish are in danger; from ${bands.temperature.watch.high} °C`,
  ],
  ['water-kh', `Above ${bands.kh.ideal.low} mg/l of carbonate hardness`],
  ['water-raise-kh', `no more than about ${MOST_DEGREES_A_DAY === 1 ? 'one' : '?'} degree a day`],
  ['water-nitrate', `multiply it by ${rounded(nitrateOf(1), 2)}`],
  [
    'water-volume',
    `mean ${volumeBySalt(10_000, 0.02, 0.1).litres.toLocaleString('en-GB', { maximumFractionDigits: 0 })} litres`,
  ],
  [
    'water-volume',
    `British gallon is ${rounded(litresIn['uk-gal'], 3)} litres and an American one ${rounded(litresIn['us-gal'], 3)}`,
  ],
  [
    'water-salt-always',
    `${saltForRise(1000, 0.1) / 1000} kg in 1,000 litres raises the pond by 0.1 %`,
  ],
  [
    'ammonia-is-one-dangerous',
    `is ${rounded(unionisedAmmonia(1, 10, 7), 3)} mg/l of NH3 at pH 7.0 and 10 °C, and ${rounded(unionisedAmmonia(1, 30, 8.5), 1)} mg/l of NH3 at pH 8.5 and 30 °C`,
  ],
  ['ammonia-is-one-dangerous', `From ${bands.nh3.act.high} mg/l of NH3 on the gills`],
  ['ammonia-is-one-dangerous', `Up to ${bands.nh3.watch.high} mg/l of NH3 watch`],
  [
    'ammonia-do-not-raise-ph',
    `about ${rounded(unionisedFraction(20, 7) * 100, 1)} % of all ammonia at pH 7.0`,
  ],
  [
    'ammonia-do-not-raise-ph',
    `nearly ${rounded(unionisedFraction(20, 8) * 100, 0)} % at pH 8.0 and ${rounded(unionisedFraction(20, 9) * 100, 0)} % at pH 9.0`,
  ],
  ['nitrite-what-to-do', `Up to ${bands.nitrite.watch.high} mg/l of nitrite watch it`],
  ['nitrite-what-to-do', `above ${bands.nitrite.act.high} mg/l of nitrite without salt`],
  ['nitrite-salt', `0.1 % salt gives ${rounded(chlorideOfSalt(0.1), 0)} mg/l of chloride`],
  ['ammonia-units', `Nitrite as NO2 is ${rounded(nitriteOf(1), 2)} times`],
  ['ammonia-units', `nitrate as NO3 is ${rounded(nitrateOf(1), 2)} times`],
  ['ammonia-units', `one degree is ${rounded(CACO3_PER_DEGREE, 2)} mg/l`],
  [
    'ammonia-from-food',
    `roughly ${rounded(ammoniaFromFood(100, 1), 0)} g of nitrogen for each 100 g of protein`,
  ],
  ['ammonia-from-food', `about ${rounded(ammoniaFromFood(100, 0.4), 1)} g of ammonia nitrogen`],
  ['ammonia-from-food', `from ${NO_FOOD.nh3} mg/l of NH3 or ${NO_FOOD.nitrite} mg/l of nitrite on`],
  [
    'oxygen-how-much',
    `${rounded(oxygenSaturation(10), 1)} mg/l of oxygen at 10 °C, ${rounded(oxygenSaturation(20), 1)} at 20 °C and ${rounded(oxygenSaturation(30), 1)} at 30 °C`,
  ],
  ['oxygen-in-summer', `At 28 °C full water holds only ${rounded(oxygenSaturation(28), 1)} mg/l`],
  ['pond-how-many-koi', `about ${STOCKING.most} kg for 1,000 litres is the most`],
  [
    'pond-how-many-koi',
    `of 40 cm is about ${kilos(usualWeight(40))} kg, one of 60 cm ${kilos(usualWeight(60))} kg`,
  ],
  ['pond-how-many-koi', `${STOCKING.growth} to ${STOCKING.comfortable} kg, is better`],
  [
    'feeding-how-much',
    `twenty koi of 18 kg together get ${rounded(foodFor(18_000, 11)?.low ?? NaN, 0)} to ${rounded(foodFor(18_000, 11)?.high ?? NaN, 0)} g when the water has 11 °C`,
  ],
  [
    'growth-size-by-age',
    `about ${rounded(goodLength(1), 0)} cm after one year, ${rounded(goodLength(2), 0)} after two, ${rounded(goodLength(3), 0)} after three and ${rounded(goodLength(5), 0)} after five`,
  ],
  [
    'growth-weight',
    `of 30 cm weighs about ${rounded(usualWeight(30), 0)} g, one of 50 cm ${kilos(usualWeight(50))} kg and one of 70 cm ${kilos(usualWeight(70))} kg`,
  ],
  ['growth-weight', `The usual koi has ${rounded(conditionFactor(usualWeight(50), 50), 2)}`],
  [
    'quarantine-temperature',
    `(${rounded(fahrenheitOf(20), 0)} to ${rounded(fahrenheitOf(24), 0)} °F)`,
  ],
  ['quarantine-daily', `from ${bands.nh3.watch.high} mg/l of NH3 on`],
];

describe('figures in the articles', () => {
  it.each(figures)('%s: "%s"', (article, words) => {
    expect(at(article)).toContain(words);
  });

  it('0.1 % of salt guards against 60 mg/l of nitrite, and not against 61', () => {
    expect(at('nitrite-salt')).toContain('good for 60 mg/l of nitrite');
    expect(guardRatio(chlorideOfSalt(0.1), 60)).toBeGreaterThanOrEqual(10);
    expect(guardRatio(chlorideOfSalt(0.1), 61)).toBeLessThan(10);
  });

  it('fourteen koi of 40 cm, or four of 60 cm, are comfortable in 10,000 litres, and one more is not', () => {
    expect(at('pond-how-many-koi')).toContain(
      '10,000 litres carry fourteen of 40 cm, or four of 60 cm',
    );
    for (const [count, length] of [
      [14, 40],
      [4, 60],
    ] as const) {
      expect(stockingOf(count * usualWeight(length), 10_000).level).toBe('comfortable');
      expect(stockingOf((count + 1) * usualWeight(length), 10_000).level).not.toBe('comfortable');
    }
  });

  it('mixing up the gallons is a fifth', () => {
    expect(litresIn['uk-gal'] / litresIn['us-gal'] - 1).toBeCloseTo(0.2, 2);
  });

  it('15 cm of a pond 1.5 m deep are a tenth', () => {
    expect(at('water-volume')).toContain('the level 15 cm up or down changes it by a tenth');
    expect(15 / 150).toBe(0.1);
  });

  it('eggs take about four days at 20 °C, more than four at 18, a little over three at 25', () => {
    expect(at('breeding-eggs')).toContain(
      'At 18 °C that is more than four days, at 25 °C a little over three',
    );
    const { low, high } = daysToHatch(20);
    expect((low + high) / 2).toBe(4);
    expect(daysToHatch(18).low).toBeGreaterThan(4);
    expect(daysToHatch(25).low).toBeGreaterThanOrEqual(3);
    expect(daysToHatch(25).high).toBeLessThan(3.5);
  });

  it('7 mg/l of oxygen is under 80 % of saturation in cold water, and over it from 26 °C on', () => {
    expect(7 / oxygenSaturation(10)).toBeLessThan(0.8);
    expect(7 / oxygenSaturation(26)).toBeGreaterThan(0.8);
  });

  it('whom to call is what the authorities say', () => {
    expect(at('law-whom-to-call')).toContain('01305 206700');
    expect(JSON.stringify(authorityFor('GB-ENG'))).toContain('01305 206700');
  });
});
