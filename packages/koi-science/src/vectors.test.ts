import { describe, expect, it } from 'vitest';
import { bicarbonateFor } from './alkalinity.ts';
import { bodyCondition, conditionFactor, usualWeight } from './body-weight.ts';
import { ammoniaFreed, thiosulphateFor } from './dechlorinate.ts';
import { daysToHatch, dayReached } from './degree-days.ts';
import { foodFor, feedingAt } from './feeding.ts';
import { goodLength, growthBands } from './growth.ts';
import { peroxideMl, permanganateGrams } from './permanganate.ts';
import { chlorideOfSalt, guardRatio, saltForGuard, saltForRise } from './salt.ts';
import { stockingOf } from './stocking.ts';
import { volumeBySalt, volumeOfShape } from './volume.ts';
import { afterChange, changeNeeded } from './water-change.ts';

/** Facts D.3, B.3 and the scenarios D.1: to the last digit that is printed there. */
describe('the vectors of the facts', () => {
  it.each([
    [10, '17'],
    [15, '56'],
    [20, '133'],
    [25, '260'],
    [30, '450'],
    [35, '715'],
    [40, '1067'],
    [45, '1519'],
    [50, '2083'],
    [55, '2773'],
    [60, '3600'],
    [65, '4577'],
    [70, '5717'],
    [80, '8533'],
    [90, '12150'],
  ])('a koi of %d cm weighs %s g', (length, grams) => {
    expect(usualWeight(length).toFixed(0)).toBe(grams);
  });

  it.each([
    [0.5, '18.4'],
    [1, '26.7'],
    [1.5, '33.8'],
    [2, '40.0'],
    [3, '50.0'],
    [4, '57.5'],
    [5, '63.2'],
    [6, '67.4'],
    [8, '72.9'],
    [10, '76.0'],
    [15, '79.1'],
  ])('at %d years a well kept koi has %s cm', (years, length) => {
    expect(Math.abs(goodLength(years) - Number(length))).toBeLessThanOrEqual(0.0501);
  });

  it('salt: 1 kg in 1,000 l is 0.1 %, which is 607 mg/l of chloride', () => {
    expect(saltForRise(1000, 0.1)).toBeCloseTo(1000, 9);
    expect(chlorideOfSalt(0.1).toFixed(0)).toBe('607');
  });
  it('0.1 % of salt guards up to about 60 mg/l of nitrite', () => {
    expect(guardRatio(chlorideOfSalt(0.1), 60)).toBeGreaterThanOrEqual(10);
    expect(guardRatio(chlorideOfSalt(0.1), 61)).toBeLessThan(10);
    expect(saltForGuard(60.7, 0).toFixed(0)).toBe('1001');
    expect(saltForGuard(1, 100)).toBe(0);
  });
  it('bicarbonate: 30 g a degree in 1,000 l; 14,000 l from 2 to 6 take 1,678 g over 4 days', () => {
    expect(bicarbonateFor(1000, 3, 4).grams.toFixed(0)).toBe('30');
    const plan = bicarbonateFor(14_000, 2, 6);
    expect([plan.grams.toFixed(0), plan.days]).toEqual(['1678', 4]);
    expect(bicarbonateFor(1000, 6, 4)).toEqual({ grams: 0, days: 0, gramsADay: 0 });
  });
  it('thiosulphate: 3.5 g for 0.5 mg/l of chlorine in 1,000 l, 28 g for 4 mg/l', () => {
    expect(thiosulphateFor(1000, 0.5)).toBeCloseTo(3.5, 9);
    expect(thiosulphateFor(1000, 4)).toBeCloseTo(28, 9);
  });
  it('a change of 20 % with 1 mg/l of chloramine frees about 0.04 mg/l of N, 0.05 as NH3', () => {
    const asNitrogen = ammoniaFreed(1, 0.2);
    expect(asNitrogen).toBeCloseTo(0.0395, 4);
    // The page that the facts quote says about 0.06 as NH3/NH4.
    expect((asNitrogen * 17.031) / 14.007).toBeLessThan(0.06);
  });
  it('permanganate: 24 g for 12,000 l, with about 260 ml of 3 % peroxide ready', () => {
    expect(permanganateGrams(12_000)).toBeCloseTo(24, 9);
    expect(peroxideMl(24)).toBe(264);
  });
  it('scenario 5: a kidney of 5 x 3 x 1.2 m is estimated at 14,400 l and measured at 12,500 l', () => {
    const estimate = volumeOfShape({ shape: 'kidney', length: 5, width: 3, depth: 1.2 });
    expect(estimate.litres).toBeCloseTo(14_400, 6);
    expect([estimate.low, estimate.high].map(Math.round)).toEqual([11_520, 17_280]);
    const measured = volumeBySalt(10_000, 0.02, 0.1);
    expect(measured.litres).toBeCloseTo(12_500, 6);
    expect(measured.how).toBe('measured');
    expect(measured.low).toBeLessThan(12_500);
    expect(measured.high).toBeGreaterThan(12_500);
  });
  it('scenario 8: 18 kg in 15 m3 are 1.2 kg/m3; at 11 °C a feed is 36 to 72 g', () => {
    expect(stockingOf(18_000, 15_000)).toEqual({ kgPerM3: 1.2, level: 'comfortable' });
    const food = foodFor(18_000, 11);
    expect(food?.low).toBeCloseTo(36, 9);
    expect(food?.high).toBeCloseTo(72, 9);
    expect(feedingAt(7.9).share).toBeNull();
  });
  it('scenario 1: from NH3 0.206 to 0.05 one change would be 76 %, so it is split', () => {
    const plan = changeNeeded(0.206, 0.05, 0);
    if (plan.kind !== 'plan') throw new Error('no plan');
    expect(plan.single.toFixed(2)).toBe('0.76');
    expect(plan.times).toBe(3);
    expect(plan.each).toBeLessThanOrEqual(0.5);
    let now = 0.206;
    for (let i = 0; i < plan.times; i++) now = afterChange(now, 0, plan.each);
    expect(now).toBeCloseTo(0.05, 9);
  });
  it('eggs hatch in about 4 days at 20 °C', () => {
    const { low, high } = daysToHatch(20);
    expect([low, high]).toEqual([3.75, 4.25]);
    expect(dayReached([20, 20, 20, 20], 75)).toBe(4);
    expect(dayReached([20, 20], 75)).toBeNull();
  });
  it('condition: the formula gives 1.67; thin under 1.3, stocky over 2', () => {
    expect(conditionFactor(usualWeight(50), 50).toFixed(2)).toBe('1.67');
    expect([1.29, 1.3, 2, 2.01].map(bodyCondition)).toEqual(['thin', 'usual', 'usual', 'stocky']);
  });
  it('garden ponds reach 60 to 70 % of good keeping', () => {
    const { garden, good, jumbo } = growthBands(2);
    expect(good.toFixed(1)).toBe('40.0');
    expect(garden.low).toBeCloseTo(good * 0.6, 9);
    expect(jumbo).toBeGreaterThan(good);
  });
});
