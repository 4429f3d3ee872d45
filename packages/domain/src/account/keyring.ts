/** The key pairs of access tokens: the newest signs, older ones still verify until they are dropped. */
import { randomUUID } from 'node:crypto';
import type { Database } from '@nishiki/db/open-database';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

export const ALGORITHM = 'ES256';
const SETTING = 'access-token-keys';
/**
 * Milliseconds that a replaced pair still verifies: processes go on signing with it for up to five
 * minutes, and what they signed lives for fifteen. No longer, since it may have been stolen.
 */
const KEEP = 30 * 60_000;

export type KeyPair = { readonly kid: string; readonly made: string; readonly privateJwk: JWK };

const makePair = async (now: Date): Promise<KeyPair> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { kid: randomUUID(), made: now.toISOString(), privateJwk: await exportJWK(privateKey) };
};

/** Those that count: the newest, which is the last, and what it replaced not long ago. */
const inForce = (pairs: readonly KeyPair[], now: Date): KeyPair[] =>
  pairs.filter((_, at) => {
    const successor = pairs[at + 1];
    return !successor || now.getTime() - Date.parse(successor.made) < KEEP;
  });

/** Newest last. The first process on a database makes the first pair. */
export const readKeyring = async (db: Database, now: Date): Promise<KeyPair[]> => {
  const found = (await db.privateSettings.read(SETTING)) as KeyPair[] | null;
  if (found) return inForce(found, now);
  return db.privateSettings.change(
    SETTING,
    async (value) => (value as KeyPair[] | null) ?? [await makePair(now)],
  );
};

/** Makes a new pair that signs from now on. @returns its id */
export const rotateKeys = async (db: Database, now: Date): Promise<string> => {
  const pairs = await db.privateSettings.change(SETTING, async (value) =>
    inForce([...((value as KeyPair[] | null) ?? []), await makePair(now)], now),
  );
  return pairs.at(-1)?.kid ?? '';
};

/** The half that anybody may know. */
export const publicJwk = ({ kid, privateJwk }: KeyPair): JWK => {
  const { d: _secret, ...open } = privateJwk;
  return { ...open, kid, alg: ALGORITHM, use: 'sig' };
};
