import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PhotoAddresses } from '../ports.ts';

/** Seconds. */
const HOUR = 3600;

/**
 * Signed photo addresses: HMAC-SHA-256 over id and expiry, good for one hour.
 * @param key at least 32 random bytes
 */
export const createPhotoAddresses = (key: Uint8Array): PhotoAddresses => {
  const signature = (id: string, expires: string): Buffer =>
    createHmac('sha256', key).update(`photo:${id}:${expires}`).digest();
  return {
    sign(id, now) {
      const expires = String(Math.floor(now.getTime() / 1000) + HOUR);
      return `/photos/${id}?e=${expires}&s=${signature(id, expires).toString('base64url')}`;
    },
    verify(id, expires, given, now) {
      if (!/^\d{10}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
      const expected = signature(id, expires);
      const actual = Buffer.from(given, 'base64url');
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
};
