/** What every test of an identity provider starts from and looks for. */
import { DomainError } from '@nishiki/domain/errors';
import type { IdentityFlow } from '@nishiki/domain/ports';
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';

/** Nothing listens there: the browser of these tests stops when it is sent there. */
export const CALLBACK_URL = 'http://localhost:3000/auth/v1/callback';

export const CLIENT_ID = 'nishiki-test';
export const CLIENT_SECRET = 'a-secret-that-no-log-may-show';

const random = (): string => randomBytes(32).toString('base64url');

export const newFlow = (): IdentityFlow => ({
  state: random(),
  nonce: random(),
  codeVerifier: random(),
  callbackUrl: CALLBACK_URL,
});

/** The query with other values; null takes a parameter away. */
export const changed = (
  query: URLSearchParams,
  values: Record<string, string | null>,
): URLSearchParams => {
  const copy = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values))
    if (value === null) copy.delete(name);
    else copy.set(name, value);
  return copy;
};

/**
 * The log's words for a refusal, after a look that it is one and gives nothing away.
 * @param secrets what the words must not hold, besides the client's secret
 */
export const refusalOf = async (
  work: Promise<unknown>,
  secrets: Iterable<string> = [],
): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DomainError);
  const { code, message } = error as DomainError;
  expect(code).toBe('identity_failed');
  for (const secret of [CLIENT_SECRET, ...secrets]) expect(message).not.toContain(secret);
  return message;
};
