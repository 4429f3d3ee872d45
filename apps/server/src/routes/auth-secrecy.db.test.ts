/** What answers tell about whether an address has an account, and how often one may ask. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { newKeeper } from '@nishiki/domain/testing/keepers';
import { describe, expect, it } from 'vitest';
import { authCalls, sessionIn, signedIn, type Calls } from '../../test/auth-calls.ts';
import { noLimits } from '../../test/auth-site.ts';
import { newEmail, newPassword } from '../../test/keepers.ts';
import { createTestApp, jobCtx } from '../../test/test-app.ts';

const db = await createTestDatabase();
const free = await createTestApp(db, { environment: noLimits });
const calls = authCalls(free);

/** All that an answer says, without what is new in each: ids of requests, the cookie of a new browser. */
const allOf = async (response: Response) => {
  const {
    'x-request-id': id,
    'set-cookie': cookie,
    ...headers
  } = Object.fromEntries(response.headers);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const cookieForm = cookie?.replace(/=[^;]+/, '=…');
  const body = (await response.text()).replace(id ?? '', 'ID');
  return { status: response.status, headers, cookieForm, body };
};

/** One address of each state that an account can be in, and none. */
const addresses = async (): Promise<Record<string, string>> => {
  const ctx = jobCtx(free);
  const [verified, google, erasing] = [newEmail(), newEmail(), newEmail()];
  const { email: unverified } = await calls.signUp();
  const hashed = await db.asOwner<{ password_hash: string }>(
    'select password_hash from accounts where email = $1',
    [unverified],
  );
  const passwordHash = hashed[0]?.password_hash ?? '';
  await newKeeper(ctx, { email: verified, passwordHash });
  await newKeeper(ctx, { email: google, passwordHash: null });
  await newKeeper(ctx, { email: erasing, passwordHash });
  await db.asOwner(`update accounts set erase_after = now() + interval '1 day' where email = $1`, [
    erasing,
  ]);
  return { unverified, verified, google, erasing };
};
const known = await addresses();

describe('whether an address has an account', () => {
  const asked: Record<string, (email: string) => Promise<Response>> = {
    'sign-in': (email) => calls.signIn({ email, password: newPassword() }),
    recover: (email) => calls.post('recover', { email }),
    'resend of the verification': (email) => calls.post('resend', { type: 'signup', email }),
    'resend of an address change': (email) => calls.post('resend', { type: 'email_change', email }),
  };

  it.each(Object.keys(asked))('is not told by %s', async (name) => {
    const ask = asked[name] as (email: string) => Promise<Response>;
    const stranger = await allOf(await ask(newEmail()));
    expect(stranger.status).toBe(name === 'sign-in' ? 400 : 200);
    for (const [state, email] of Object.entries(known))
      expect([state, await allOf(await ask(email))]).toEqual([state, stranger]);
  });

  it('is not told by sign-in to what is no address either', async () => {
    const nobody = await allOf(await calls.signIn({ email: newEmail(), password: 'x' }));
    for (const email of ['', 'koi', '@', `${'a'.repeat(300)}@x.example`])
      expect(await allOf(await calls.signIn({ email, password: 'x' }))).toEqual(nobody);
    expect(JSON.parse(nobody.body)).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
      error_id: 'ID',
    });
  });

  // The specification's catalogue has a message for it: 'An account with this email already exists.'
  it('is told by signing up, and nothing else of the account is', async () => {
    for (const [state, email] of Object.entries(known)) {
      const answer = await allOf(
        await calls.post('signup', { email: ` ${email.toUpperCase()}`, password: newPassword() }),
      );
      expect([state, answer.status, JSON.parse(answer.body)]).toEqual([
        state,
        422,
        {
          code: 422,
          error_code: 'user_already_exists',
          msg: 'User already registered',
          error_id: 'ID',
        },
      ]);
    }
  });

  it('changes nothing when somebody signs up again: the old password opens, the new one does not', async () => {
    const owner = await calls.signUp();
    const intruder = { email: owner.email, password: newPassword() };
    await calls.post('signup', intruder);
    expect((await calls.signIn(intruder)).status).toBe(400);
    await sessionIn(await calls.signIn(owner));
    expect((await calls.mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      'Please confirm your e-mail address',
    ]);
  });
});

