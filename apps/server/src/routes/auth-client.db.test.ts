/** The maintained client of the account protocol against the listening site. */
import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { AuthClient, isAuthWeakPasswordError, type Session } from '@supabase/auth-js';
import { describe, expect, it, vi } from 'vitest';
import { startAuthSite } from '../../test/auth-site.ts';
import {
  clientOf,
  expectError,
  newEmail,
  newKeeper,
  newPassword,
  signInAgain,
} from '../../test/keepers.ts';

const db = await createTestDatabase();
const site = await startAuthSite(db);

describe('signUp', () => {
  it('answers the user without a session, so that nobody is signed in by it', async () => {
    const client = clientOf(site);
    const email = newEmail('Hanako');
    const { data, error } = await client.signUp({ email, password: newPassword() });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: email.toLowerCase(),
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect((await client.getSession()).data.session).toBeNull();
  });
  it('tells what is wrong with address and password', async () => {
    const client = clientOf(site);
    const { email } = await newKeeper(site);
    const signUp = async (address: string, password: string) =>
      (await client.signUp({ email: address, password })).error;
    expectError(await signUp(email.toUpperCase(), newPassword()), {
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    expectError(await signUp('nobody', newPassword()), {
      status: 400,
      code: 'email_address_invalid',
      message: 'Please enter a valid email address',
    });
    const short = await signUp(newEmail(), 'zq7!k');
    expectError(short, {
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      message: 'Password must be at least 6 characters long',
    });
    expect(isAuthWeakPasswordError(short)).toBe(true);
    expectError(await signUp(newEmail(), 'Password1'), {
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      message: /most common/,
    });
    expectError(await signUp(newEmail(), 'k'.repeat(1001)), {
      status: 400,
      code: 'validation_failed',
      message: /password/,
    });
  });
});

describe('signInWithPassword', () => {
  it('gives a session that lives a quarter of an hour, whatever the case of the address', async () => {
    const { email, password } = await newKeeper(site);
    const { session } = await signInAgain(site, { email: email.toUpperCase(), password });
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    expect(session.user).toMatchObject({ email, is_anonymous: false });
    const left = (session.expires_at ?? 0) - Date.now() / 1000;
    expect(left).toBeGreaterThan(890);
    expect(left).toBeLessThanOrEqual(900);
  });
  it('refuses a wrong password in the words of the specification', async () => {
    const { email } = await newKeeper(site);
    const client = clientOf(site);
    const { data, error } = await client.signInWithPassword({ email, password: newPassword() });
    expect(data.session).toBeNull();
    expectError(error, {
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });
});

describe('getUser', () => {
  it('tells who is signed in', async () => {
    const { client, session } = await newKeeper(site);
    const { data, error } = await client.getUser();
    expect(error).toBeNull();
    expect(data.user).toEqual(session.user);
  });
  it('tells that nobody is, or that a token is none of ours', async () => {
    const none = await clientOf(site).getUser();
    expectError(none.error, {
      name: 'AuthSessionMissingError',
      status: 400,
      code: undefined,
      message: 'Auth session missing!',
    });
    const strange = await clientOf(site).getUser('a.b.c');
    expectError(strange.error, { status: 403, code: 'bad_jwt', message: /sign in again/ });
  });
});

describe('refreshSession and the tick', () => {
  it('rotates the refresh token and keeps the session', async () => {
    const { client, session } = await newKeeper(site);
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await client.getUser()).data.user?.id).toBe(session.user.id);
    const [old, fresh] = await Promise.all(
      [session.access_token, data.session?.access_token ?? ''].map(
        async (token) => (await client.getClaims(token)).data?.claims.session_id,
      ),
    );
    expect(fresh).toBe(old);
  });
  it('tells that a refresh token is not known', async () => {
    const { error } = await clientOf(site).refreshSession({ refresh_token: 'x'.repeat(64) });
    expectError(error, { status: 400, code: 'refresh_token_not_found', message: /sign in again/ });
  });
  it('renews on the tick what is about to run out', async () => {
    const { shelf, storageKey, session } = await newKeeper(site);
    const soon = { ...session, expires_at: Math.floor(Date.now() / 1000) + 30 };
    shelf.set(storageKey, JSON.stringify(soon));
    const client = clientOf(site, shelf, storageKey);
    await client.startAutoRefresh();
    const stored = (): string => shelf.get(storageKey) ?? '';
    await vi.waitFor(() => expect(stored()).not.toContain(session.refresh_token));
    await client.stopAutoRefresh();
    expect((JSON.parse(stored()) as Session).expires_at).toBeGreaterThan(soon.expires_at + 800);
    expect((await client.getUser()).data.user?.id).toBe(session.user.id);
  });
  it('keeps both tabs of a browser signed in that renew at the same moment', async () => {
    const { shelf, storageKey, session } = await newKeeper(site);
    const tabs = [clientOf(site, shelf, storageKey), clientOf(site, shelf, storageKey)];
    // Without the lock of browsers, so that both send the same token.
    const renewed = await Promise.all(tabs.map((tab) => tab.refreshSession()));
    expect(renewed.filter(({ error }) => error === null).length).toBeGreaterThan(0);
    const siblings = await db.asOwner<{ used: boolean }>(
      `select used_at is not null as used from refresh_tokens
       where user_id = $1 and parent_hash is not null`,
      [session.user.id],
    );
    expect(siblings).toEqual([{ used: false }, { used: false }]);
    for (const tab of tabs) {
      expect((await tab.refreshSession()).error).toBeNull();
      expect((await tab.getUser()).error).toBeNull();
    }
  });
});

describe('updateUser', () => {
  it('sets a new password with the current one', async () => {
    const { client, email, password } = await newKeeper(site);
    const fresh = newPassword();
    const { data, error } = await client.updateUser({
      password: fresh,
      current_password: password,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    await signInAgain(site, { email, password: fresh });
    await expect(signInAgain(site, { email, password })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });
  it('tells why it sets no new password', async () => {
    const { client, password } = await newKeeper(site);
    const update = async (attributes: { password: string; current_password?: string }) =>
      (await client.updateUser(attributes)).error;
    expectError(await update({ password: newPassword() }), {
      status: 403,
      code: 'reauthentication_needed',
      message: /current password/,
    });
    expectError(await update({ password: newPassword(), current_password: newPassword() }), {
      status: 403,
      code: 'reauthentication_not_valid',
      message: 'The password is not right. Nothing was changed.',
    });
    expectError(await update({ password, current_password: password }), {
      status: 422,
      code: 'same_password',
      message: /is the old one/,
    });
    expectError(await update({ password: '123456', current_password: password }), {
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      message: /most common/,
    });
    expectError(await update({ password: 'zq7!k', current_password: password }), {
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      message: 'Password must be at least 6 characters long',
    });
    expect((await client.getUser()).error).toBeNull();
  });
  it('asks for a new address, which does not count yet', async () => {
    const { client, email, password } = await newKeeper(site);
    const wanted = newEmail('wanted');
    const { data, error } = await client.updateUser({ email: wanted });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted });
    await signInAgain(site, { email, password });
    const bad = await client.updateUser({ email: 'nobody' });
    expectError(bad.error, {
      status: 400,
      code: 'email_address_invalid',
      message: 'Please enter a valid email address',
    });
    const back = await client.updateUser({ email });
    expect(back.data.user?.new_email).toBeUndefined();
  });
  it('changes neither when one of the two is bad', async () => {
    const { client, email, password } = await newKeeper(site);
    const wish = { password: newPassword(), current_password: password, email: 'nobody' };
    expect((await client.updateUser(wish)).error?.code).toBe('email_address_invalid');
    await signInAgain(site, { email, password });
  });
});

describe('signOut', () => {
  const alive = async (keeper: Awaited<ReturnType<typeof newKeeper>>): Promise<boolean> =>
    (await clientOf(site).getUser(keeper.session.access_token)).error === null;

  it.each([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('%s', async (scope, left) => {
    const first = await newKeeper(site);
    const devices = [first, await signInAgain(site, first), await signInAgain(site, first)];
    expect((await first.client.signOut({ scope })).error).toBeNull();
    expect(await Promise.all(devices.map(alive))).toEqual(left);
    const stored = (await first.client.getSession()).data.session;
    expect(stored === null).toBe(scope !== 'others');
  });
  it('is global unless something else is said', async () => {
    const first = await newKeeper(site);
    const other = await signInAgain(site, first);
    await first.client.signOut();
    expect(await alive(other)).toBe(false);
  });
  it('is understood on other devices: they forget their session', async () => {
    const first = await newKeeper(site);
    const other = await signInAgain(site, first);
    await first.client.signOut();
    const { error } = await other.client.getUser();
    expectError(error, {
      name: 'AuthSessionMissingError',
      status: 400,
      code: undefined,
      message: 'Auth session missing!',
    });
    expect((await other.client.getSession()).data.session).toBeNull();
    expect((await other.client.signOut()).error).toBeNull();
  });
});

describe('getClaims', () => {
  it('finds our signature right by our public keys, without asking who it is', async () => {
    const { session } = await newKeeper(site);
    const asked: string[] = [];
    const client = new AuthClient({
      url: `${site.origin}/auth/v1`,
      storageKey: `sb-${randomUUID()}`,
      fetch: (input, init) => {
        asked.push(new URL(String(input)).pathname);
        return fetch(input, init);
      },
    });
    const { data, error } = await client.getClaims(session.access_token);
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(data?.claims).toMatchObject({
      sub: session.user.id,
      email: session.user.email,
      iss: 'nishiki',
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
    });
    expect(data?.claims.amr).toMatchObject([{ method: 'password' }]);
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(900);
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json']);
  });
  it('finds a changed token wrong', async () => {
    const { client, session } = await newKeeper(site);
    const [head = '', , signature = ''] = session.access_token.split('.');
    const payload = Buffer.from(
      JSON.stringify({ sub: randomUUID(), exp: Math.floor(Date.now() / 1000) + 600 }),
    ).toString('base64url');
    const { error } = await client.getClaims(`${head}.${payload}.${signature}`);
    expect(error?.name).toBe('AuthInvalidJwtError');
  });
});

describe('settings and health', () => {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${site.origin}/auth/v1/${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return response.json();
  };
  it('tell what there is, and what is only a stand-in', async () => {
    expect(await read('settings')).toEqual({
      external: { email: true, google: true },
      disable_signup: false,
      mailer_autoconfirm: false,
      stand_ins: { google: true, mail: true },
    });
    expect(await read('health')).toMatchObject({ name: 'Nishiki' });
  });
  it('show public halves of keys only', async () => {
    const { keys } = (await read('.well-known/jwks.json')) as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual([
      'alg',
      'crv',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
  });
  it('are not asked at all with headers of 100 kB', async () => {
    const response = await fetch(`${site.origin}/auth/v1/user`, {
      headers: { authorization: `Bearer ${'x'.repeat(100_000)}` },
    });
    expect(response.status).toBe(431);
  });
  it('tell a call that is not there in the words of the protocol', async () => {
    const response = await fetch(`${site.origin}/auth/v1/magiclink`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, error_code: 'not_found' });
    expect((await fetch(`${site.origin}/auth/v1/token`)).status).toBe(405);
  });
});
