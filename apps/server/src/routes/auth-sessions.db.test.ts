/** Rotation, the grace for two tabs, a copied refresh token, and sessions that are over. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { describe, expect, it } from 'vitest';
import { authCalls, sessionIn, signedIn, told } from '../../test/auth-calls.ts';
import { noLimits } from '../../test/auth-site.ts';
import { createTestApp } from '../../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db, { environment: noLimits });
const calls = authCalls(test);
/** Another process on the same database. */
const elsewhere = authCalls(await createTestApp(db, { environment: noLimits }));

const over = { status: 403, code: 'session_not_found' };
const usedTwice = { status: 400, code: 'refresh_token_already_used' };

/** Lets the grace of every used refresh token of a keeper pass. */
const graceIsOver = (userId: string, seconds = 11) =>
  db.asOwner(
    `update refresh_tokens set used_at = used_at - make_interval(secs => $2) where user_id = $1`,
    [userId, seconds],
  );

describe('a refresh token', () => {
  it('is used up by its use, and the session goes on', async () => {
    const first = await signedIn(calls);
    const second = await sessionIn(await calls.refresh(first.refresh_token));
    const third = await sessionIn(await elsewhere.refresh(second.refresh_token));
    const tokens = [first, second, third].map((session) => session.refresh_token);
    expect(new Set(tokens).size).toBe(3);
    for (const { access_token: token } of [first, second, third])
      expect((await calls.user(token)).status).toBe(200);
    const sessions = await db.asOwner('select 1 from sessions where user_id = $1', [first.user.id]);
    expect(sessions).toHaveLength(1);
  });

  it('gives a sibling when it comes again within ten seconds: both live on', async () => {
    const first = await signedIn(calls);
    const one = await sessionIn(await calls.refresh(first.refresh_token));
    await graceIsOver(first.user.id, 8);
    const other = await sessionIn(await elsewhere.refresh(first.refresh_token));
    expect(other.refresh_token).not.toBe(one.refresh_token);
    for (const sibling of [one, other]) {
      const next = await sessionIn(await calls.refresh(sibling.refresh_token));
      expect((await calls.user(next.access_token)).status).toBe(200);
    }
  });

  it('ends the whole family at once when it comes again after ten seconds', async () => {
    const first = await signedIn(calls);
    const second = await sessionIn(await calls.refresh(first.refresh_token));
    const sibling = await sessionIn(await calls.refresh(first.refresh_token));
    const third = await sessionIn(await calls.refresh(second.refresh_token));
    const bystander = await sessionIn(await calls.signIn(first));
    const family = [first, second, sibling, third];
    for (const { access_token: token } of family)
      expect((await elsewhere.user(token)).status).toBe(200);

    await graceIsOver(first.user.id);
    expect(await told(await calls.refresh(first.refresh_token))).toEqual(usedTwice);

    for (const { access_token, refresh_token } of family)
      for (const process of [calls, elsewhere]) {
        expect(await told(await process.user(access_token))).toEqual(over);
        expect(await told(await process.refresh(refresh_token))).toEqual(over);
      }
    expect((await elsewhere.user(bystander.access_token)).status).toBe(200);
    expect(test.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', fields: { userId: first.user.id } }),
    );
  });

  it('counts the ten seconds from its first use', async () => {
    const first = await signedIn(calls);
    await calls.refresh(first.refresh_token);
    await graceIsOver(first.user.id, 6);
    expect((await calls.refresh(first.refresh_token)).status).toBe(200);
    await graceIsOver(first.user.id, 6);
    expect(await told(await calls.refresh(first.refresh_token))).toEqual(usedTwice);
  });

  it('is given to twenty at once within the grace, over two processes', async () => {
    const first = await signedIn(calls);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? calls : elsewhere).refresh(first.refresh_token),
      ),
    );
    const sessions = await Promise.all(answers.map(sessionIn));
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(20);
    const next = await Promise.all(sessions.map((session) => calls.refresh(session.refresh_token)));
    expect(next.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('ends its family once however many come too late at once, and never with a 500', async () => {
    const first = await signedIn(calls);
    const second = await sessionIn(await calls.refresh(first.refresh_token));
    await graceIsOver(first.user.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? calls : elsewhere).refresh(i < 10 ? first.refresh_token : second.refresh_token),
      ),
    );
    const late = await Promise.all(answers.slice(0, 10).map(told));
    expect(late.filter(({ code }) => code === usedTwice.code)).toHaveLength(1);
    expect(late.filter(({ code }) => code === over.code)).toHaveLength(9);
    // Those of the honest browser came before or after; none of them works now.
    for (const { status } of answers.slice(10)) expect([200, 403]).toContain(status);
    expect(await told(await calls.refresh(second.refresh_token))).toEqual(over);
    expect(await told(await calls.user(second.access_token))).toEqual(over);
  });

  it('of another keeper, made up or cut is not known', async () => {
    const { refresh_token: token, user } = await signedIn(calls);
    const stranger = await signedIn(calls);
    const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
    // The owner's id of one with the random part of another.
    const mixed = Buffer.concat([
      bytes(token).subarray(0, 16),
      bytes(stranger.refresh_token).subarray(16),
    ]);
    for (const text of [mixed.toString('base64url'), token.slice(1), `${token}A`, user.id, 'x'])
      expect(await told(await calls.refresh(text))).toEqual({
        status: 400,
        code: 'refresh_token_not_found',
      });
    for (const body of [
      {},
      { refresh_token: '' },
      { refresh_token: null },
      { refresh_token: [token] },
    ])
      expect(await told(await calls.post('token?grant_type=refresh_token', body))).toEqual({
        status: 400,
        code: 'validation_failed',
      });
    expect((await calls.refresh(token)).status).toBe(200);
  });
});