describe('limits', () => {
  const PER_EMAIL = 3;
  const PER_ADDRESS = 8;
  let next = 0;
  /** A site with tight limits, as a client of a network of its own meets it. */
  const clientFrom = async (from = `198.51.100.${(next += 1)}`, limits = {}): Promise<Calls> => {
    const environment = {
      ...noLimits,
      TRUST_PROXY: '1',
      ACCOUNT_TRIES_PER_EMAIL: String(PER_EMAIL),
      ...limits,
    };
    return authCalls(await createTestApp(db, { environment }), { 'x-forwarded-for': from });
  };
  const tightNetwork = { ...noLimits, ACCOUNT_TRIES_PER_ADDRESS: String(PER_ADDRESS) };

  const refused = async (response: Response, withinSeconds: number) => {
    expect(response.status).toBe(429);
    const after = Number(response.headers.get('retry-after'));
    expect(Number.isInteger(after) && after > 0 && after <= withinSeconds).toBe(true);
    const minutes = Math.ceil(after / 60);
    expect(await response.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `That was tried too often. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
      error_id: response.headers.get('x-request-id'),
    });
  };
  const statuses = async (times: number, ask: () => Promise<Response>): Promise<number[]> => {
    const found: number[] = [];
    for (let i = 0; i < times; i += 1) found.push((await ask()).status);
    return found;
  };
  const times = (count: number, status: number): number[] => Array<number>(count).fill(status);

  it.each(['a known', 'an unknown'])(
    'stop guessing at %s address from one network',
    async (which) => {
      const owner = await calls.signUp();
      const email = which === 'a known' ? owner.email : newEmail();
      const here = await clientFrom();
      const guess = () => here.signIn({ email, password: newPassword() });
      expect(await statuses(PER_EMAIL, guess)).toEqual(times(PER_EMAIL, 400));
      await refused(await guess(), 600);
      // Not by another spelling, and not with the right password: or guessing would still go on.
      await refused(await here.signIn({ email: ` ${email.toUpperCase()} `, password: 'x' }), 600);
      await refused(await here.signIn({ email, password: owner.password }), 600);
      // Other addresses can still be tried from there.
      expect((await here.signIn({ email: newEmail(), password: 'x' })).status).toBe(400);
    },
  );

  it('on sign-in do not lock the owner out of another network', async () => {
    const owner = await calls.signUp();
    const thief = await clientFrom();
    await statuses(PER_EMAIL + 20, () => thief.signIn({ ...owner, password: 'x' }));
    await sessionIn(await (await clientFrom()).signIn(owner));
  });

  it('on sign-in over all networks are there, for one address at a time', async () => {
    const [owner, other] = [await calls.signUp(), await calls.signUp()];
    const strangers = await Promise.all(Array.from({ length: 20 }, () => clientFrom()));
    for (const stranger of strangers)
      await statuses(PER_EMAIL, () => stranger.signIn({ ...owner, password: 'x' }));
    const late = await clientFrom();
    await refused(await late.signIn(owner), 3600);
    await sessionIn(await late.signIn(other));
  });

  it.each(['a known', 'an unknown'])('stop mails to %s address from one network', async (which) => {
    const email = which === 'a known' ? (await calls.signUp()).email : newEmail();
    const here = await clientFrom();
    const recover = () => here.post('recover', { email });
    expect(await statuses(PER_EMAIL, recover)).toEqual(times(PER_EMAIL, 200));
    await refused(await recover(), 3600);
    await refused(await here.post('resend', { type: 'signup', email }), 3600);
    expect((await here.post('recover', { email: newEmail() })).status).toBe(200);
  });

  it('on mails do not keep the owner in another network from recovering', async () => {
    const owner = await calls.signUp();
    const thief = await clientFrom();
    await statuses(PER_EMAIL + 20, () =>
      thief.post('resend', { type: 'email_change', email: owner.email }),
    );
    const answer = await (await clientFrom()).post('recover', { email: owner.email });
    expect(answer.status).toBe(200);
    expect((await calls.newestLink(owner.email)).type).toBe('recovery');
  });

  it('on mails over all networks keep a letter box from being flooded', async () => {
    const { email } = await calls.signUp();
    const sent: number[] = [];
    for (let network = 0; network < 5; network += 1) {
      const stranger = await clientFrom();
      sent.push(...(await statuses(PER_EMAIL, () => stranger.post('recover', { email }))));
    }
    expect(sent.filter((status) => status === 200)).toHaveLength(PER_EMAIL * 4);
  });

  it('count all calls of one network together, and each network alone', async () => {
    const here = await clientFrom(undefined, tightNetwork);
    const ways = [
      () => here.signIn({ email: newEmail(), password: 'x' }),
      () => here.post('signup', { email: newEmail(), password: newPassword() }),
      () => here.post('recover', { email: newEmail() }),
      () => here.post('resend', { type: 'signup', email: newEmail() }),
      () => here.post('verify', { type: 'signup', token_hash: 'a' }),
      () => here.call('GET', '/auth/v1/authorize?provider=google&code_challenge=c'),
    ];
    const turns = Array.from({ length: PER_ADDRESS }, (_, i) => ways[i % ways.length]);
    for (const way of turns) expect((await way?.())?.status).not.toBe(429);
    for (const way of ways) await refused(await way(), 600);
    const elsewhere = await clientFrom(undefined, tightNetwork);
    expect((await elsewhere.post('recover', { email: newEmail() })).status).toBe(200);
  });

  it('count an IPv6 client by its network of 64 bits', async () => {
    const from = (address: string) => clientFrom(address, tightNetwork);
    const recover = async (address: string) =>
      (await from(address)).post('recover', { email: newEmail() });
    for (let host = 1; host <= PER_ADDRESS; host += 1)
      expect((await recover(`2001:db8:7:1::${host}`)).status).toBe(200);
    await refused(await recover('2001:db8:7:1:ffff:ffff:ffff:ffff'), 600);
    expect((await recover('2001:db8:7:2::1')).status).toBe(200);
  });

  it('leave those who are signed in at work', async () => {
    const here = await clientFrom(undefined, tightNetwork);
    const keeper = await signedIn(here);
    await statuses(PER_ADDRESS, () => here.signIn({ email: newEmail(), password: 'x' }));
    await refused(await here.signIn(keeper), 600);
    const renewed = await sessionIn(await here.refresh(keeper.refresh_token));
    expect((await here.user(renewed.access_token)).status).toBe(200);
  });
});
