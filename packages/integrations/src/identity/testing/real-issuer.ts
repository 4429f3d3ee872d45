/** A certified OpenID provider on this machine, in the place of Google. */
import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import type { StandInAccount } from '../stand-in-provider.ts';
import { CALLBACK_URL, CLIENT_ID, CLIENT_SECRET } from './flow.ts';
import { listenLocally, type LocalServer } from './listen.ts';

export type RealIssuer = LocalServer & {
  /** Who may sign in, by the address; the id at the provider is made of its first part. */
  readonly accounts: Map<string, StandInAccount>;
};

/** oidc-provider warns that it keeps nothing and wants a newer Node: both do for a test. */
const quietly = async <T>(work: () => Promise<T>): Promise<T> => {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
};

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
  kid: 'first',
});

const settings = async (
  accounts: RealIssuer['accounts'],
  callbackUrl: string,
): Promise<Configuration> => {
  const { interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] } as NonNullable<Configuration['jwks']>,
    cookies: { keys: ['only-for-tests'] },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: claims of scopes are in the ID token, not only at the userinfo endpoint.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => {
      const account = accounts.get(id);
      if (!account) return undefined;
      const { email, emailVerified, name } = account;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email,
          email_verified: emailVerified,
          ...(name !== null && { name }),
        }),
      };
    },
  };
};

/** The page where somebody picks an account, with `?account=` and `?cancel` for its buttons. */
const interact = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const query = new URL(request.url ?? '/', provider.issuer).searchParams;
  const accountId = query.get('account');
  if (query.has('cancel'))
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  if (accountId === null) return void response.end('Pick an account');
  const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
  grant.addOIDCScope('openid email profile');
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, {
    login: { accountId },
    select_account: {},
    consent: { grantId },
  });
};

/** @param callbackUrl the one address that it sends browsers back to */
export const startRealIssuer = async (callbackUrl = CALLBACK_URL): Promise<RealIssuer> => {
  const accounts: RealIssuer['accounts'] = new Map();
  // The issuer's name holds its port, so the server listens before the provider is made.
  let answer = (_: IncomingMessage, response: ServerResponse): unknown => response.end();
  const server = await listenLocally((request, response) => answer(request, response));
  const provider = await quietly(async () => {
    const { Provider } = await import('oidc-provider');
    return new Provider(server.origin, await settings(accounts, callbackUrl));
  });
  const protocol = provider.callback();
  answer = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? interact(provider, request, response).catch((error: unknown) => {
          response.writeHead(500).end(String(error));
        })
      : protocol(request, response);
  return { ...server, accounts };
};
