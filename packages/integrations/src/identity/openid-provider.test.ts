import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdProvider } from './openid-provider.ts';
import { CLIENT_ID, CLIENT_SECRET, newFlow, refusalOf } from './testing/flow.ts';
import {
  signedBySecret,
  startForgingIssuer,
  unsigned,
  type Claims,
  type ForgingIssuer,
} from './testing/forging-issuer.ts';

const flow = newFlow();
const query = new URLSearchParams({ state: flow.state, code: 'any-code' });
let issuer: ForgingIssuer;
beforeAll(async () => void (issuer = await startForgingIssuer(flow.nonce)));
afterAll(() => issuer.close());

const providerOf = (timeoutSeconds = 10) =>
  openIdProvider({
    issuer: issuer.origin,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    allowInsecure: true,
    timeoutSeconds,
  });

const finish = (idToken: string | null, timeoutSeconds?: number) => {
  issuer.idToken = idToken;
  return providerOf(timeoutSeconds).finish(flow, query);
};
const refused = (idToken: string | null, timeoutSeconds?: number) =>
  refusalOf(finish(idToken, timeoutSeconds), ['any-code', 'no-log-may-show', 'eyJ']);

describe('what the token endpoint sends', () => {
  it('is believed when it is honest', async () => {
    await expect(finish(issuer.honest(issuer.claims()))).resolves.toEqual({
      subject: 'koi-keeper',
      email: 'keeper@example.org',
      emailVerified: true,
      name: 'Kiku Keeper',
    });
  });
  it('is refused when it is signed with another key, unsigned, or signed with the shared secret', async () => {
    const claims = issuer.claims();
    expect(await refused(issuer.forged(claims))).toContain('signature verification failed');
    expect(await refused(unsigned(claims))).toContain('unsupported');
    expect(await refused(signedBySecret(CLIENT_SECRET, claims))).toContain('unsupported');
  });
  it.each<[string, Claims]>([
    ['"iss"', { iss: 'https://issuer.example' }],
    ['"aud"', { aud: 'another-client' }],
    ['"nonce"', { nonce: 'another' }],
    ['"nonce"', { nonce: undefined }],
    ['"exp"', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ])('is refused with the wrong %s', async (claim, changes) => {
    expect(await refused(issuer.honest(issuer.claims(changes)))).toContain(claim);
  });
  it.each([undefined, '', ' ', 7, {}])(
    'is refused with %j in place of an address',
    async (email) => {
      expect(await refused(issuer.honest(issuer.claims({ email })))).toContain('no e-mail address');
    },
  );
  it.each([
    [true, true],
    ['true', true],
    ['false', false],
    ['yes', false],
    [1, false],
    [undefined, false],
  ])('with email_verified %j counts as %s', async (claim, emailVerified) => {
    const token = issuer.honest(issuer.claims({ email_verified: claim }));
    await expect(finish(token)).resolves.toMatchObject({ emailVerified });
  });
  it('is not waited for without end', async () => {
    expect(await refused(null, 0.2)).toContain('timed out');
  });
});

describe('discovery', () => {
  it('is asked for once, when it is first needed, however many begin together', async () => {
    issuer.asked.length = 0;
    const provider = providerOf();
    expect(issuer.asked).toEqual([]);
    await Promise.all([provider.begin(newFlow()), provider.begin(newFlow())]);
    await provider.begin(newFlow());
    expect(issuer.asked).toEqual(['/.well-known/openid-configuration']);
  });
});

describe('the issuer', () => {
  it.each(['http://issuer.example', 'ftp://localhost', 'http://localhost.example'])(
    'may not be %s',
    (address) => {
      expect(() =>
        openIdProvider({ issuer: address, clientId: 'x', clientSecret: 'y', allowInsecure: true }),
      ).toThrow('must be an https address');
    },
  );
  it('may be without TLS in tests only', () => {
    expect(() =>
      openIdProvider({ issuer: issuer.origin, clientId: 'x', clientSecret: 'y' }),
    ).toThrow('must be an https address');
  });
});
