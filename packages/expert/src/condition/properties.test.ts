import { signIds, type SeenSign, type SignId } from '@nishiki/contract/condition';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { markKinds } from '@nishiki/vision/types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import { findingsOf } from './findings.ts';
import { rankConditions } from './rank-conditions.ts';

const signs = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...signIds), fc.boolean()), {
    selector: ([id]) => id,
    maxLength: 12,
  })
  .map((pairs): SeenSign[] => pairs.map(([id, present]) => ({ id, present })));
const maybe = (min: number, max: number) =>
  fc.option(fc.double({ min, max, noNaN: true }), { nil: undefined });
const water = fc
  .record({
    temperature: maybe(-1, 40),
    ph: maybe(4, 11),
    ammonia: maybe(0, 20),
    nitrite: maybe(0, 50),
    oxygen: maybe(0, 25),
    kh: maybe(0, 40),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, v]) => v !== undefined)));
const marks = fc.array(
  fc.record({
    kind: fc.constantFrom(...markKinds),
    x: fc.constant(0.5),
    y: fc.constant(0.5),
    radius: fc.double({ min: 0, max: 0.1, noNaN: true }),
    strength: fc.double({ min: 0, max: 1, noNaN: true }),
    mapX: fc.constant(null),
    mapY: fc.constant(null),
    region: fc.constant('middle' as const),
  }),
  { maxLength: 4 },
);
const countries = fc.constantFrom(null, 'GB-ENG', 'GB-SCT', 'GB-NIR', 'DE', 'US');
const input = fc.record({
  marks,
  signs,
  water,
  country: countries,
  photoReadable: fc.boolean(),
});
const signsOf = (id: string): ReadonlySet<SignId> =>
  new Set(conditions.find((c) => c.id === id)?.signs.map((sign) => sign.id));

describe('whatever is told', () => {
  it('the shares of all that are considered sum to 1', () => {
    fc.assert(
      fc.property(signs, water, marks, (told, reading, seen) => {
        const ranked = rankConditions(conditions, findingsOf(seen, told, reading));
        const sum = ranked.reduce((all, { share }) => all + share, 0);
        expect(ranked.length === 0 ? 1 : sum).toBeCloseTo(1, 9);
      }),
    );
  });

  it('a sign added puts no condition that has it behind one that has it not', () => {
    fc.assert(
      fc.property(signs, water, fc.constantFrom(...signIds), (told, reading, added) => {
        const others = told.filter(({ id }) => id !== added);
        const order = (list: SeenSign[]) =>
          rankConditions(conditions, findingsOf([], list, reading)).map(
            ({ condition }) => condition.id,
          );
        const before = order(others);
        const after = order([...others, { id: added, present: true }]);
        for (const [i, ahead] of before.entries())
          for (const behind of before.slice(i + 1))
            if (signsOf(ahead).has(added) && !signsOf(behind).has(added))
              expect(after.indexOf(ahead)).toBeLessThan(after.indexOf(behind));
      }),
    );
  });

  it('nothing entered and no mark name no condition', () => {
    fc.assert(
      fc.property(countries, fc.boolean(), (country, photoReadable) => {
        const empty = { marks: [], signs: [], water: undefined };
        const {
          conditions: named,
          report,
          urgent,
        } = diagnose({ ...empty, country, photoReadable });
        expect([named, report, urgent]).toEqual([[], null, []]);
      }),
    );
  });

  it('the urgent steps do not depend on the photo, and are critical or high', () => {
    fc.assert(
      fc.property(input, (all) => {
        const { urgent, severity, headline } = diagnose(all);
        expect(diagnose({ ...all, marks: [], photoReadable: false }).urgent).toEqual(urgent);
        if (urgent.length === 0) return;
        expect(['high', 'critical']).toContain(severity);
        expect(headline).toMatch(/^Emergency/);
        expect(urgent).toContain('Stop feeding.');
      }),
      { numRuns: 20 },
    );
  });

  it('poisoned water is urgent with and without signs', () => {
    fc.assert(
      fc.property(signs, (told) => {
        const reading = { ammonia: 2, ph: 8.4, temperature: 22 };
        const rest = { marks: [], photoReadable: true, country: null };
        const { urgent, severity } = diagnose({ ...rest, signs: told, water: reading });
        expect(urgent[0]).toMatch(/^Air on/);
        expect(severity).toBe('critical');
      }),
      { numRuns: 20 },
    );
  });

  it('what must be reported and fits more than weakly carries the report', () => {
    fc.assert(
      fc.property(input, (all) => {
        const { conditions: named, report, severity } = diagnose(all);
        const grave = named.filter(
          ({ id, fit }) =>
            fit !== 'weak' && (conditions.find((c) => c.id === id)?.notifiable.length ?? 0) > 0,
        );
        if (grave.length === 0) return;
        expect(report?.words).toMatch(/report.*Stop all movement of fish/);
        expect(report?.words).toContain(grave[0]?.name);
        expect(severity).toBe('critical');
      }),
      { numRuns: 60 },
    );
  });

  it('at most eight conditions, the heaviest first, none strong from a photo alone', () => {
    fc.assert(
      fc.property(input, (all) => {
        const named = diagnose(all).conditions;
        const shares = named.map(({ share }) => share);
        expect(named.length).toBeLessThanOrEqual(8);
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
        for (const { fit } of diagnose({ ...all, signs: [], water: undefined }).conditions)
          expect(fit).not.toBe('strong');
      }),
      { numRuns: 20 },
    );
  });
});
