import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the cookie that tells a guest's browser apart, for counting free tries. */
export const DEVICE_COOKIE = 'nishiki_device';

const sign = (key: Uint8Array, id: string): Buffer =>
  createHmac('sha256', key).update(`device:${id}`).digest();

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const writeDeviceCookie = (key: Uint8Array, id: string): string =>
  `${id}.${sign(key, id).toString('base64url')}`;

/** The device id, or null when the cookie is missing or was not signed here. */
export const readDeviceCookie = (key: Uint8Array, cookie: string | undefined): string | null => {
  const [id, signature] = (cookie ?? '').split('.');
  if (!id || !signature || !uuid.test(id)) return null;
  const expected = sign(key, id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
};

/** Keyed, so that a copy of the database does not tell who visited. */
export const hashAddress = (key: Uint8Array, network: string): string =>
  createHmac('sha256', key).update(`address:${network}`).digest('base64url').slice(0, 32);
