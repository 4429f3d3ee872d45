import { uuidv7 } from '@nishiki/db/uuidv7';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashSecret, ownerOfSecret, randomSecret, secretOf } from './secrets.ts';

/** 32 random bytes are 43 signs of base64url, 48 are 64: six bits a sign (RFC 4648). */
const RANDOM_LENGTH = 43;
const OWNED_LENGTH = 64;

describe('hashSecret', () => {
  it('is SHA-256', () => {
    // FIPS 180-2, appendix B.1.
    expect(hashSecret('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

describe('randomSecret', () => {
  it('is 256 bits that may stand in an address, and never the same', () => {
    const made = Array.from({ length: 1000 }, randomSecret);
    for (const secret of made) expect(secret).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(new Set(made.map((secret) => secret.length))).toEqual(new Set([RANDOM_LENGTH]));
    expect(new Set(made).size).toBe(1000);
  });
});

describe('secretOf', () => {
  it('says whose it is', () => {
    fc.assert(
      fc.property(fc.uuid(), (userId) => {
        const secret = secretOf(userId);
        expect(secret).toHaveLength(OWNED_LENGTH);
        expect(ownerOfSecret(secret)).toBe(userId);
      }),
    );
  });
  it('shares nothing but the owner with the next one of the same keeper', () => {
    const userId = uuidv7();
    const [one, other] = [secretOf(userId), secretOf(userId)].map((secret) =>
      Buffer.from(secret, 'base64url').subarray(16),
    );
    expect(one).toHaveLength(32);
    expect(one).not.toEqual(other);
  });
});

describe('ownerOfSecret', () => {
  const secret = secretOf('018f0000-0000-7000-8000-000000000001');
  it.each([
    '',
    'x',
    secret.slice(1),
    `${secret}A`,
    `${secret}\n`,
    `${secret.slice(0, -1)}=`,
    `${secret.slice(0, -1)}+`,
    `${secret.slice(0, -1)}/`,
    ` ${secret.slice(1)}`,
    'é'.repeat(OWNED_LENGTH),
    'x'.repeat(100_000),
  ])('is nobody for %j', (text) => expect(ownerOfSecret(text)).toBeNull());
});
