import { describe, expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

describe('typedNumber', () => {
  it.each([
    ['7.5', 7.5],
    ['7,5', 7.5],
    [' 0 ', 0],
    ['−1', -1],
    ['', null],
    ['  ', null],
    ['7.5.1', 'no number'],
    ['about 7', 'no number'],
    ['1e3', 'no number'],
  ])('reads %j as %j', (text, expected) => {
    expect(typedNumber(text)).toBe(expected);
  });
});
