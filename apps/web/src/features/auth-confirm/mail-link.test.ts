import { describe, expect, it } from 'vitest';
import { readMailLink } from './mail-link.ts';

const read = (text: string) => readMailLink(new URLSearchParams(text));

describe('readMailLink', () => {
  it.each([
    ['signup', 'signup'],
    ['email', 'signup'],
    ['recovery', 'recovery'],
    ['email_change', 'email_change'],
  ])('reads type %s as %s', (type, purpose) => {
    expect(read(`token_hash=abc&type=${type}`)).toEqual({ purpose, tokenHash: 'abc' });
  });

  it.each(['', 'token_hash=abc', 'token_hash=&type=signup', 'token_hash=abc&type=toString'])(
    'finds no link in %j',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
