/** Signing in with Google with the maintained client, at the stand-in and at a real provider. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import type { StandInAccount } from '@nishiki/integrations/identity/stand-in-provider';
import { CLIENT_ID, CLIENT_SECRET } from '@nishiki/integrations/identity/testing/flow';
import {
  startRealIssuer,
  type RealIssuer,
} from '@nishiki/integrations/identity/testing/real-issuer';
import { afterAll, describe, expect, it } from 'vitest';
import { startAuthSite, type AuthSite } from '../../test/auth-site.ts';
import { atTheIssuer, atTheStandIn, withGoogle, type Somebody } from '../../test/google.ts';
import {
  clientOf,
  expectError,
  newEmail,
  newKeeper,
  newPassword,
  signInAgain,
  verified,
  type Shelf,
} from '../../test/keepers.ts';

const standIn = await startAuthSite(await createTestDatabase());

let issuer: RealIssuer | undefined;
const real = await startAuthSite(await createTestDatabase(), async (origin) => {
  issuer = await startRealIssuer(`${origin}/auth/v1/callback`);
  return {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    GOOGLE_ISSUER: issuer.origin,
  };
});
afterAll(() => issuer?.close());

const person = (account: Partial<StandInAccount> = {}): StandInAccount => ({
  email: newEmail('kiku'),
  emailVerified: true,
  name: 'Kiku Keeper',
  ...account,
});

/** What must be true whoever says who somebody is. */
const signsIn = (site: AuthSite, somebody: Somebody): void => {
  const go = async (account: StandInAccount | null, redirectTo?: string) => {
    const shelf: Shelf = new Map();
    const client = clientOf(site, shelf);
    const page = await withGoogle(client, somebody, account, redirectTo);
    const query = page.searchParams;
    return { client, shelf, page, query, code: query.get('code') ?? '' };
  };
  const signedIn = async (account: StandInAccount) => {
    const { client, code } = await go(account);
    const { data, error } = await client.exchangeCodeForSession(code);
    if (error) throw error;
    return { client, user: data.user, session: data.session };
  };
  const refused = async (account: StandInAccount | null): Promise<string> => {
    const { page, query } = await go(account, `${site.origin}/auth?plan=breeder`);
    expect(page.origin + page.pathname).toBe(`${site.origin}/auth`);
    expect(query.get('plan')).toBe('breeder');
    expect(query.get('code')).toBeNull();
    expect(query.get('error')).toBe('access_denied');
    expect(query.get('error_code')).toBe('identity_failed');
    return query.get('error_description') ?? '';
  };
  const accountsOf = (email: string) =>
    site.db.asOwner<{ provider: string | null; password: boolean }>(
      `select i.provider, a.has_password as password from accounts a
       left join account_identities i on i.user_id = a.user_id where a.email = $1`,
      [email],
    );

  it('makes an account that is verified, and sends no mail to verify it', async () => {
    const kiku = person();
    const { page } = await go(kiku, `${site.origin}/welcome?plan=breeder#top`);
    expect(page.href).toMatch(/\/welcome\?plan=breeder&code=[\w-]{43}#top$/);
    const { client, user, session } = await signedIn(kiku);
    expect(user).toMatchObject({
      email: kiku.email,
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    expect(user.email_confirmed_at).toBeDefined();
    expect((await client.getUser()).data.user).toEqual(user);
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'google' }]);
    expect(await site.mailsTo(kiku.email)).toEqual([]);
    const profile = await fetch(`${site.origin}/rest/v1/profiles`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(await profile.json()).toMatchObject([
      { display_name: 'Kiku Keeper', email_verified: true, has_password: false },
    ]);
  });

  it('signs the same person in again, whatever name they go by now', async () => {
    const kiku = person();
    const first = await signedIn(kiku);
    const again = await signedIn({ ...kiku, name: 'K. K.' });
    expect(again.user.id).toBe(first.user.id);
    expect(await accountsOf(kiku.email)).toHaveLength(1);
  });

  it('links a verified account of the same verified address, and tells its keeper', async () => {
    const keeper = await verified(site, await newKeeper(site));
    const { user } = await signedIn(person({ email: keeper.email }));
    expect(user.id).toBe(keeper.session.user.id);
    expect(user.app_metadata.providers).toEqual(['email', 'google']);
    const [mail] = await site.mailsTo(keeper.email);
    expect(mail?.subject).toBe('Google sign-in was added to your account');
    await signInAgain(site, keeper);
    const again = await signedIn(person({ email: keeper.email }));
    expect(again.user.id).toBe(user.id);
    expect((await site.mailsTo(keeper.email)).map(({ subject }) => subject)).toEqual([
      'Google sign-in was added to your account',
      'Please confirm your e-mail address',
    ]);
  });

  it('neither takes over nor lets in by an account that was never verified', async () => {
    const squatter = await newKeeper(site);
    expect(await refused(person({ email: squatter.email }))).toMatch(/never verified/);
    expect(await accountsOf(squatter.email)).toEqual([{ provider: null, password: true }]);
    await signInAgain(site, squatter);
  });

  it('refuses an address that the provider does not vouch for', async () => {
    const stranger = person({ emailVerified: false });
    expect(await refused(stranger)).toMatch(/not verified your e-mail address/);
    expect(await accountsOf(stranger.email)).toEqual([]);
    const keeper = await verified(site, await newKeeper(site));
    expect(await refused(person({ email: keeper.email, emailVerified: false }))).toMatch(
      /not verified/,
    );
    expect(await accountsOf(keeper.email)).toEqual([{ provider: null, password: true }]);
  });

  it('comes back with the plain words when somebody cancels', async () => {
    expect(await refused(null)).toBe('Failed to sign in with Google');
  });

  it('makes one account of two first sign-ins at once', async () => {
    const kiku = person();
    const both = await Promise.all([signedIn(kiku), signedIn(kiku), signedIn(kiku)]);
    expect(new Set(both.map(({ user }) => user.id)).size).toBe(1);
    expect(await accountsOf(kiku.email)).toHaveLength(1);
  });

  it('gives a session once for a code, to the browser that began', async () => {
    const thief = clientOf(site);
    await withGoogle(thief, somebody, person());
    const { client, code } = await go(person());
    const stolen = await thief.exchangeCodeForSession(code);
    expectError(stolen.error, {
      status: 400,
      code: 'bad_code_verifier',
      message: /another browser/,
    });
    // Somebody else tried it, so it is worth nothing to anybody.
    const late = await client.exchangeCodeForSession(code);
    expectError(late.error, { status: 404, code: 'flow_state_not_found', message: /start again/ });

    const next = await go(person());
    const before = [...next.shelf];
    expect((await next.client.exchangeCodeForSession(next.code)).error).toBeNull();
    // The browser remembers its verifier again, as a page that was opened twice would.
    for (const [key, value] of before) next.shelf.set(key, value);
    const again = await next.client.exchangeCodeForSession(next.code);
    expect(again.error?.code).toBe('flow_state_not_found');
  });

  it('lets a first password be set soon after, without an old one', async () => {
    const kiku = person();
    const { client } = await signedIn(kiku);
    const password = newPassword();
    expect((await client.updateUser({ password })).error).toBeNull();
    const keeper = await signInAgain(site, { email: kiku.email, password });
    const changed = await client.updateUser({ password: newPassword() });
    expect(changed.error?.code).toBe('reauthentication_needed');
    expect(keeper.session.user.app_metadata.providers).toEqual(['email', 'google']);
  });
};

describe('with the stand-in', () => {
  signsIn(standIn, atTheStandIn);

  it('takes a name that no database keeps', async () => {
    const client = clientOf(standIn);
    const page = await withGoogle(client, atTheStandIn, person({ name: 'Ki\0ku\u0007' }));
    const { error } = await client.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(error).toBeNull();
  });
});

describe('with a real provider', () => {
  signsIn(real, (url, account) => atTheIssuer(issuer as RealIssuer, real)(url, account));

  it('says in its settings that nothing stands in', async () => {
    const settings = await fetch(`${real.origin}/auth/v1/settings`);
    expect(await settings.json()).toMatchObject({
      external: { google: true },
      stand_ins: { google: false },
    });
    expect((await fetch(`${real.origin}/dev/identity`)).status).toBe(404);
  });

  it('refuses a second Google identity for one account', async () => {
    const kiku = person();
    const at = (id: string) => atTheIssuer(issuer as RealIssuer, real, id);
    const first = await withGoogle(clientOf(real), at('first'), kiku);
    expect(first.searchParams.has('code')).toBe(true);
    const second = await withGoogle(clientOf(real), at('second'), kiku);
    expect(second.searchParams.get('code')).toBeNull();
    expect(second.searchParams.get('error_code')).toBe('identity_failed');
    expect(second.searchParams.get('error_description')).toMatch(/another Google account/);
  });
});
