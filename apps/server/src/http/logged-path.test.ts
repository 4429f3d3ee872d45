import { describe, expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

describe('loggedPath', () => {
  it.each([
    ['/identify', '/identify'],
    ['/koi%20show', '/koi%20show'],
    ['/auth/confirm?token_hash=secret', '/auth/confirm'],
    ['/auth/confirm%3Ftoken_hash=secret', '/auth/confirm'],
    ['/auth/confirm%3ftoken_hash=secret', '/auth/confirm'],
    ['/auth/confirm%253Ftoken_hash=secret', '/auth/confirm'],
  ])('keeps of %s just %s', (path, kept) => {
    expect(loggedPath(path)).toBe(kept);
  });

  it('keeps 200 characters at most', () => {
    expect(loggedPath(`/${'a'.repeat(5000)}`)).toHaveLength(200);
  });
});
