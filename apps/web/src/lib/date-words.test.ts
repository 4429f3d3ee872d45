import { describe, expect, it } from 'vitest';
import { dayWords, whenWords } from './date-words.ts';

// Without a zone: local time, as the words are.
const now = new Date('2026-12-08T12:00:00');

describe('dayWords', () => {
  it('names the year only where it is another one', () => {
    expect(dayWords(new Date('2026-12-08T23:59:00'), now)).toBe('8 December');
    expect(dayWords(new Date('2027-01-01T00:00:00'), now)).toBe('1 January 2027');
  });
});

describe('whenWords', () => {
  it.each([
    ['2026-12-08T11:59:30', 'just now'],
    // A clock that runs ahead of the server's must not speak of minus one minute.
    ['2026-12-08T12:01:00', 'just now'],
    ['2026-12-08T11:58:40', 'a minute ago'],
    ['2026-12-08T11:01:00', '59 minutes ago'],
    ['2026-12-08T09:05:00', 'today at 09:05'],
    ['2026-12-07T23:50:00', 'yesterday at 23:50'],
    ['2026-12-06T23:50:00', 'on 6 December'],
    ['2025-12-08T12:00:00', 'on 8 December 2025'],
  ])('%s is %s', (date, words) => {
    expect(whenWords(new Date(date), now)).toBe(words);
  });

  it('says minutes rather than yesterday just after midnight', () => {
    const midnight = new Date('2026-12-08T00:10:00');
    expect(whenWords(new Date('2026-12-07T23:40:00'), midnight)).toBe('30 minutes ago');
  });
});
