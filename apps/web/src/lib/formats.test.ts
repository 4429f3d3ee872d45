import { describe, expect, it } from 'vitest';
import { dateTime, decimal, longDate, percent, pounds } from './formats.ts';

describe('formats', () => {
  it('writes numbers as the British do', () => {
    expect(percent(0.824)).toBe('82%');
    expect(pounds(7.99)).toBe('£7.99');
    expect(pounds(1250)).toBe('£1,250.00');
    expect(decimal(12345.67)).toBe('12,345.7');
  });

  it('writes dates day first', () => {
    const date = new Date(2026, 10, 21, 9, 5);
    expect(longDate(date)).toBe('21 November 2026');
    expect(dateTime(date)).toBe('21 Nov 2026, 09:05');
  });
});
