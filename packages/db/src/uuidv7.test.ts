import { describe, expect, test, vi } from 'vitest';
import { isUuid, uuidv7 } from './uuidv7.ts';

describe('uuidv7', () => {
  test('holds the milliseconds of the example in RFC 9562, appendix A.6', async () => {
    // As in a new process: one that has made later ids already would count on from them.
    vi.resetModules();
    const { uuidv7 } = await import('./uuidv7.ts');
    // 2022-02-22 19:22:22 UTC is 0x017F22E279B0 milliseconds after 1970.
    const text = uuidv7(Date.UTC(2022, 1, 22, 19, 22, 22));
    expect(text.slice(0, 13)).toBe('017f22e2-79b0');
  });

  test('carries version 7 and the variant 10', () => {
    for (let i = 0; i < 200; i += 1) {
      expect(uuidv7()).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }
  });

  test('ascends within one millisecond, past the counter, and when the clock is set back', () => {
    const now = Date.UTC(2030, 0, 1);
    const made = Array.from({ length: 10_000 }, () => uuidv7(now));
    made.push(uuidv7(now - 60_000));
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('isUuid', () => {
  test.each([
    '',
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398',
    "017f22e2-79b0-7cc3-98c4-dc0c0c07398f'; --",
  ])('refuses %j', (text) => expect(isUuid(text)).toBe(false));
  test('takes the RFC example', () => {
    expect(isUuid('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toBe(true);
  });
});
