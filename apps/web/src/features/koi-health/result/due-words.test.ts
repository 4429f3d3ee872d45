import { describe, expect, it } from 'vitest';
import { dueWords } from './due-words.ts';

const now = new Date(2026, 11, 31, 23, 30);

describe('when something is due', () => {
  it('is said by how near it is, over the turn of a year, too', () => {
    expect(dueWords('2026-12-31', now)).toBe('today');
    expect(dueWords('2027-01-01', now)).toBe('tomorrow');
    expect(dueWords('2027-01-14', now)).toBe('by 14 January 2027');
    expect(dueWords('2026-12-20', new Date(2026, 11, 1))).toBe('by 20 December');
  });
});
