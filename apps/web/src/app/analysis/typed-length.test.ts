import { describe, expect, it } from 'vitest';
import { readLength } from './typed-length.ts';

describe('readLength', () => {
  it('reads centimetres and inches, with a point or a comma', () => {
    expect(readLength({ text: ' 45,5 ', unit: 'cm' })).toEqual({ cm: 45.5, wrong: null });
    // 20 in of 2.54 cm each.
    expect(readLength({ text: '20', unit: 'in' })).toEqual({ cm: 50.8, wrong: null });
  });

  it('takes an empty field as not measured', () => {
    expect(readLength(null)).toEqual({ cm: null, wrong: null });
    expect(readLength({ text: '  ', unit: 'cm' })).toEqual({ cm: null, wrong: null });
  });

  it('explains what cannot be, in the unit that was chosen', () => {
    expect(readLength({ text: 'long', unit: 'cm' }).wrong).toMatch(/^Type a number/);
    expect(readLength({ text: '131', unit: 'cm' }).wrong).toContain('1 and 130 cm');
    expect(readLength({ text: '0', unit: 'cm' }).cm).toBeNull();
    // 130 cm are 51.18 in, 1 cm is 0.394 in.
    expect(readLength({ text: '52', unit: 'in' }).wrong).toContain('0.4 and 51.1 in');
    expect(readLength({ text: '51.1', unit: 'in' }).wrong).toBeNull();
    expect(readLength({ text: '0.4', unit: 'in' }).wrong).toBeNull();
  });
});