describe('a session that is over', () => {
  /** Every call that a keeper may make, as far as it needs no input. */
  const keepersCalls = (token: string) => [
    calls.user(token),
    elsewhere.user(token),
    calls.update(token, { password: 'a koi of many colours' }),
    calls.post('logout', undefined, token),
    calls.call('GET', '/rest/v1/profiles', { token }),
    calls.call('GET', '/rest/v1/experience_activities', { token }),
    elsewhere.call('GET', '/api/v1/sessions', { token }),
    calls.call('GET', '/api/v1/token-history', { token }),
    calls.call('GET', '/api/v1/analyses', { token }),
    calls.call('GET', '/api/v1/identify-status', { token }),
    elsewhere.call('GET', '/api/v1/export', { token }),
  ];
  const refusedEverywhere = async (ended: { access_token: string; refresh_token: string }) => {
    const answers = await Promise.all(keepersCalls(ended.access_token));
    for (const answer of answers) {
      expect([401, 403]).toContain(answer.status);
      expect(['session_not_found', 'session_ended']).toContain((await told(answer)).code);
    }
    for (const process of [calls, elsewhere])
      expect(await told(await process.refresh(ended.refresh_token))).toEqual(over);
  };
  const knownElsewhere = async (token: string) =>
    expect((await elsewhere.user(token)).status).toBe(200);

  it.each(['global', 'local'])('by sign-out with scope %s is refused everywhere', async (scope) => {
    const session = await signedIn(calls);
    await knownElsewhere(session.access_token);
    const answer = await calls.post(`logout?scope=${scope}`, undefined, session.access_token);
    expect(answer.status).toBe(204);
    await refusedEverywhere(session);
  });

  it('by sign-out of the others is refused, and the one that asked lives', async () => {
    const session = await signedIn(calls);
    const other = await sessionIn(await elsewhere.signIn(session));
    await calls.post('logout?scope=others', undefined, session.access_token);
    await refusedEverywhere(other);
    await knownElsewhere(session.access_token);
    expect((await calls.refresh(session.refresh_token)).status).toBe(200);
  });

  it('by the list of devices is refused, and only that one', async () => {
    const session = await signedIn(calls);
    const other = await sessionIn(await elsewhere.signIn(session));
    const listed = await calls.call('GET', '/api/v1/sessions', { token: session.access_token });
    const { sessions } = (await listed.json()) as { sessions: { id: string; current: boolean }[] };
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const path = `/api/v1/sessions/${sessions[1]?.id}`;
    expect((await calls.call('DELETE', path, { token: session.access_token })).status).toBe(204);
    await refusedEverywhere(other);
    await knownElsewhere(session.access_token);
    // Twice, and by somebody else: there is nothing there.
    const stranger = await signedIn(calls);
    for (const token of [session.access_token, stranger.access_token])
      expect((await calls.call('DELETE', path, { token })).status).toBe(404);
    const mine = `/api/v1/sessions/${sessions[0]?.id}`;
    expect((await calls.call('DELETE', mine, { token: stranger.access_token })).status).toBe(404);
    await knownElsewhere(session.access_token);
  });

  it('by sixty days without a use cannot be renewed; fifty-nine are fine', async () => {
    const rest = (userId: string, days: number) =>
      db.asOwner(
        `update sessions set refreshed_at = now() - make_interval(days => $2) where user_id = $1`,
        [userId, days],
      );
    const session = await signedIn(calls);
    await rest(session.user.id, 59);
    const renewed = await sessionIn(await calls.refresh(session.refresh_token));
    await rest(session.user.id, 61);
    expect(await told(await calls.refresh(renewed.refresh_token))).toEqual(over);
    expect(await told(await elsewhere.refresh(renewed.refresh_token))).toEqual(over);
  });

  it('cannot spend the tries of its keeper on a new password', async () => {
    const session = await signedIn(calls);
    const stolen = await sessionIn(await elsewhere.signIn(session));
    await calls.post('logout?scope=others', undefined, session.access_token);
    for (let i = 0; i < 25; i += 1)
      expect(
        await told(await calls.update(stolen.access_token, { password: `guess ${i} abc` })),
      ).toEqual(over);
    const own = await calls.update(session.access_token, {
      password: 'a koi of my own',
      current_password: session.password,
    });
    expect(own.status).toBe(200);
  });
});

