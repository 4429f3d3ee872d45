import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './next-path.ts';

const ORIGIN = 'https://nishiki.example';

describe('ownPath', () => {
  it.each(['/profile', '/profile?tab=devices#top', '/', '/authors'])('follows %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/\n//elsewhere.example/',
    'javascript:alert(1)',
    'profile',
    '',
  ])('does not follow %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it('does not lead in circles', () => {
    for (const path of ['/auth', '/auth?next=/auth', '/auth/confirm'])
      expect(ownPath(path)).toBeNull();
    expect(ownPath(null)).toBeNull();
  });

  it('never leaves the site, whatever it is given', () => {
    const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', 'a') });
    fc.assert(
      fc.property(nasty, (text) => {
        const path = ownPath(text);
        if (path !== null) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });
});
