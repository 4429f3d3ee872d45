import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors.ts';
import { maskEmail, readEmail } from './email.ts';

const refusal = expect.objectContaining({ code: 'email_address_invalid' });
const at = (name: number, host: string): string => `${'k'.repeat(name)}@${host}`;

describe('readEmail', () => {
  it.each([
    ['hanako@pond.example', 'hanako@pond.example'],
    ['  Hanako.Sato+koi@Pond.Example \n', 'hanako.sato+koi@pond.example'],
    ["o'brien_1%x@a-b.co.uk", "o'brien_1%x@a-b.co.uk"],
    // One letter, written as a letter and an accent: the same mailbox, whatever the keyboard sends.
    ['rene\u0301@pond.example', 'ren\u00e9@pond.example'],
    ['RENE\u0301@POND.EXAMPLE', 'ren\u00e9@pond.example'],
    // Small letters first: this capital with its accent has no sign of its own, the small one has.
    ['\u03aa\u0301@pond.example', '\u0390@pond.example'],
    ['鯉@池.example', '鯉@池.example'],
  ])('reads %j', (typed, email) => expect(readEmail(typed)).toBe(email));

  it.each([
    '',
    ' ',
    'hanako',
    '@pond.example',
    'hanako@',
    'hanako@pond',
    'hanako@pond.e',
    'hanako@@pond.example',
    'hana ko@pond.example',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'Hanako <hanako@pond.example>',
    '"hana ko"@pond.example',
    'hanako@[127.0.0.1]',
    'hanako\\@pond.example',
    'hanako(koi)@pond.example',
    // Signs that would begin another header, or that nobody sees.
    'hanako@pond.example\r\nBcc: thief@evil.example',
    'hana\0ko@pond.example',
    'hana\u007fko@pond.example',
    'hana\u0085ko@pond.example',
    'hana\u200bko@pond.example',
    'hana\u202eko@pond.example',
    'hanako@pond\ufeff.example',
    'hana\ud800ko@pond.example',
  ])('refuses %j', (typed) => expect(() => readEmail(typed)).toThrow(refusal));

  it('takes the longest name and address that mail can carry, and no longer ones', () => {
    // RFC 5321, 4.5.3.1: 64 for the name; 254 for the whole (erratum 1690 of RFC 3696).
    const host = `${'p'.repeat(60)}.${'q'.repeat(60)}.${'r'.repeat(60)}.example`;
    expect(readEmail(at(64, 'pond.example'))).toHaveLength(64 + 1 + 12);
    expect(() => readEmail(at(65, 'pond.example'))).toThrow(refusal);
    expect(readEmail(at(253 - host.length, host))).toHaveLength(254);
    expect(() => readEmail(at(254 - host.length, host))).toThrow(refusal);
  });

  it('gives one form only: what it gave is read as itself, in any case', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(part, part, (name, host) => {
        let email: string;
        try {
          email = readEmail(`${name}@${host}.example`);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
          return;
        }
        expect(readEmail(email)).toBe(email);
        expect(readEmail(email.normalize('NFD'))).toBe(email);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('maskEmail', () => {
  it.each([
    ['hanako@pond.example', 'h…o@pond.example'],
    ['ab@pond.example', 'a…@pond.example'],
    ['a@pond.example', 'a…@pond.example'],
    // A sign of two units is shown whole.
    ['🐟koi🎏@pond.example', '🐟…🎏@pond.example'],
    ['🐟🎏@pond.example', '🐟…@pond.example'],
  ])('shows %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
});