describe('many devices', () => {
  it('are fifty at most: the one that was used longest ago is signed out', async () => {
    const first = await signedIn(calls);
    await db.asOwner(
      `insert into sessions (user_id, id, device, method, refreshed_at)
       select $1, gen_random_uuid(), 'Test', 'password', now() - interval '1 hour' + make_interval(secs => n)
       from generate_series(1, 49) n`,
      [first.user.id],
    );
    expect((await calls.user(first.access_token)).status).toBe(200);
    await sessionIn(await calls.signIn(first));
    const standing = await db.asOwner<{ refreshed: Date }>(
      `select refreshed_at as refreshed from sessions where user_id = $1 and ended_at is null
       order by refreshed_at`,
      [first.user.id],
    );
    expect(standing).toHaveLength(50);
    expect((await calls.user(first.access_token)).status).toBe(200);
  });

  it('sign out and renew at once without a 500', async () => {
    const first = await signedIn(calls);
    const devices = [first];
    for (let i = 0; i < 5; i += 1)
      devices.push({ ...first, ...(await sessionIn(await calls.signIn(first))) });
    const answers = await Promise.all(
      devices.flatMap(({ access_token, refresh_token }, i) => [
        (i % 2 ? calls : elsewhere).refresh(refresh_token),
        calls.post('logout?scope=others', undefined, access_token),
        elsewhere.post('logout?scope=global', undefined, access_token),
        calls.refresh(refresh_token),
      ]),
    );
    expect(test.lines.filter(({ level }) => level === 'error')).toEqual([]);
    for (const { status } of answers) expect([200, 204, 403]).toContain(status);
    for (const { access_token: token } of devices)
      expect(await told(await calls.user(token))).toEqual(over);
  });
});
