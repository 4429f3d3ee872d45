/** Calls of the account service over one kept connection a client, so that only the server's work differs. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export type Credentials = { readonly email: string; readonly password: string };
export type Called = { readonly status: number; readonly text: string; readonly ms: number };

export const newCredentials = (): Credentials => ({
  email: `bench-${randomUUID()}@pond.example`,
  password: `ogon ${randomUUID()}`,
});

/** One client: its calls go one after the other over the same connection. */
export const authClient = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (path: string, body: object): Promise<Called> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const call = request(
        `${url}/auth/v1/${path}`,
        { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text, ms: performance.now() - started }),
          );
        },
      );
      call.on('error', reject);
      call.end(JSON.stringify(body));
    });
  /** The same, and an error for any other status: a figure of refusals would be worth nothing. */
  const expecting = async (status: number, path: string, body: object): Promise<Called> => {
    const called = await post(path, body);
    if (called.status !== status) throw new Error(`${path}: ${called.status} ${called.text}`);
    return called;
  };
  return {
    signUp: async (credentials: Credentials = newCredentials()): Promise<Credentials> => {
      await expecting(200, 'signup', credentials);
      return credentials;
    },
    signIn: (credentials: Credentials) => expecting(200, 'token?grant_type=password', credentials),
    signInWrongly: (credentials: Credentials) =>
      expecting(400, 'token?grant_type=password', credentials),
    recover: ({ email }: Credentials) => expecting(200, 'recover', { email }),
    close: () => agent.destroy(),
  };
};

export type AuthClient = ReturnType<typeof authClient>;
