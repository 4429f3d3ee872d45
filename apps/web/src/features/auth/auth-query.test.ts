import { describe, expect, it } from 'vitest';
import { addressOf, destinationOf, modeOf } from './auth-query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('modeOf', () => {
  it.each([
    ['', 'sign-in'],
    ['signup', 'sign-up'],
    ['signup=true', 'sign-up'],
    ['signup=false', 'sign-in'],
    ['forgot', 'forgot'],
    ['plan=breeder', 'sign-in'],
  ])('reads %j as %s', (text, mode) => {
    expect(modeOf(query(text))).toBe(mode);
  });
});

describe('addressOf', () => {
  it('changes the mode and keeps the rest', () => {
    const before = query('signup=true&plan=breeder&next=%2Fprofile');
    expect(addressOf('sign-in', before)).toBe('/auth?plan=breeder&next=%2Fprofile');
    expect(addressOf('forgot', before)).toBe('/auth?plan=breeder&next=%2Fprofile&forgot=true');
    expect(addressOf('sign-in', query('signup'))).toBe('/auth');
  });
});

describe('destinationOf', () => {
  it('follows own paths only', () => {
    expect(destinationOf(query('next=%2Fprofile'))).toBe('/profile');
    expect(destinationOf(query('next=%2F%2Felsewhere.example'))).toBeNull();
    expect(destinationOf(query(''))).toBeNull();
  });
});
