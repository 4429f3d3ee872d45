import { bands, levelOf, type BandedParameter } from '@nishiki/koi-science/bands';
import { describe, expect, it } from 'vitest';
import { holds, segmentsOf, waterBands } from './bands.ts';
import { waterIds, type WaterId } from './schema.ts';
import { unitViews } from './units.ts';

const judged: readonly (readonly [WaterId, BandedParameter])[] = [
  ['temperature', 'temperature'],
  ['ph', 'ph'],
  ['ammonia', 'nh3'],
  ['nitrite', 'nitrite'],
  ['oxygen', 'oxygen'],
  ['kh', 'kh'],
];
const banded = waterIds.flatMap((id) => {
  const found = waterBands[id];
  return found === null ? [] : [[id, segmentsOf(found)] as const];
});

describe('stretches', () => {
  it('leave out no parameter that koi-science judges', () => {
    expect(judged.map(([, of]) => of).sort()).toEqual(Object.keys(bands).sort());
  });

  it.each(judged)(
    'of %s have the level that %s is judged by, at every edge and between',
    (id, of) => {
      const found = waterBands[id];
      if (found === null) throw new Error(id);
      const edges = [found.ideal, found.watch, found.act]
        .flatMap(({ low, high }) => [low, high])
        .filter(Number.isFinite);
      const values = edges.flatMap((edge) => [
        edge - 1e-6,
        edge,
        edge + 1e-6,
        edge / 2,
        edge * 1.5,
      ]);
      for (const value of values.filter((each) => each >= (found.floor ?? -10))) {
        const holding = segmentsOf(found).filter((segment) => holds(segment, value));
        expect(
          holding.map(({ level }) => level),
          String(value),
        ).toEqual([levelOf(of, value)]);
      }
    },
  );

  it.each(banded)('of %s hold every value in exactly one', (_, segments) => {
    for (let value = 0; value <= 400; value += 0.005) {
      const holding = segments.filter((segment) => holds(segment, value));
      if (holding.length !== 1) throw new Error(`${value} in ${holding.length}`);
    }
  });

  it.each([
    ['gh', 59.9, 'act'],
    ['gh', 60, 'watch'],
    ['gh', 100, 'ideal'],
    ['gh', 350, 'watch'],
    ['nitrate', 39.9, 'ideal'],
    ['nitrate', 50, 'watch'],
    ['nitrate', 51, 'act'],
    ['salt', 0.05, 'ideal'],
    ['salt', 0.1, 'watch'],
    ['salt', 0.3, 'act'],
    ['salt', 0.4, 'emergency'],
    ['chlorine', 0, 'ideal'],
    ['chlorine', 0.003, 'act'],
    ['chlorine', 0.02, 'emergency'],
  ] as const)('%s of %d is %s (facts B.1)', (id, value, level) => {
    const found = waterBands[id];
    if (found === null) throw new Error(id);
    expect(segmentsOf(found).find((segment) => holds(segment, value))?.level).toBe(level);
  });
});

describe('other units', () => {
  const view = (id: WaterId, unit: string, value: number): string => {
    const found = unitViews[id]?.find((each) => each.unit === unit);
    if (found === undefined) throw new Error(unit);
    return found.of(value).toFixed(found.digits);
  };

  it.each([
    // 20 °C are 68 °F by definition.
    ['temperature', '°F', 20, '68'],
    // 3.28 and 4.43 parts of the ion to one of nitrogen (facts B.1).
    ['nitrite', 'mg/l as NO2-N', 1, '0.30'],
    ['nitrate', 'mg/l as NO3-N', 44.3, '10'],
    // One degree is 17.85 mg/l as CaCO3 (facts B.1).
    ['kh', '°dKH', 107.1, '6.0'],
    ['gh', '°dGH', 178.5, '10.0'],
    // A grain of CaCO3 in a UK gallon is 14.25 mg/l, in a US gallon 17.12 mg/l.
    ['gh', '°Clark', 142.5, '10.0'],
    ['gh', 'grains per US gallon', 171.2, '10.0'],
    // 1 kg in 1,000 l: 10 lb in 1,000 UK gallons, 8.3 lb in 1,000 US gallons.
    ['salt', 'ppt (g/l)', 0.1, '1.0'],
    ['salt', 'lb in 100 UK gallons', 0.1, '1.0'],
    ['salt', 'lb in 100 US gallons', 0.1, '0.8'],
  ] as const)('%s in %s of %d is %s', (id, unit, value, shown) => {
    expect(view(id, unit, value)).toBe(shown);
  });
});
