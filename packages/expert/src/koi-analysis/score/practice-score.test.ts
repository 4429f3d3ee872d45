import { criteria, type CriterionId } from '@nishiki/knowledge/scoring/criteria';
import { partPoints } from '@nishiki/knowledge/scoring/parts';
import { classRules } from '@nishiki/knowledge/scoring/rules';
import type { Measures } from '@nishiki/vision/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/results.ts';
import { gradeOf } from './grade.ts';
import { practiceScore, type ScoreInput } from './practice-score.ts';
import { readings } from './readings.ts';
import { scoreSpread } from './spread.ts';

const plain = measured().measures as Measures;
const score = (changes: Partial<ScoreInput> = {}) =>
  practiceScore({
    measures: plain,
    classId: 'kohaku',
    traits: [],
    lengthCm: null,
    blurred: false,
    ...changes,
  });
const show = (changes: Partial<Measures['show']>, rest: Partial<Measures> = {}): Measures => ({
  ...plain,
  ...rest,
  show: { ...plain.show, ...changes },
});
const middle = (given: ReturnType<typeof score>, id: string): number => {
  const part = given.parts.find((each) => each.id === id);
  return ((part?.low ?? 0) + (part?.high ?? 0)) / 2;
};

describe('the parts', () => {
  it('are body 25, pattern 25, colour 25, size 15 and overall 10 of 100', () => {
    expect(score().parts.map(({ id, max }) => [id, max])).toEqual([
      ['body', 25],
      ['pattern', 25],
      ['colour', 25],
      ['size', 15],
      ['overall', 10],
    ]);
    expect(Object.values(partPoints).reduce((sum, points) => sum + points, 0)).toBe(100);
  });

  it('name what was measured in every reason', () => {
    for (const { reasons } of score({ lengthCm: 40 }).parts) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const reason of reasons) expect(reason).toMatch(/\d|widens|Layout/);
    }
  });
});

describe('size', () => {
  it('is not scored without a length, and the rest is brought to 100', () => {
    const { parts, low, high } = score();
    const size = parts.find(({ id }) => id === 'size');
    expect([size?.low, size?.high]).toEqual([null, null]);
    expect(size?.reasons.join(' ')).toMatch(/^Not scored.*85/);
    const sum = parts.reduce((total, part) => total + ((part.low ?? 0) + (part.high ?? 0)) / 2, 0);
    // The range ends at whole points; no part of this fish is cut off at its most.
    expect(Math.abs((low + high) / 2 - (sum * 100) / 85)).toBeLessThanOrEqual(1);
  });

  it('counts evenly up to 80 cm: 40 cm is half of 15 points, less and more by 2 cm', () => {
    const size = score({ lengthCm: 40 }).parts.find(({ id }) => id === 'size');
    expect(size?.low).toBeCloseTo((15 * 38) / 80, 1);
    expect(size?.high).toBeCloseTo((15 * 42) / 80, 1);
    expect(middle(score({ lengthCm: 130 }), 'size')).toBe(15);
  });

  it('of a longer fish is never less', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 130, noNaN: true }), (cm) => {
        expect(middle(score({ lengthCm: cm + 1 }), 'size')).toBeGreaterThanOrEqual(
          middle(score({ lengthCm: cm }), 'size'),
        );
      }),
    );
  });
});

describe('a change of the fish moves the right part the right way', () => {
  it.each([
    ['body', { outlineSymmetry: 0.8 }],
    ['body', { spineBend: 0.2 }],
    ['colour', { whiteClean: 0.1 }],
  ] as const)('%s falls with %o alone', (id, change) => {
    const worse = score({ measures: { ...plain, ...change } });
    expect(middle(worse, id)).toBeLessThan(middle(score(), id));
    for (const other of ['body', 'pattern', 'colour'].filter((each) => each !== id))
      expect(middle(worse, other)).toBe(middle(score(), other));
    expect(worse.rating).toBeLessThan(score().rating);
  });

  it('a window, stray spots, and red over the nose cost points of the pattern and are named with their place', () => {
    const place = { along: 0.4, across: -0.5 };
    const worse = score({ measures: show({ windows: [place], strays: [place, place] }) });
    expect(middle(score(), 'pattern') - middle(worse, 'pattern')).toBeCloseTo(3, 1);
    expect(worse.faults).toEqual([
      'Window (madoaki): at the shoulder, left of the spine.',
      'Stray spot (tobihi): 2, at the shoulder, left of the spine.',
    ]);
    const nose = score({ measures: show({ noseRed: 0.6 }) });
    expect(middle(nose, 'pattern')).toBeLessThan(middle(score(), 'pattern'));
    expect(nose.faults.join(' ')).toMatch(/60% of the nose/);
  });

  it('black on the head is a fault of a Sanke and what a Showa needs', () => {
    const black = show({ headBlack: 0.2, blackShare: 0.2, blackLightness: 0.2 });
    const none = show({ headBlack: 0, blackShare: 0.2, blackLightness: 0.2 });
    const pattern = (classId: string, measures: Measures): number =>
      middle(score({ classId, measures }), 'pattern');
    expect(pattern('sanke', black)).toBeLessThan(pattern('sanke', none));
    expect(pattern('showa', black)).toBeGreaterThan(pattern('showa', none));
  });

  it('a head spot off the middle costs a Tancho points of its pattern', () => {
    const spot = (across: number) =>
      show({
        headSpot: { area: 0.1, roundness: 0.8, along: 0.13, across, whole: true },
        steps: 1,
      });
    const pattern = (across: number): number =>
      middle(score({ classId: 'tancho', measures: spot(across) }), 'pattern');
    expect(pattern(0.3)).toBeLessThan(pattern(0));
    expect(pattern(-0.3)).toBe(pattern(0.3));
  });

  it('soft edges cost points of the colour', () => {
    const soft = show({ kiwa: { front: 0.3, rear: 0.3, sides: 0.15 } });
    expect(middle(score({ measures: soft }), 'colour')).toBeLessThan(middle(score(), 'colour'));
    // A soft front edge alone is sashi and costs nothing.
    const sashi = show({ kiwa: { ...plain.show.kiwa, front: 0.1 } });
    expect(middle(score({ measures: sashi }), 'colour')).toBe(middle(score(), 'colour'));
  });
});

