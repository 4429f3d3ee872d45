import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { checkPassword } from './password-rules.ts';

const codeFor = (password: string): string => {
  try {
    checkPassword(password);
    return 'taken';
  } catch (error) {
    return String(Reflect.get(error as object, 'code'));
  }
};

/** Ordered by how often each was found in leaks. */
const leaked = dictionary['passwords-common'];
const sixOrMore = (password: string): boolean => password.length >= 6;

describe('checkPassword', () => {
  it.each([
    ['', 'password_too_short'],
    ['zq7!k', 'password_too_short'],
    ['zq7!kw', 'taken'],
    // Characters, not units of UTF-16: these are five, then six.
    ['🐟🎏🐠🐡🎐', 'password_too_short'],
    ['🐟🎏🐠🐡🎐🏮', 'taken'],
    ['a koi swims up the waterfall', 'taken'],
  ])('finds %j %s', (password, code) => expect(codeFor(password)).toBe(code));

  it('takes 256 characters and refuses 257, which would cost to hash', () => {
    expect(codeFor('zq7!kw'.padEnd(256, 'koi '))).toBe('taken');
    expect(codeFor('zq7!kw'.padEnd(257, 'koi '))).toBe('invalid_request');
  });

  // NCSC's list of the 100,000 most used: these are among its first.
  it.each(['123456', 'password', 'qwerty', 'iloveyou', 'dragon', 'football'])(
    'refuses %j, in capitals too',
    (password) => {
      expect(codeFor(password)).toBe('weak_password');
      expect(codeFor(password.toUpperCase())).toBe('weak_password');
    },
  );

  it('refuses the 10,000 most common ones and not the next', () => {
    const common = leaked.slice(0, 10_000);
    expect(common).toHaveLength(10_000);
    for (const password of common.filter(sixOrMore))
      expect(codeFor(password)).toBe('weak_password');
    for (const password of leaked.slice(10_000, 10_100).filter(sixOrMore))
      expect(codeFor(password)).toBe('taken');
  });
});
