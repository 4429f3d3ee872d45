import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdProvider } from './openid-provider.ts';
import type { StandInAccount } from './stand-in-provider.ts';
import {
  CALLBACK_URL,
  changed,
  CLIENT_ID,
  CLIENT_SECRET,
  newFlow,
  refusalOf,
} from './testing/flow.ts';
import { openIdRig, standInRig, type Rig } from './testing/rigs.ts';

const kiku: StandInAccount = {
  email: 'kiku@example.org',
  emailVerified: true,
  name: 'Kiku Keeper',
};

/** What must be true of every provider. */
const behavesAsProvider = (rigOf: () => Rig): void => {
  const signedIn = async (account: StandInAccount) => {
    const flow = newFlow();
    const query = await rigOf().signIn(flow, account);
    return rigOf().provider.finish(flow, query);
  };

  it('tells who signed in', async () => {
    const identity = await signedIn(kiku);
    expect(identity).toEqual({ ...kiku, subject: identity.subject });
  });
  it('knows a person again and tells two apart', async () => {
    const first = await signedIn(kiku);
    const renamed = await signedIn({ ...kiku, name: 'Kiku K.' });
    const another = await signedIn({ ...kiku, email: 'taro@example.org' });
    expect(renamed.subject).toBe(first.subject);
    expect(another.subject).not.toBe(first.subject);
  });
  it('tells an address that nobody verified as such', async () => {
    expect(await signedIn({ ...kiku, emailVerified: false })).toMatchObject({
      email: kiku.email,
      emailVerified: false,
    });
  });
  it('tells addresses in small letters and no name where there is none', async () => {
    const identity = await signedIn({ ...kiku, email: 'Hana@Example.org', name: null });
    expect(identity).toMatchObject({ email: 'hana@example.org', name: null });
  });
  it('refuses the state of another flow, an altered one and none', async () => {
    const flow = newFlow();
    const { provider, signIn } = rigOf();
    const query = await signIn(flow, kiku);
    for (const state of [newFlow().state, '', null]) {
      const wrong = changed(query, { state });
      await refusalOf(provider.finish(flow, wrong), Object.values(flow));
    }
    await refusalOf(provider.finish({ ...flow, state: newFlow().state }, query));
  });
  it('refuses the nonce of another flow', async () => {
    const flow = newFlow();
    const { provider, signIn } = rigOf();
    const query = await signIn(flow, kiku);
    await refusalOf(provider.finish({ ...flow, nonce: newFlow().nonce }, query), [
      flow.nonce,
      query.get('code') ?? '',
    ]);
  });
  it('refuses an altered code and none, and says nothing of it in the log', async () => {
    const flow = newFlow();
    const { provider, signIn } = rigOf();
    const query = await signIn(flow, kiku);
    const code = query.get('code') ?? '';
    const first = code.startsWith('A') ? 'B' : 'A';
    for (const wrong of [first + code.slice(1), code.slice(0, -1), `${code}.A`, '', null])
      await refusalOf(provider.finish(flow, changed(query, { code: wrong })), [
        ...Object.values(flow),
        code.slice(1, -1),
      ]);
  });
  it('refuses when the person cancels', async () => {
    const flow = newFlow();
    const { provider, cancel } = rigOf();
    const detail = await refusalOf(provider.finish(flow, await cancel(flow)));
    expect(detail).toContain('access_denied');
  });
  it('keeps the words of a stranger out of the log', async () => {
    const flow = newFlow();
    const query = changed(await rigOf().cancel(flow), { error: 'Call +44 20 7946 0000\n' });
    expect(await refusalOf(rigOf().provider.finish(flow, query))).not.toContain('7946');
  });
};

describe('OpenID provider', () => {
  let rig: Awaited<ReturnType<typeof openIdRig>>;
  beforeAll(async () => void (rig = await openIdRig()));
  afterAll(() => rig.close());

  behavesAsProvider(() => rig);

  it('asks for an account with a code, PKCE S256, state, nonce and the needed scopes', async () => {
    const flow = newFlow();
    const address = new URL(await rig.provider.begin(flow));
    expect(address.origin).toBe(rig.issuer.origin);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      response_type: 'code',
      redirect_uri: CALLBACK_URL,
      scope: 'openid email profile',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(address.href).not.toContain(flow.codeVerifier);
  });
  it('refuses a code that was used before', async () => {
    const flow = newFlow();
    const query = await rig.signIn(flow, kiku);
    await rig.provider.finish(flow, query);
    expect(await refusalOf(rig.provider.finish(flow, query))).toContain('invalid_grant');
  });
  it('refuses another PKCE verifier', async () => {
    const flow = newFlow();
    const query = await rig.signIn(flow, kiku);
    const { codeVerifier } = newFlow();
    const detail = await refusalOf(rig.provider.finish({ ...flow, codeVerifier }, query));
    expect(detail).toContain('invalid_grant');
  });
  it('refuses an answer in the name of another issuer', async () => {
    const flow = newFlow();
    const query = await rig.signIn(flow, kiku);
    const elsewhere = changed(query, { iss: 'https://issuer.example' });
    expect(await refusalOf(rig.provider.finish(flow, elsewhere))).toContain('"iss"');
  });
  it('refuses while the provider cannot be reached and works once it is back', async () => {
    const flow = newFlow();
    const query = await rig.signIn(flow, kiku);
    const fresh = openIdProvider({
      issuer: rig.issuer.origin,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      allowInsecure: true,
    });
    await rig.issuer.close();
    expect(await refusalOf(fresh.begin(newFlow()))).toMatch(/ECONNREFUSED|UND_ERR_SOCKET/);
    await refusalOf(fresh.finish(flow, query));
    await refusalOf(rig.provider.finish(flow, query));
    await rig.issuer.listen();
    await expect(fresh.finish(flow, query)).resolves.toMatchObject({ email: kiku.email });
    await expect(fresh.begin(newFlow())).resolves.toContain(rig.issuer.origin);
  });
});

describe('stand-in provider', () => {
  let rig: Awaited<ReturnType<typeof standInRig>>;
  beforeAll(async () => void (rig = await standInRig()));
  afterAll(() => rig.close());

  behavesAsProvider(() => rig);

  it('sends the browser to its page at the origin of the callback', async () => {
    const { state, nonce, ...rest } = newFlow();
    const address = new URL(await rig.provider.begin({ state, nonce, ...rest }));
    expect(address.origin + address.pathname).toBe('http://localhost:3000/dev/identity');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      state,
      nonce,
      callback: CALLBACK_URL,
    });
  });
  it('refuses a code after a minute', async () => {
    const flow = newFlow();
    const query = await rig.signIn(flow, kiku);
    const issued = rig.time.getTime();
    rig.time = new Date(issued + 59_999);
    await expect(rig.provider.finish(flow, query)).resolves.toMatchObject({ email: kiku.email });
    rig.time = new Date(issued + 60_000);
    expect(await refusalOf(rig.provider.finish(flow, query))).toContain('run out');
  });
  it('refuses the code of another flow', async () => {
    const other = await rig.signIn(newFlow(), kiku);
    const flow = newFlow();
    const query = changed(other, { state: flow.state });
    expect(await refusalOf(rig.provider.finish(flow, query))).toContain('another flow');
  });
});
