/** Access tokens: what is refused, and how keys change. */
import { createPublicKey, randomUUID } from 'node:crypto';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { createAccessTokens } from '@nishiki/domain/account/access-tokens';
import { rotateKeys } from '@nishiki/domain/account/keyring';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authCalls, sessionIn, signedIn, told } from '../../test/auth-calls.ts';
import { noLimits } from '../../test/auth-site.ts';
import { es256, forgeries, jwt, ownKey, partsOf } from '../../test/forged-tokens.ts';
import { createTestApp } from '../../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db, { environment: noLimits });
const calls = authCalls(test);
const keeper = await signedIn(calls);
const stranger = await signedIn(calls);
const { key } = await ownKey(db);
const forged = forgeries(keeper.access_token, key, createPublicKey(key), stranger.user.id);

const errors = () => test.lines.filter(({ level }) => level === 'error');

describe('a good token', () => {
  it('opens, and so does one that a test signs with the same key: the forgeries are near misses', async () => {
    const { header, claims } = partsOf(keeper.access_token);
    for (const token of [keeper.access_token, jwt(header, claims, es256(key))])
      expect((await calls.user(token)).status).toBe(200);
    expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) as string });
  });
});

describe('a token that is', () => {
  const doors = [
    ['GET', '/auth/v1/user', 403, 'bad_jwt'],
    ['GET', '/rest/v1/profiles', 401, 'token_invalid'],
    ['GET', '/api/v1/sessions', 401, 'token_invalid'],
    // Also for guests: a bad token must not make somebody a guest unawares.
    ['GET', '/api/v1/identify-status', 401, 'token_invalid'],
  ] as const;

  it.each(Object.keys(forged))('%s is refused at every door', async (name) => {
    for (const [method, path, status, code] of doors) {
      const answer = await calls.call(method, path, { token: forged[name] });
      expect(await told(answer)).toEqual({ status, code });
    }
    expect(errors()).toEqual([]);
  });

  it('right but for a session that is not its user’s is refused as one that is over', async () => {
    const { header, claims } = partsOf(keeper.access_token);
    const theirs = partsOf(stranger.access_token).claims['session_id'];
    for (const session_id of [theirs, randomUUID(), claims['sub']]) {
      const token = jwt(header, { ...claims, session_id }, es256(key));
      const refused = await calls.user(token);
      expect(await told(refused)).toEqual({ status: 403, code: 'session_not_found' });
      const profile = await calls.call('GET', '/rest/v1/profiles', { token });
      expect(await told(profile)).toEqual({ status: 401, code: 'session_ended' });
    }
  });

  it('not there, or sent in another way, is asked for', async () => {
    const asked = { status: 401, code: 'no_authorization' };
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Basic eDp5',
      'Bearer a b',
      keeper.access_token,
    ]) {
      const answer = await calls.call('GET', '/auth/v1/user', { headers: { authorization } });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await told(answer)).toEqual(asked);
    }
    const inQuery = `/auth/v1/user?access_token=${keeper.access_token}`;
    expect(await told(await calls.call('GET', inQuery))).toEqual(asked);
  });

  it('older than a quarter of an hour has run out, though it was found right before', async () => {
    const session = await sessionIn(await calls.signIn(keeper));
    const begun = test.time;
    const at = async (seconds: number) => {
      test.time = new Date(session.expires_at * 1000 + seconds * 1000);
      return (await calls.user(session.access_token)).status;
    };
    try {
      expect(session.expires_at - Math.floor(begun.getTime() / 1000)).toBe(900);
      expect([await at(-1), await at(0), await at(1)]).toEqual([200, 403, 403]);
    } finally {
      test.time = begun;
    }
  });
});

