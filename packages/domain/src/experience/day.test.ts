import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, isTimeZone, localDay, mondayOf } from './day.ts';

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/London', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires'])(
    'knows %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  );
  it.each([
    '',
    'Mars/Olympus',
    'London',
    'Europe/London; drop',
    '../etc/localtime',
    'x'.repeat(9999),
  ])('does not know %j', (name) => expect(isTimeZone(name)).toBe(false));
});

describe('localDay', () => {
  it.each([
    ['2026-12-01T23:59:59.999Z', null, '2026-12-01'],
    ['2026-12-02T00:00:00.000Z', null, '2026-12-02'],
    // 13 hours ahead in summer there, 8 behind in winter here.
    ['2026-12-01T10:59:59Z', 'Pacific/Auckland', '2026-12-01'],
    ['2026-12-01T11:00:00Z', 'Pacific/Auckland', '2026-12-02'],
    ['2026-12-01T07:59:59Z', 'America/Los_Angeles', '2026-11-30'],
    ['2026-12-01T08:00:00Z', 'America/Los_Angeles', '2026-12-01'],
    // Clocks go forward on the last Sunday of March: midnight comes an hour earlier in UTC after it.
    ['2026-03-28T23:30:00Z', 'Europe/London', '2026-03-28'],
    ['2026-03-29T23:30:00Z', 'Europe/London', '2026-03-30'],
    // Zones of half and three quarters of an hour: 5:45 ahead.
    ['2026-06-30T18:14:59Z', 'Asia/Kathmandu', '2026-06-30'],
    ['2026-06-30T18:15:00Z', 'Asia/Kathmandu', '2026-07-01'],
  ])('at %s in %s is %s', (now, zone, day) => expect(localDay(new Date(now), zone)).toBe(day));
});

describe('dayBefore', () => {
  it.each([
    ['2026-12-02', '2026-12-01'],
    ['2027-01-01', '2026-12-31'],
    ['2028-03-01', '2028-02-29'],
    ['2026-03-01', '2026-02-28'],
  ])('of %s is %s', (day, before) => expect(dayBefore(day)).toBe(before));
});

describe('mondayOf', () => {
  // 30 November 2026 is a Monday.
  it.each([
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2026-12-01', '2026-11-30'],
    ['2026-12-06', '2026-11-30'],
    ['2026-12-07', '2026-12-07'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s is %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it('is a Monday, and at most six days before', () => {
    const days = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(days, (since1970) => {
        const day = new Date(since1970 * 86_400_000).toISOString().slice(0, 10);
        const monday = new Date(`${mondayOf(day)}T00:00:00Z`);
        expect(monday.getUTCDay()).toBe(1);
        expect(since1970 * 86_400_000 - monday.getTime()).toBeLessThan(7 * 86_400_000);
        expect(since1970 * 86_400_000 - monday.getTime()).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
