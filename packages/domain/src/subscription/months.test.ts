import { describe, expect, it } from 'vitest';
import { nextMonth } from './months.ts';

/** The month after, and the one after that, of a plan that began on `first`. */
const chain = (first: string, length: number): string[] => {
  const anchor = new Date(first).getUTCDate();
  const days: string[] = [];
  for (let at = new Date(first), n = 0; n < length; n += 1) {
    at = nextMonth(at, anchor);
    days.push(at.toISOString().slice(0, 10));
  }
  return days;
};

// Expected dates were read from a calendar: 2027 and 2100 have no 29 February, 2028 has one.
describe('the next month', () => {
  it.each([
    ['2027-01-31T12:00:00Z', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-31T12:00:00Z', ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2027-01-30T12:00:00Z', ['2027-02-28', '2027-03-30']],
    ['2028-01-29T12:00:00Z', ['2028-02-29', '2028-03-29']],
    ['2100-01-31T12:00:00Z', ['2100-02-28', '2100-03-31']],
    ['2027-12-31T23:59:59Z', ['2028-01-31', '2028-02-29']],
    ['2027-12-01T00:00:00Z', ['2028-01-01', '2028-02-01']],
  ])('after %s is %j', (first, days) => {
    expect(chain(first, days.length)).toEqual(days);
  });

  it('keeps the time of day', () => {
    expect(nextMonth(new Date('2027-01-31T09:08:07.006Z')).toISOString()).toBe(
      '2027-02-28T09:08:07.006Z',
    );
  });
});
