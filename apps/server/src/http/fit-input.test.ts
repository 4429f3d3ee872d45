import { describe, expect, it } from 'vitest';
import { isFit } from './fit-input.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('isFit', () => {
  it.each([null, 0, true, 'text', '錦鯉 🐟', '', {}, [], { a: [{ b: 'c' }] }])(
    'takes %j',
    (value) => {
      expect(isFit(value)).toBe(true);
    },
  );
  it.each([
    'a\0b',
    '\ud83d',
    'x\udc1f',
    ['\0'],
    { a: { b: ['\ud800'] } },
    { '\0': 1 },
    { '\udfff': 1 },
  ])('refuses %j', (value) => {
    expect(isFit(value)).toBe(false);
  });
  it('looks at own names only, whatever they are', () => {
    expect(isFit(JSON.parse('{"__proto__":{"constructor":1},"toString":2}'))).toBe(true);
    expect(isFit(JSON.parse('{"__proto__":{"a":"\\u0000"}}'))).toBe(false);
  });
  it('refuses what is nested so deep that walking it would overflow the stack', () => {
    expect(isFit(nested(32))).toBe(true);
    expect(isFit(nested(33))).toBe(false);
    for (const depth of [1000, 3000, 9999]) expect(isFit(nested(depth))).toBe(false);
  });
});
