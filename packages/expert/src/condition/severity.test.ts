import type { SignId, WaterReading } from '@nishiki/contract/condition';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings.ts';
import { gravest, severityOf, type Severity } from './severity.ts';

const of = (
  severity: Severity,
  signs: Partial<Record<SignId, boolean>> = {},
  water: WaterReading = {},
  rest: { notifiable?: string[]; group?: 'harmless' | 'parasite'; waterCause?: 'nitrite' } = {},
) =>
  severityOf(
    { severity, notifiable: [], group: 'parasite', waterCause: null, signs: itch, ...rest },
    findingsOf(
      [],
      Object.entries(signs).map(([id, present]) => ({ id: id as SignId, present })),
      water,
    ),
  );
const itch: Condition['signs'] = [{ id: 'flashing', strength: 'typical', seenIn: 'behaviour' }];
const mild = { 'several-fish': false, 'off-food': false } as const;
const ideal = { temperature: 20, ph: 7.5, ammonia: 0, nitrite: 0, oxygen: 8 };

describe('the severity of a condition', () => {
  it('is that of the facts where nothing more is known', () => {
    expect(of('medium')).toBe('medium');
    expect(of('medium', { flashing: true })).toBe('medium');
  });
  it.each<[Partial<Record<SignId, boolean>>, WaterReading]>([
    [{ deaths: true }, {}],
    [{ gasping: true }, {}],
    [{ 'several-fish': true }, {}],
    [{ 'gills-pale': true }, {}],
    [{ 'white-commas-on-gills': true }, {}],
    [{}, { ammonia: 2, ph: 8.4, temperature: 22 }],
    [{}, { nitrite: 1.5 }],
    [{}, { oxygen: 4 }],
  ])('goes one step up by %o and %o', (signs, water) => {
    expect(of('medium', signs, water)).toBe('high');
    expect(of('critical', signs, water)).toBe('critical');
  });
  it('goes one step up, not two, by two reasons', () => {
    expect(of('low', { deaths: true, gasping: true })).toBe('medium');
  });
  it('goes down only for one fish that eats in ideal water', () => {
    expect(of('high', mild, ideal)).toBe('medium');
    expect(of('low', mild, ideal)).toBe('low');
    expect(of('high', mild)).toBe('high');
    expect(of('high', { 'several-fish': false }, ideal)).toBe('high');
    expect(of('high', mild, { ...ideal, nitrite: 0.1 })).toBe('high');
  });
  it('is medium for a value to act on today that no fish shows yet', () => {
    const measured = { waterCause: 'nitrite' } as const;
    expect(of('critical', {}, { nitrite: 0.5 }, measured)).toBe('medium');
    expect(of('critical', { flashing: true }, { nitrite: 0.5 }, measured)).toBe('critical');
    expect(of('critical', {}, { nitrite: 1.5 }, measured)).toBe('critical');
  });
  it('never goes down for what must be reported, nor up for what is harmless', () => {
    expect(of('critical', mild, ideal, { notifiable: ['GB-ENG'] })).toBe('critical');
    expect(of('low', { deaths: true }, {}, { group: 'harmless' })).toBe('low');
  });
});

it('the gravest of none is none', () => {
  expect([gravest([]), gravest(['low', 'high', 'medium'])]).toEqual([null, 'high']);
});
