/** Nothing secret is logged: each call that carries something secret is made, and the log searched for it. */
import { createHash, randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import type { SessionAnswer } from '@nishiki/contract/account';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import { startSmtpTestServer } from '@nishiki/integrations/mail/testing/smtp-test-server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { authCalls, sessionIn, signedIn } from '../../test/auth-calls.ts';
import { noLimits, startAuthSite } from '../../test/auth-site.ts';
import { atTheStandIn } from '../../test/google.ts';
import { linkIn, newEmail, newPassword } from '../../test/keepers.ts';
import { createTestApp, jobCtx, type LogLine } from '../../test/test-app.ts';
import { DEVICE_COOKIE, writeDeviceCookie } from '../http/device-cookie.ts';

/** What must not be in a log, by what it is. */
class Secrets {
  readonly #known = new Map<string, string>();

  keep(name: string, value: string): string {
    // Shorter ones could be found by chance.
    if (value.length < 8) throw new Error(`${name} is no secret: ${value}`);
    this.#known.set(value, name);
    return value;
  }

  session(session: SessionAnswer): SessionAnswer {
    this.keep('access token', session.access_token);
    this.keep('signature of an access token', session.access_token.split('.')[2] ?? '');
    this.keep('refresh token', session.refresh_token);
    return session;
  }

  /** Names of those that these lines tell, with errors and whatever lies deep in them. */
  foundIn(lines: readonly unknown[]): string[] {
    const all = { depth: null, maxStringLength: null, maxArrayLength: null, showHidden: true };
    const text = lines.map((line) => inspect(line, all)).join('\n');
    return [...this.#known].filter(([value]) => text.includes(value)).map(([, name]) => name);
  }
}

const secrets = new Secrets();

const db = await createTestDatabase();
const site = await startAuthSite(db);
const cookie = secrets.keep('cookie', writeDeviceCookie(site.parts.deviceKey, uuidv7()));
const calls = authCalls(site, {
  'user-agent': secrets.keep('user agent', 'agent-of-a-keeper'),
  cookie: `${DEVICE_COOKIE}=${cookie}`,
});

const credentials = () => ({
  email: secrets.keep('e-mail address', newEmail()),
  password: secrets.keep('password', newPassword()),
});
const newestLink = async (address: string) => {
  const { token_hash, type } = linkIn((await site.mailsTo(address))[0]);
  return { token_hash: secrets.keep('token of a mail link', token_hash), type };
};
/** At the stand-in, keeping what the browser's addresses carry on the way. */
const atGoogle: typeof atTheStandIn = async (...asked) => {
  const visits = vi.spyOn(globalThis, 'fetch');
  try {
    return await atTheStandIn(...asked);
  } finally {
    for (const [address] of visits.mock.calls)
      for (const [name, value] of new URL(address as string).searchParams)
        if (['state', 'nonce', 'code'].includes(name)) secrets.keep(`${name} of a flow`, value);
    visits.mockRestore();
  }
};
const hashOf = async (email: string): Promise<void> => {
  const [row] = await db.asOwner<{ hash: string | null }>(
    'select password_hash as hash from accounts where email = $1',
    [email],
  );
  secrets.keep('hash of a password', row?.hash ?? '');
};

/** Lines that the work wrote, as 'METHOD path status' for requests and as their words for the rest. */
const linesOf = async (
  work: () => Promise<void>,
): Promise<{ lines: LogLine[]; told: string[] }> => {
  const before = site.lines.length;
  await work();
  const lines = site.lines.slice(before);
  const told = lines.map(({ message, fields: { method, path, status, code } }) =>
    message === 'request' || message === 'request failed'
      ? `${String(method)} ${String(path)} ${String(status)}`
      : [message, code].filter(Boolean).join(' '),
  );
  return { lines, told };
};
/** Each line that is to be there was written, and none with a secret. */
const tellsOnly = async (expected: string[], work: () => Promise<void>): Promise<void> => {
  const { lines, told } = await linesOf(work);
  expect(told).toEqual(expect.arrayContaining(expected));
  expect(secrets.foundIn(lines)).toEqual([]);
};

describe('the search', () => {
  it('finds a secret wherever a line may have it', () => {
    const own = new Secrets();
    const secret = own.keep('it', 'kohaku-1234');
    for (const line of [
      { message: `no ${secret}` },
      { fields: { a: { b: { c: { d: { e: [secret] } } } } } },
      { fields: { error: new Error(`wrong: ${secret}`) } },
      { fields: { error: Object.assign(new Error('x'), { cause: new Error(secret) }) } },
      { fields: { kept: new Map([['x', new Set([secret])]]) } },
      { fields: { long: 'x'.repeat(100_000) + secret } },
    ])
      expect(own.foundIn([line])).toEqual(['it']);
    expect(own.foundIn([{ message: 'kohaku' }])).toEqual([]);
  });
});

describe('the log does not tell what is secret of', () => {
  it('signing up, twice, and with what is refused', () =>
    tellsOnly(
      [
        'POST /auth/v1/signup 200',
        'POST /auth/v1/signup 422',
        'POST /auth/v1/signup 400',
        'refused user_already_exists',
        'refused weak_password',
        'refused invalid_request',
      ],
      async () => {
        const mine = credentials();
        await calls.signUp(mine);
        await hashOf(mine.email);
        await newestLink(mine.email);
        await calls.post('signup', mine);
        await calls.post('signup', { ...credentials(), password: 'password1' });
        await calls.post('signup', { ...credentials(), email: { [newEmail()]: 1 } });
        const { email, password } = credentials();
        await calls.post('signup', `{"email":"${email}","password":"${password}"`);
        await calls.post(`signup?${new URLSearchParams({ email, password }).toString()}`, {});
      },
    ));

  it('signing in, right, wrong and unknown, and renewing', () =>
    tellsOnly(
      [
        'POST /auth/v1/token 200',
        'POST /auth/v1/token 400',
        'refused invalid_credentials',
        'refused refresh_token_not_found',
        'refused refresh_token_already_used',
        'a used refresh token came again: its family was ended',
        'GET /auth/v1/user 200',
        'GET /auth/v1/user 403',
        'refused token_invalid',
        'refused session_ended',
        'POST /auth/v1/logout 204',
      ],
      async () => {
        const mine = await calls.signUp(credentials());
        const first = await calls.signIn(mine);
        const session = secrets.session(await sessionIn(first));
        await calls.user(session.access_token);
        await calls.user(`${session.access_token}x`);
        const inQuery = new URLSearchParams({ access_token: session.access_token });
        await calls.call('GET', `/auth/v1/user?${inQuery.toString()}`);
        await calls.signIn({ ...mine, password: credentials().password });
        await calls.signIn(credentials());
        const next = secrets.session(await sessionIn(await calls.refresh(session.refresh_token)));
        await calls.refresh(`${'A'.repeat(60)}${session.refresh_token.slice(60)}`);
        await db.asOwner(`update refresh_tokens set used_at = used_at - interval '1 minute'`);
        await calls.refresh(session.refresh_token);
        await calls.user(next.access_token);
        const again = secrets.session(await sessionIn(await calls.signIn(mine)));
        await calls.post('logout', undefined, again.access_token);
      },
    ));

  it('recovering, verifying, and links that are opened or used twice', () =>
    tellsOnly(
      [
        'POST /auth/v1/recover 200',
        'POST /auth/v1/resend 200',
        'GET /auth/v1/verify 302',
        'GET /auth/confirm 404',
        'POST /auth/v1/verify 200',
        'POST /auth/v1/verify 403',
        'refused otp_expired',
        'PUT /auth/v1/user 200',
      ],
      async () => {
        const mine = await calls.signUp(credentials());
        await calls.post('resend', { type: 'signup', email: mine.email });
        const first = await newestLink(mine.email);
        secrets.session(await sessionIn(await calls.verify(first)));
        await calls.post('recover', { email: mine.email });
        await calls.post('recover', { email: credentials().email });
        const { token_hash, type } = await newestLink(mine.email);
        const link = new URLSearchParams({ token: token_hash, token_hash, type }).toString();
        await calls.call('GET', `/auth/v1/verify?${link}`);
        await calls.call('GET', `/auth/confirm?${link}`);
        const session = await sessionIn(await calls.verify({ token_hash, type }));
        secrets.session(session);
        await calls.verify({ token_hash, type });
        const { password } = credentials();
        expect((await calls.update(session.access_token, { password })).status).toBe(200);
        await site.mailsTo(mine.email);
      },
    ));

  it('changing password and address, and deleting the account', () =>
    tellsOnly(
      [
        'PUT /auth/v1/user 200',
        'PUT /auth/v1/user 403',
        'refused password_wrong',
        'POST /auth/v1/verify 200',
        'GET /api/v1/sessions 200',
        'GET /api/v1/export 200',
        'POST /api/v1/delete-account 200',
      ],
      async () => {
        const mine = await calls.signUp(credentials());
        const session = secrets.session(await sessionIn(await calls.signIn(mine)));
        const token = session.access_token;
        const { email, password } = credentials();
        const current_password = credentials().password;
        await calls.update(token, { password, current_password });
        await calls.update(token, { password, current_password: mine.password });
        await calls.update(token, { email });
        secrets.session(await sessionIn(await calls.verify(await newestLink(email))));
        await calls.call('GET', '/api/v1/sessions', { token });
        await (await calls.call('GET', '/api/v1/export', { token })).text();
        const wish = { token, body: { email, password } };
        await calls.call('POST', '/api/v1/delete-account', wish);
        await site.mailsTo(email);
      },
    ));

  it('signing in with Google, and being refused there', () =>
    tellsOnly(
      [
        'GET /auth/v1/authorize 302',
        'GET /auth/v1/callback 302',
        'POST /auth/v1/token 200',
        'sign-in with Google refused identity_failed',
        'refused flow_state_not_found',
      ],
      async () => {
        const verifier = secrets.keep('code verifier', randomBytes(32).toString('base64url'));
        const challenge = createHash('sha256').update(verifier).digest('base64url');
        const query = {
          provider: 'google',
          code_challenge: challenge,
          code_challenge_method: 's256',
        };
        const address = `${site.origin}/auth/v1/authorize?${new URLSearchParams(query).toString()}`;
        const { email } = credentials();
        const page = await atGoogle(address, { email, emailVerified: true, name: null });
        const code = secrets.keep('code', page.searchParams.get('code') ?? '');
        const body = { auth_code: code, code_verifier: verifier };
        secrets.session(await sessionIn(await calls.post('token?grant_type=pkce', body)));
        await calls.post('token?grant_type=pkce', body);
        const stranger = { email: credentials().email, emailVerified: false, name: null };
        await atGoogle(address, stranger);
        const state = secrets.keep('state', randomBytes(32).toString('base64url'));
        await calls.call('GET', `/auth/v1/callback?state=${state}&code=${code}`);
      },
    ));

  it('somebody who is stopped for trying too often', async () => {
    const client = secrets.keep('client address', '203.0.113.99');
    const environment = { ...noLimits, TRUST_PROXY: '1', ACCOUNT_TRIES_PER_EMAIL: '1' };
    const test = await createTestApp(db, { environment });
    const guesser = authCalls(test, { 'x-forwarded-for': client });
    const who = credentials();
    for (const status of [400, 429]) expect((await guesser.signIn(who)).status).toBe(status);
    for (const status of [200, 429])
      expect((await guesser.post('recover', { email: who.email })).status).toBe(status);
    expect(test.lines.map(({ fields }) => fields['detail'])).toEqual(
      expect.arrayContaining(['limit sign-in-here reached', 'limit mails-here reached']),
    );
    expect(secrets.foundIn(test.lines)).toEqual([]);
  });

  it('a photo, and of its address', () =>
    tellsOnly(['POST /functions/v1/analyze-koi 200', 'refused image_not_data_url'], async () => {
      const keeper = await signedIn(calls);
      secrets.session(keeper);
      const bytes = secrets.keep('photo', randomBytes(64).toString('base64'));
      const analyse = (image: string) =>
        calls.call('POST', '/functions/v1/analyze-koi', {
          token: keeper.access_token,
          body: { image, analysisType: 'comprehensive' },
        });
      const answer = await analyse(`data:image/jpeg;base64,${bytes}`);
      const { analysis } = (await answer.json()) as { analysis: { photo: { url: string } } };
      const { url } = analysis.photo;
      secrets.keep('signature of a photo’s address', new URL(url, site.origin).search);
      expect((await calls.call('GET', url)).status).toBe(200);
      await analyse(`https://${bytes}`);
    }));

  it('a statement that fails in the database', async () => {
    await db.asOwner(
      `alter table accounts add constraint broken check (email not like 'broken-%') not valid`,
    );
    await tellsOnly(['unexpected error', 'POST /auth/v1/signup 500'], async () => {
      const email = secrets.keep('e-mail address', newEmail('broken'));
      const { password } = credentials();
      const answer = await calls.post('signup', { email, password });
      expect(secrets.foundIn([await answer.text()])).toEqual([]);
    });
    const failed = site.lines.findLast(({ message }) => message === 'unexpected error');
    // The reason is told, and where it was met.
    expect(failed?.fields['error']).toMatch(/violates check constraint "broken"\n\s+at /);
    // What PostgreSQL adds to it, and drizzle quotes: the values of the row.
    expect(inspect(failed)).not.toMatch(/Failing row|params|\$argon2/);
  });

  it.each([
    ['refuses who sends', { onAuth: true, onRcptTo: false }],
    ['refuses the address and repeats it', { onAuth: false, onRcptTo: true }],
  ])('mails when their server %s', async (_, refuses) => {
    const login = secrets.keep('password of the mail server', 'smtp-password-of-ours');
    const server = await startSmtpTestServer({
      authOptional: false,
      onAuth: (auth, _session, done) =>
        refuses.onAuth ? done(new Error('Wrong login')) : done(null, { user: auth.username }),
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 })),
    });
    afterAll(() => server.close());
    const SMTP_URL = `smtp://post:${login}@127.0.0.1:${server.port}`;
    const test = await createTestApp(await createTestDatabase(), {
      environment: { ...noLimits, SMTP_URL },
    });
    await authCalls(test).signUp(credentials());
    await runOutbox(jobCtx(test));
    const failed = test.lines.filter(({ message }) => message === 'a task of the outbox failed');
    expect(failed.map(({ fields }) => fields['error'])).toEqual([
      expect.stringMatching(refuses.onAuth ? /535/ : /550/) as string,
    ]);
    expect(secrets.foundIn(test.lines)).toEqual([]);
  });
});
