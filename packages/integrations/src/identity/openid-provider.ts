import type { Identity, IdentityProvider } from '@nishiki/domain/ports';
import * as openid from 'openid-client';
import { errorCode, refusal } from './refusal.ts';

export type OpenIdSettings = {
  /** Address that the provider's tokens name as theirs, such as https://accounts.google.com. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Allows an issuer without TLS on this machine. For tests. */
  readonly allowInsecure?: boolean;
  /** For each request to the provider. */
  readonly timeoutSeconds?: number;
};

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws Error when the issuer cannot be used: a mistake in the settings, so told at the start */
const readIssuer = (issuer: string, allowInsecure: boolean): URL => {
  const url = new URL(issuer);
  if (url.protocol === 'https:') return url;
  if (url.protocol === 'http:' && allowInsecure && loopback.has(url.hostname)) return url;
  throw new Error('The issuer of an identity provider must be an https address.');
};

/** Field names and codes only: what openid-client keeps in `cause` may hold tokens. */
const reasonOf = (error: unknown): string => {
  if (
    error instanceof openid.AuthorizationResponseError ||
    error instanceof openid.ResponseBodyError
  )
    return `the provider answered ${errorCode(error.error)}`;
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  // Says which claim or parameter was wrong, where the outer error says only that one was.
  if (cause instanceof Error && cause.name === 'OperationProcessingError') return cause.message;
  if (error instanceof openid.ClientError) return `${error.message} (${error.code ?? 'no code'})`;
  // fetch tells why the network failed only here, such as ECONNREFUSED.
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code';
  return `${error.name} (${code})`;
};

const refusing = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw refusal(`${step}: ${reasonOf(error)}`);
  }
};

/** @throws DomainError identity_failed when the token tells no address */
const toIdentity = (claims: openid.IDToken): Identity => {
  const { sub, email, email_verified: verified, name } = claims;
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  if (address === '') throw refusal('the ID token tells no e-mail address');
  return {
    subject: sub,
    email: address,
    // Some providers send the word instead of the value; anything else is not vouched for.
    emailVerified: verified === true || verified === 'true',
    name: (typeof name === 'string' && name.trim()) || null,
  };
};

/** Any provider that speaks OpenID Connect with discovery, Google among them. */
export const openIdProvider = (settings: OpenIdSettings): IdentityProvider => {
  const { clientId, clientSecret, allowInsecure = false, timeoutSeconds = 10 } = settings;
  const issuer = readIssuer(settings.issuer, allowInsecure);
  const execute = [
    // By default the signature of a token that came straight over TLS is not looked at.
    openid.enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
  ];

  let found: Promise<openid.Configuration> | null = null;
  // Asked for on first use, so that the site starts without the provider; a failure is not kept.
  const configuration = (): Promise<openid.Configuration> =>
    (found ??= openid
      .discovery(issuer, clientId, clientSecret, undefined, { timeout: timeoutSeconds, execute })
      .catch((error: unknown) => {
        found = null;
        throw error;
      }));

  return {
    isStandIn: false,
    begin: (flow) =>
      refusing('discovery', async () =>
        openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: flow.callbackUrl,
          scope: 'openid email profile',
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(flow.codeVerifier),
          code_challenge_method: 'S256',
          // A shared computer must not silently sign in whoever used it before.
          prompt: 'select_account',
        }),
      ).then((address) => address.href),
    async finish(flow, query) {
      const address = new URL(flow.callbackUrl);
      address.search = query.toString();
      const known = await refusing('discovery', configuration);
      const tokens = await refusing('sign-in', () =>
        openid.authorizationCodeGrant(known, address, {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.codeVerifier,
          idTokenExpected: true,
        }),
      );
      const claims = tokens.claims();
      if (!claims) throw refusal('the provider sent no ID token');
      return toIdentity(claims);
    },
  };
};
