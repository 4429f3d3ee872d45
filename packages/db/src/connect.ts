/** Connections that are opened at the start, when the server may still be on its way up. */
import pg from 'pg';
import { codeOf, reasonOf, StartError } from './start-error.ts';

/** Names the setting whose address a message is about. */
export type Address = { url: string; setting: string };

/** Codes that waiting may cure: nobody listens yet, a name is not known yet, the server starts or stops. */
const passing = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '57P03',
  '57P01',
  '53300',
];

const patienceSeconds = 8;

/** The address without its password. */
export const describeUrl = (url: string): string => {
  const { hostname, port, pathname } = parseUrl({ url, setting: 'DATABASE_URL' });
  return `${decodeURIComponent(hostname) || 'localhost'}:${port || '5432'}${pathname}`;
};

/** @throws StartError when the text is no PostgreSQL address; the message does not repeat it, since it may hold a password. */
export const parseUrl = ({ url, setting }: Address): URL => {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return new URL(url);
  throw new StartError(`${setting} must look like postgres://user:password@host:5432/name.`);
};

/** The same database through another login. */
export const withLogin = (url: string, user: string, password: string): string => {
  const changed = new URL(url);
  changed.username = encodeURIComponent(user);
  changed.password = encodeURIComponent(password);
  changed.searchParams.delete('user');
  changed.searchParams.delete('password');
  return changed.toString();
};

const whyNot = (error: unknown): string => {
  const code = codeOf(error);
  if (code === '28P01' || code === '28000') return 'the login was refused';
  if (code === '3D000') return 'that database does not exist';
  if (code === '53300') return 'it has no connection left';
  return reasonOf(error) || code || 'no reason given';
};

const open = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener a connection lost between two statements would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
};

/**
 * A connection outside the pool, with some patience.
 * @throws StartError naming the setting, never the password
 */
export const connect = async (
  address: Address,
  secondsToWait = patienceSeconds,
): Promise<pg.Client> => {
  parseUrl(address);
  const end = performance.now() + secondsToWait * 1_000;
  for (;;) {
    try {
      return await open(address.url);
    } catch (error) {
      const waits = passing.includes(codeOf(error) ?? '') && performance.now() < end;
      if (waits) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        continue;
      }
      throw new StartError(
        `The database at ${describeUrl(address.url)} (${address.setting}) cannot be reached: ${whyNot(error)}.`,
      );
    }
  }
};