describe('what the photo does not show', () => {
  it('widens the range and says so', () => {
    const width = (given: ReturnType<typeof score>): number => given.high - given.low;
    const blurred = score({ blurred: true });
    expect(width(blurred)).toBeGreaterThan(width(score()));
    expect(blurred.parts.find(({ id }) => id === 'colour')?.reasons.join(' ')).toMatch(
      /edges \(kiwa\): not to be measured/i,
    );
  });

  it('is never narrower than the spread between two photos', () => {
    const { low, high } = score();
    expect(high - low).toBeGreaterThanOrEqual(2 * scoreSpread.total);
  });
});

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const place = fc.record({ along: unit, across: fc.double({ min: -1, max: 1, noNaN: true }) });
const someMeasures: fc.Arbitrary<Measures> = fc.record({
  outlineSymmetry: unit,
  patternBalance: unit,
  spineBend: unit,
  lengthToWidth: fc.double({ min: 1, max: 9, noNaN: true }),
  widestAt: unit,
  colourEvenness: unit,
  edgeSharpness: unit,
  whiteClean: orNull(unit),
  show: fc.record({
    outlineDeviation: fc.double({ min: 0, max: 9, noNaN: true }),
    tailTube: unit,
    noseWidth: unit,
    redShare: unit,
    whiteShare: unit,
    blackShare: unit,
    redMass: orNull(place),
    blackMass: orNull(place),
    headBlack: unit,
    headDark: unit,
    flankBalance: orNull(unit),
    steps: fc.integer({ min: 0, max: 7 }),
    inazuma: fc.boolean(),
    windows: fc.array(place, { maxLength: 6 }),
    strays: fc.array(place, { maxLength: 6 }),
    noseRed: unit,
    redDepth: orNull(unit),
    redHueSpread: orNull(fc.double({ min: 0, max: 90, noNaN: true })),
    seeThrough: orNull(unit),
    headYellow: orNull(fc.double({ min: -0.2, max: 0.2, noNaN: true })),
    blackLightness: orNull(unit),
    darkSpecks: fc.array(place, { maxLength: 9 }),
    headBodyDifference: unit,
    kiwa: fc.record({ front: orNull(unit), rear: orNull(unit), sides: orNull(unit) }),
    headSpot: orNull(
      fc.record({
        area: unit,
        roundness: unit,
        along: unit,
        across: fc.double({ min: -1, max: 1, noNaN: true }),
        whole: fc.boolean(),
      }),
    ),
    tailStop: orNull(unit),
    netEvenness: orNull(unit),
  }),
});
const someInput: fc.Arbitrary<ScoreInput> = fc.record({
  measures: someMeasures,
  classId: orNull(fc.constantFrom(...Object.keys(classRules), 'kawarimono')),
  traits: fc.constantFrom([], ['tancho'], ['ginrin']),
  lengthCm: orNull(fc.double({ min: 1, max: 130, noNaN: true })),
  blurred: fc.boolean(),
});

describe('any fish', () => {
  it('has ordered ranges within the points of each part, and a rating within the range', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const { low, high, rating, parts } = practiceScore(input);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(low).toBeLessThanOrEqual(high);
        expect(rating * 10).toBeGreaterThanOrEqual(low - 0.5);
        expect(rating * 10).toBeLessThanOrEqual(high + 0.5);
        for (const part of parts) {
          if (part.low === null || part.high === null) continue;
          expect(part.low).toBeGreaterThanOrEqual(0);
          expect(part.low).toBeLessThanOrEqual(part.high);
          expect(part.high).toBeLessThanOrEqual(part.max);
        }
      }),
    );
  });

  it('is graded no worse for a better value', () => {
    const ids = Object.keys(criteria) as CriterionId[];
    const value = fc.double({ min: -1, max: 12, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...ids), value, value, (id, a, b) => {
        const [small, great] = [gradeOf(id, Math.min(a, b)), gradeOf(id, Math.max(a, b))];
        if (readings[id].better === 'high') expect(great).toBeGreaterThanOrEqual(small);
        else expect(small).toBeGreaterThanOrEqual(great);
      }),
    );
  });
});
