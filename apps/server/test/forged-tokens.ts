/** Access tokens as a hostile user makes them. By hand, so that no library refuses to. */
import { createHmac, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import type { TestDatabase } from '@nishiki/db/testing/test-database';

export type Part = Record<string, unknown>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const partsOf = (token: string): { header: Part; claims: Part; signature: string } => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string): Part =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;
  return { header: read(header), claims: read(claims), signature };
};

/** Joined, with the signature that `signer` makes of header and claims. */
export const jwt = (header: Part, claims: Part, signer: (text: string) => Buffer): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${signer(text).toString('base64url')}`;
};

export const es256 =
  (key: KeyObject, dsaEncoding: 'ieee-p1363' | 'der' = 'ieee-p1363') =>
  (text: string): Buffer =>
    sign('sha256', Buffer.from(text), { key, dsaEncoding });

export const hs256 = (secret: string | Buffer) => (text: string) =>
  createHmac('sha256', secret).update(text).digest();

export const strangeKey = (): KeyObject =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** The site's own newest key, as only somebody in its database could read it. */
export const ownKey = async (db: TestDatabase): Promise<{ kid: string; key: KeyObject }> => {
  const pairs = (await db.privateSettings.read('access-token-keys')) as {
    kid: string;
    privateJwk: JsonWebKey;
  }[];
  const newest = pairs.at(-1);
  if (!newest) throw new Error('the site has no key');
  return { kid: newest.kid, key: createPrivateKey({ key: newest.privateJwk, format: 'jwk' }) };
};

const without = (part: Part, ...names: string[]): Part =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name)));

/**
 * What may be tried with a good token, by name.
 * @param own the key that the token is signed with, for what is wrong although the signature is right
 * @param stranger user id of somebody else
 */
export const forgeries = (
  good: string,
  own: KeyObject,
  publicKey: KeyObject,
  stranger: string,
): Record<string, string> => {
  const { header, claims, signature } = partsOf(good);
  const [head = '', body = ''] = good.split('.');
  const signed = es256(own);
  const other = strangeKey();
  const now = Math.floor(Date.now() / 1000);
  const claiming = (changes: Part): string => jwt(header, { ...claims, ...changes }, signed);
  const lacking = (...names: string[]): string => jwt(header, without(claims, ...names), signed);
  const open = publicKey.export({ format: 'jwk' });
  const publicForms: Record<string, string | Buffer> = {
    pem: publicKey.export({ format: 'pem', type: 'spki' }) as string,
    der: publicKey.export({ format: 'der', type: 'spki' }),
    jwk: JSON.stringify(open),
    x: Buffer.from(String(open.x), 'base64url'),
    nothing: '',
  };
  const none = (): Buffer => Buffer.alloc(0);
  return {
    ...Object.fromEntries(
      ['none', 'None', 'NONE', 'nOnE'].map((alg) => [alg, jwt({ ...header, alg }, claims, none)]),
    ),
    'none, old signature': jwt({ ...header, alg: 'none' }, claims, () =>
      Buffer.from(signature, 'base64url'),
    ),
    'no algorithm': jwt(without(header, 'alg'), claims, signed),
    ...Object.fromEntries(
      Object.entries(publicForms).map(([form, secret]) => [
        `HS256 with the public key as ${form}`,
        jwt({ ...header, alg: 'HS256' }, claims, hs256(secret)),
      ]),
    ),
    'ES384 by name': jwt({ ...header, alg: 'ES384' }, claims, signed),
    'wrong key': jwt(header, claims, es256(other)),
    'wrong key, brought along': jwt(
      { ...header, jwk: other.export({ format: 'jwk' }), jku: 'https://evil.example/jwks' },
      claims,
      es256(other),
    ),
    'unknown key id': jwt({ ...header, kid: randomUUID() }, claims, signed),
    'no key id': jwt(without(header, 'kid'), claims, signed),
    'key id that is a path': jwt({ ...header, kid: '../../etc/passwd' }, claims, signed),
    'key id of every object': jwt({ ...header, kid: '__proto__' }, claims, signed),
    'key id that is no text': jwt({ ...header, kid: { $ne: null } }, claims, signed),
    'critical extension': jwt({ ...header, crit: ['exp'] }, claims, signed),
    'signature of zeros': `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`,
    'signature as DER': jwt(header, claims, es256(own, 'der')),
    'no signature': `${head}.${body}.`,
    'cut signature': good.slice(0, -4),
    'other user, old signature': `${head}.${encode({ ...claims, sub: stranger })}.${signature}`,
    'longer life, old signature': `${head}.${encode({ ...claims, exp: now + 9e6 })}.${signature}`,
    // More than a slow start of the test lasts: its clock stands still from then on.
    expired: claiming({ exp: now - 120 }),
    'never expires': lacking('exp'),
    'expires in words': claiming({ exp: 'never' }),
    'not yet': claiming({ nbf: now + 3600 }),
    'other audience': claiming({ aud: 'anon' }),
    'no audience': lacking('aud'),
    'other issuer': claiming({ iss: 'https://evil.example' }),
    'no issuer': lacking('iss'),
    'no subject': lacking('sub'),
    'subject that is no id': claiming({ sub: "x' or '1'='1" }),
    'subject that is no text': claiming({ sub: 7 }),
    'no session': lacking('session_id'),
    'session that is no id': claiming({ session_id: "x'; drop table sessions; --" }),
    'session in a list': claiming({ session_id: [claims['session_id']] }),
    'no claims': jwt(header, {}, signed),
    'claims that are a list': `${head}.${encode([])}.${signature}`,
    'claims that are null': `${head}.${encode(null)}.${signature}`,
    'five parts': 'a.b.c.d.e',
    'two parts': `${head}.${body}`,
    'four parts': `${good}.${signature}`,
    dots: '..',
    'no token': 'x',
    'no Base64': '!!!.###.$$$',
    'header that is no JSON': `${Buffer.from('{').toString('base64url')}.${body}.${signature}`,
    'refresh token': Buffer.alloc(48, 7).toString('base64url'),
    '100 kB': 'x'.repeat(100_000),
    '100 kB of claims': jwt(header, { ...claims, more: 'x'.repeat(100_000) }, es256(other)),
    '100 kB of dots': '.'.repeat(100_000),
  };
};
