/** A provider whose token endpoint hands out whatever a test wants, to see that it is not believed. */
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { CLIENT_ID } from './flow.ts';
import { listenLocally, type LocalServer } from './listen.ts';

export type Claims = Record<string, unknown>;

export type ForgingIssuer = LocalServer & {
  /** The ID token of the next answers; null: the token endpoint never answers. */
  idToken: string | null;
  /** Paths that were asked for, in their order. */
  readonly asked: string[];
  /** What an honest token says, with the changes. */
  claims(changes?: Claims): Claims;
  /** Signed with the key that the provider publishes. */
  honest(claims: Claims): string;
  /** Signed with another key under the same name. */
  forged(claims: Claims): string;
};

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const token = (header: Claims, claims: Claims, signer: (text: string) => Buffer): string => {
  const text = `${part({ kid: 'first', ...header })}.${part(claims)}`;
  return `${text}.${signer(text).toString('base64url')}`;
};

const signed = (key: KeyObject, claims: Claims): string =>
  token({ alg: 'RS256' }, claims, (text) => sign('sha256', Buffer.from(text), key));

export const unsigned = (claims: Claims): string =>
  token({ alg: 'none' }, claims, () => Buffer.alloc(0));

/** Signed with a secret that both sides know, such as the client's. */
export const signedBySecret = (secret: string, claims: Claims): string =>
  token({ alg: 'HS256' }, claims, (text) => createHmac('sha256', secret).update(text).digest());

export const startForgingIssuer = async (nonce: string): Promise<ForgingIssuer> => {
  const published = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: server.origin,
      authorization_endpoint: `${server.origin}/auth`,
      token_endpoint: `${server.origin}/token`,
      jwks_uri: `${server.origin}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      // Says that it may do the worst, so that nothing but the signature's check is left.
      id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'first', use: 'sig' }],
    }),
    '/token': () => ({
      access_token: 'token-that-no-log-may-show',
      token_type: 'Bearer',
      id_token: issuer.idToken,
    }),
  };
  const server = await listenLocally((request, response) => {
    const path = request.url ?? '';
    issuer.asked.push(path);
    if (path === '/token' && issuer.idToken === null) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[path]?.() ?? {}));
  });

  const issuer: ForgingIssuer = {
    ...server,
    idToken: null,
    asked: [],
    claims(changes = {}) {
      const now = Math.floor(Date.now() / 1000);
      return {
        iss: server.origin,
        aud: CLIENT_ID,
        sub: 'koi-keeper',
        email: 'keeper@example.org',
        email_verified: true,
        name: 'Kiku Keeper',
        nonce,
        iat: now,
        exp: now + 300,
        ...changes,
      };
    },
    honest: (claims) => signed(published.privateKey, claims),
    forged: (claims) => signed(other.privateKey, claims),
  };
  return issuer;
};
