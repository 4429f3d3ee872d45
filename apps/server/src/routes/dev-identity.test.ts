import { standInProvider } from '@nishiki/integrations/identity/stand-in-provider';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Env } from '../http/env.ts';
import { devIdentityRoutes, type DevIdentityParts } from './dev-identity.ts';

const origin = 'http://localhost:3000';
const flow = {
  state: 'a-state',
  nonce: 'a-nonce',
  codeVerifier: 'not-used',
  callbackUrl: `${origin}/auth/v1/callback`,
};
const provider = standInProvider({ key: new Uint8Array(32).fill(7), pageUrl: '/dev/identity' });
const hidden = { state: flow.state, nonce: flow.nonce, callback: flow.callbackUrl };

const appOf = (parts: Partial<DevIdentityParts> = {}): Hono<Env> => {
  const app = new Hono<Env>();
  devIdentityRoutes(app, { isLocal: () => true, provider, ...parts });
  return app;
};
const app = appOf();

const show = (fields: Record<string, string>, on = app) =>
  on.request(`${origin}/dev/identity?${new URLSearchParams(fields).toString()}`);

const send = (
  fields: Record<string, string>,
  headers: Record<string, string> = { origin },
  on = app,
) =>
  on.request(`${origin}/dev/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const queryOf = (response: Response): URLSearchParams => {
  expect(response.status).toBe(303);
  const address = new URL(response.headers.get('location') ?? '');
  expect(address.origin + address.pathname).toBe(flow.callbackUrl);
  return address.searchParams;
};

const typed = { email: 'Kiku@Example.org', name: 'Kiku Keeper', choice: 'continue' };
const strangeCallbacks = [
  'http://localhost:3001/auth/v1/callback',
  'https://localhost:3000/auth/v1/callback',
  'http://127.0.0.1:3000/auth/v1/callback',
  'http://localhost:3000@elsewhere.example/auth/v1/callback',
  'http://someone@localhost:3000/auth/v1/callback',
  'http://localhost:3000/auth/v1/callback/more',
  'http://localhost:3000/auth/v1/callback?code=x',
  'http://localhost:3000/auth/v1/../v1',
  '/auth/v1/callback',
  'javascript:alert(1)',
];

describe('GET /dev/identity', () => {
  it('is where the provider sends the browser, and says what it is', async () => {
    const response = await app.request(await provider.begin(flow));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('This is a stand-in for Google on this machine');
    expect(text).toMatch(/<input\s+id="verified"[^>]*\schecked/);
    for (const id of ['email', 'name', 'verified']) expect(text).toContain(`<label for="${id}">`);
  });
  it('holds nothing inline and escapes what came with the address', async () => {
    const text = await (await show({ ...hidden, state: '"><script>alert(1)</script>' })).text();
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
  });
  it.each(strangeCallbacks)('does not lead to %s', async (callback) => {
    expect((await show({ ...hidden, callback })).status).toBe(400);
  });
  it.each(['state', 'nonce', 'callback'])('needs the %s', async (name) => {
    expect((await show({ ...hidden, [name]: '' })).status).toBe(400);
  });
});

describe('POST /dev/identity', () => {
  it('sends the browser back with a code that the provider takes', async () => {
    const query = queryOf(await send({ ...hidden, ...typed, verified: 'on' }));
    await expect(provider.finish(flow, query)).resolves.toMatchObject({
      email: 'kiku@example.org',
      emailVerified: true,
      name: 'Kiku Keeper',
    });
  });
  it('tells an address as unverified and no name when the form does', async () => {
    const query = queryOf(await send({ ...hidden, ...typed, name: ' ' }));
    await expect(provider.finish(flow, query)).resolves.toMatchObject({
      emailVerified: false,
      name: null,
    });
  });
  it('sends back who cancels, whatever is in the fields', async () => {
    const query = queryOf(await send({ ...hidden, email: '', name: '', choice: 'cancel' }));
    expect(Object.fromEntries(query)).toEqual({ state: flow.state, error: 'access_denied' });
    await expect(provider.finish(flow, query)).rejects.toMatchObject({ code: 'identity_failed' });
  });
  it.each([
    [{ email: 'nobody' }, 'email', 'Enter an e-mail address'],
    [{ email: '' }, 'email', 'Enter an e-mail address'],
    [{ name: 'K'.repeat(101) }, 'name', 'at most 100 characters'],
  ])('shows the form again for %j, with what was typed', async (fields, wrong, problem) => {
    const response = await send({ ...hidden, ...typed, ...fields });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain(problem);
    const marked = [...text.matchAll(/<input([^>]*)aria-describedby="problem"/g)];
    expect(marked.map(([input]) => /id="(\w+)"/.exec(input)?.[1])).toEqual([wrong]);
    expect(text).toContain(`value="${{ ...typed, ...fields }.email}"`);
    expect(text).not.toMatch(/<input\s+id="verified"[^>]*\schecked/);
  });
  it.each(strangeCallbacks)('does not lead to %s', async (callback) => {
    expect((await send({ ...hidden, ...typed, callback })).status).toBe(400);
  });
  it('refuses a form of another site and one over 4 KB', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await send({ ...hidden, ...typed }, foreign)).status).toBe(403);
    expect((await send({ ...hidden, ...typed, more: 'x'.repeat(4096) })).status).toBe(413);
  });
});

describe('/dev/identity of a public site, or of one with a real provider', () => {
  it.each<[string, Partial<DevIdentityParts>]>([
    ['not local', { isLocal: () => false }],
    ['no stand-in', { provider: null }],
  ])('is not there: %s', async (_, parts) => {
    const elsewhere = appOf(parts);
    expect((await show(hidden, elsewhere)).status).toBe(404);
    expect((await send({ ...hidden, ...typed }, { origin }, elsewhere)).status).toBe(404);
  });
});
