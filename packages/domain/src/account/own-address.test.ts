import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const local = 'http://127.0.0.1:3000';
const site = 'https://koi.example';

/** What may be tried to lead somebody elsewhere after a sign-in. `site` is this site's address. */
const evil = (origin: string): string[] => {
  const { host, port } = new URL(origin);
  return [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example/..',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'ht\ntps://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    `javascript://${host}/%0aalert(1)`,
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    `blob:${origin}/x`,
    `ftp://${host}/`,
    `ws://${host}/`,
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    `${origin}%40evil.example/`,
    `${origin}%2eevil.example/`,
    `${origin}\\@evil.example`,
    `${origin}:evil@evil.example/`,
    `http://localhost.evil.example:${port}/`,
    `http://127.0.0.1@evil.example:${port}/`,
    `http://evil.example:${port}/`,
    `http://evil.example#@${host}/`,
    `http://evil.example\\@${host}/`,
    `http://someone:secret@${host}/`,
    `https://someone@${host}/`,
    `http://${host.replace(/:.*/, '')}:3001/`,
    'http://0.0.0.0:3000/',
    'http://127.0.0.2:3000/',
    'http://[::]:3000/',
    'http://[::ffff:127.0.0.1]:3000/',
    'http://[::1',
    'http://',
    '//',
    'https://koi.example:8443/',
    'https://koi.example./',
    'http://koi.example/',
    'https://www.koi.example/',
  ];
};

describe('ownAddress', () => {
  it.each([
    [undefined, `${local}/`],
    ['', `${local}/`],
    ['/dashboard?plan=breeder#top', `${local}/dashboard?plan=breeder#top`],
    ['dashboard', `${local}/dashboard`],
    ['?plan=breeder', `${local}/?plan=breeder`],
    [`${local}/koi/7`, `${local}/koi/7`],
    ['/https://evil.example', `${local}/https://evil.example`],
    ['/%2f%2fevil.example', `${local}/%2f%2fevil.example`],
    // Other names of one's own machine lead to the same site.
    ['http://localhost:3000/koi', 'http://localhost:3000/koi'],
    ['http://[::1]:3000/koi', 'http://[::1]:3000/koi'],
    ['http://2130706433:3000/koi', `${local}/koi`],
  ])('on %j leads to %s', (asked, address) => expect(ownAddress(asked, local)).toBe(address));

  it('takes the public site at its own address only', () => {
    expect(ownAddress('https://KOI.example:443/a', site)).toBe('https://koi.example/a');
    for (const asked of ['http://localhost/', 'http://127.0.0.1/', 'https://localhost/'])
      expect(ownAddress(asked, site)).toBe(`${site}/`);
  });

  it.each([local, site])('never leaves %s', (origin) => {
    for (const asked of evil(origin)) {
      const led = new URL(ownAddress(asked, origin));
      expect([asked, led.origin]).toEqual([asked, origin]);
      expect([asked, led.username + led.password]).toEqual([asked, '']);
    }
  });

  it('never leaves it, whatever is made up', () => {
    const part = fc.constantFrom(
      ...['http', 'https', 'javascript', ':', '/', '//', '\\', '@', '%40', '%2f', '#', '?', '.'],
      ...[
        'evil.example',
        '127.0.0.1',
        'localhost',
        ':3000',
        '3000',
        '\t',
        '\n',
        ' ',
        'data',
        '[::1]',
      ],
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string(),
    );
    const own = new Set([local, 'http://localhost:3000', 'http://[::1]:3000']);
    fc.assert(
      fc.property(text, (asked) => {
        const led = new URL(ownAddress(asked, local));
        expect(own).toContain(led.origin);
        expect(led.username + led.password).toBe('');
      }),
      { numRuns: 5000 },
    );
  });
});
