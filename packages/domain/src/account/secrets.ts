/** Secrets that a client carries and we store hashed: refresh tokens, mail links, codes. */
import { createHash, randomBytes } from 'node:crypto';
import { uuidOf } from '@nishiki/db/uuidv7';

const UUID_BYTES = 16;
const SECRET_BYTES = 32;

const uuidToBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** SHA-256: these secrets are random and long, so a slow hash would add nothing. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** 256 random bits as text. */
export const randomSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * A secret that also says whose it is, so that it is looked for among that keeper's rows alone.
 * The id in front is no secret and proves nothing.
 */
export const secretOf = (userId: string): string =>
  Buffer.concat([uuidToBytes(userId), randomBytes(SECRET_BYTES)]).toString('base64url');

/** Whose secret it claims to be; null when it has not the form of one. */
export const ownerOfSecret = (secret: string): string | null => {
  if (!/^[A-Za-z0-9_-]{64}$/.test(secret)) return null;
  const bytes = Buffer.from(secret, 'base64url');
  return bytes.length === UUID_BYTES + SECRET_BYTES ? uuidOf(bytes.subarray(0, UUID_BYTES)) : null;
};
