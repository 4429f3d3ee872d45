import type { Database } from '@nishiki/db/open-database';
import { isUuid } from '@nishiki/db/uuidv7';
import { importJWK, jwtVerify, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { DomainError } from '../errors.ts';
import type { AccessClaims, AccessTokens } from '../ports.ts';
import { ALGORITHM, publicJwk, readKeyring, type KeyPair } from './keyring.ts';

/** Seconds that an access token lives. */
export const ACCESS_SECONDS = 15 * 60;
const ISSUER = 'nishiki';
const AUDIENCE = 'authenticated';

/** Milliseconds after which a process looks for a newer key pair, and at most how often for a strange one. */
const LOOK_AGAIN = 5 * 60_000;
const STRANGE_KEY = 10_000;
/** Tokens whose signature was found right are remembered, so that it is checked once a process. */
const REMEMBERED = 10_000;

type Loaded = {
  readonly pairs: readonly KeyPair[];
  readonly signing: { kid: string; key: CryptoKey };
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  readonly at: number;
};

const importKey = async (jwk: KeyPair['privateJwk']): Promise<CryptoKey> =>
  (await importJWK(jwk, ALGORITHM)) as CryptoKey;

const load = async (db: Database): Promise<Loaded> => {
  const pairs = await readKeyring(db, new Date());
  const newest = pairs.at(-1);
  if (!newest) throw new Error('there is no key pair for access tokens');
  const verifying = await Promise.all(
    pairs.map(async (pair) => [pair.kid, await importKey(publicJwk(pair))] as const),
  );
  return {
    pairs,
    signing: { kid: newest.kid, key: await importKey(newest.privateJwk) },
    verifying: new Map(verifying),
    at: Date.now(),
  };
};

const readClaims = (payload: JWTPayload): AccessClaims => {
  const { sub, session_id: sessionId, exp } = payload;
  if (typeof sub !== 'string' || typeof sessionId !== 'string' || typeof exp !== 'number')
    throw new DomainError('token_invalid', 'claims missing');
  if (!isUuid(sub) || !isUuid(sessionId)) throw new DomainError('token_invalid', 'no ids');
  return { userId: sub, sessionId, expiresAt: exp };
};

/** Access tokens as signed JWTs (RFC 7519, ES256). Key pairs are shared by all processes on a database. */
export const createAccessTokens = async (db: Database): Promise<AccessTokens> => {
  let loaded = await load(db);
  let loading: Promise<void> | null = null;
  const known = new Map<string, AccessClaims>();

  const reload = (): Promise<void> =>
    (loading ??= load(db)
      .then((next) => void (loaded = next))
      .finally(() => (loading = null)));

  const notTooOld = async (): Promise<void> => {
    if (Date.now() - loaded.at > LOOK_AGAIN) await reload();
  };

  const keyFor = async (kid: string | undefined): Promise<CryptoKey> => {
    void notTooOld().catch(() => undefined);
    const found = loaded.verifying.get(kid ?? '');
    if (found) return found;
    // Perhaps another process has a newer pair; asked rarely, since anybody can invent a key id.
    if (Date.now() - loaded.at > STRANGE_KEY) await reload();
    const late = loaded.verifying.get(kid ?? '');
    if (!late) throw new DomainError('token_invalid', 'unknown key');
    return late;
  };

  const check = async (token: string, now: Date): Promise<AccessClaims> => {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyFor(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'session_id'],
        currentDate: now,
      });
      return readClaims(payload);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw new DomainError('token_invalid', error instanceof Error ? error.name : 'not verified');
    }
  };

  return {
    async issue({ userId, sessionId, email, method, now }) {
      await notTooOld();
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_SECONDS;
      const token = await new SignJWT({
        email,
        role: AUDIENCE,
        aal: 'aal1',
        amr: [{ method, timestamp: issuedAt }],
        session_id: sessionId,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: loaded.signing.kid, typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(loaded.signing.key);
      return { token, expiresAt };
    },
    async verify(token, now) {
      const remembered = known.get(token);
      if (remembered && remembered.expiresAt * 1000 > now.getTime()) return remembered;
      known.delete(token);
      const claims = await check(token, now);
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
      known.set(token, claims);
      return claims;
    },
    async publicKeys() {
      await notTooOld();
      return loaded.pairs.map((pair) => publicJwk(pair) as Record<string, unknown>);
    },
  };
};