describe('keys', () => {
  afterEach(() => void vi.useRealTimers());
  const now = new Date();
  const verifies = async (tokens: Awaited<ReturnType<typeof createAccessTokens>>, token: string) =>
    (await tokens.verify(token, now)).userId;
  const kidOf = (token: string): unknown => partsOf(token).header['kid'];
  const claims = () => ({
    userId: keeper.user.id,
    sessionId: randomUUID(),
    email: keeper.email,
    method: 'password',
    now,
  });

  it('are made once by however many processes start at once', async () => {
    const fresh = await createTestDatabase();
    const started = await Promise.all(Array.from({ length: 6 }, () => createAccessTokens(fresh)));
    const issued = await Promise.all(started.map((tokens) => tokens.issue(claims())));
    expect(new Set(issued.map(({ token }) => kidOf(token))).size).toBe(1);
  });

  it('rotate: the old one still verifies, the new one signs, and running processes learn of it', async () => {
    const before = await createAccessTokens(db);
    const old = (await before.issue(claims())).token;
    const kid = await rotateKeys(db, now);

    const after = await createAccessTokens(db);
    const fresh = (await after.issue(claims())).token;
    expect(kidOf(fresh)).toBe(kid);
    expect(kidOf(old)).not.toBe(kid);
    expect(await verifies(after, old)).toBe(keeper.user.id);
    const listed = (await after.publicKeys()).map((jwk) => jwk['kid']);
    expect(listed).toEqual([kidOf(old), kid]);

    // A stranger's key id is looked for every ten seconds at most: anybody can make one up.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    expect(await verifies(before, fresh)).toBe(keeper.user.id);
    expect(await verifies(before, old)).toBe(keeper.user.id);
    expect((await before.publicKeys()).map((jwk) => jwk['kid'])).toEqual(listed);
    expect(kidOf((await before.issue(claims())).token)).toBe(kid);
  });

  it('are told to the world by a process that has not been asked to verify for long', async () => {
    const idle = await createAccessTokens(db);
    const kid = await rotateKeys(db, now);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    expect((await idle.publicKeys()).map((jwk) => jwk['kid'])).toContain(kid);
  });

  it('open the site with tokens of before and after, over HTTP', async () => {
    expect((await calls.user(keeper.access_token)).status).toBe(200);
    const later = authCalls(await createTestApp(db, { environment: noLimits }));
    expect((await later.user(keeper.access_token)).status).toBe(200);
    const renewed = await sessionIn(await later.refresh(keeper.refresh_token));
    expect(kidOf(renewed.access_token)).not.toBe(kidOf(keeper.access_token));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    expect((await calls.user(renewed.access_token)).status).toBe(200);
  });

  it('that were replaced half an hour ago verify nothing any more, without another rotation', async () => {
    const own = await createTestDatabase();
    const first = await createAccessTokens(own);
    const { token } = await first.issue(claims());
    const minutes = (n: number) => now.getTime() + n * 60_000;
    await rotateKeys(own, now);
    vi.useFakeTimers({ toFake: ['Date'], now: minutes(29) });
    const late = await createAccessTokens(own);
    expect(await late.publicKeys()).toHaveLength(2);
    expect(await verifies(late, token)).toBe(keeper.user.id);

    vi.setSystemTime(minutes(31));
    const later = await createAccessTokens(own);
    expect(await later.publicKeys()).toHaveLength(1);
    await expect(verifies(later, token)).rejects.toMatchObject({ code: 'token_invalid' });
    // A process that has run all the while looks again after five minutes.
    vi.setSystemTime(minutes(35));
    await first.publicKeys();
    await expect(verifies(first, token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('ask the database rarely, however many made-up key ids come', async () => {
    const tokens = await createAccessTokens(db);
    const read = vi.spyOn(db.privateSettings, 'read');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    const { header, claims: said } = partsOf(keeper.access_token);
    await Promise.all(
      Array.from({ length: 50 }, () =>
        tokens
          .verify(jwt({ ...header, kid: randomUUID() }, said, es256(key)), now)
          .catch(() => null),
      ),
    );
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });
});
