/** The database as the rest of the house sees it: transactions under a role, and little else. */
import pg from 'pg';
import { connect } from './connect.ts';
import { withoutValues } from './database-error.ts';
import type { Log } from './log.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { ensurePoolLogin } from './pool-login.ts';
import { changeSetting, readSetting, secretNamed } from './private-settings.ts';
import {
  inTransaction,
  readInTransaction,
  type SessionIds,
  type Transaction,
} from './with-role.ts';

export type { Transaction } from './with-role.ts';

type Work<T> = (tx: Transaction) => Promise<T>;

export type Database = {
  /**
   * Runs `work` in a transaction that sees the rows of this user or device only; `system` sees all.
   * With a session it does nothing unless that session still stands.
   * @throws DatabaseError without the values of the failed statement
   * @throws SessionEnded
   */
  withRole<T>(
    role: 'user',
    ids: { userId: string; session?: SessionIds },
    work: Work<T>,
  ): Promise<T>;
  withRole<T>(role: 'guest', ids: { deviceId: string }, work: Work<T>): Promise<T>;
  withRole<T>(role: 'system', ids: { session?: SessionIds }, work: Work<T>): Promise<T>;
  /**
   * Rows of one statement that only reads, under the user's role, in one round trip: for what is
   * asked all the time. The statement gets the user's id as SQL, and takes no other values.
   * @throws as `withRole` does
   */
  readAsUser<Row>(
    ids: { userId: string; session?: SessionIds },
    statement: (userId: string) => string,
  ): Promise<Row[]>;
  /** True when the database answers within 2 s. */
  ping(): Promise<boolean>;
  /** 32 bytes of that name, the same for every process on this database. Opens a connection of its own. */
  signingKey(name: string): Promise<Buffer>;
  /** What no role of a request can read, such as the keys of access tokens. Connections of their own. */
  readonly privateSettings: {
    /** Null when there is none of that name. */
    read(name: string): Promise<unknown>;
    /** Replaces the value by what `change` makes of it; two changes at once happen one after the other. */
    change<T>(name: string, change: (value: unknown) => Promise<T>): Promise<T>;
  };
  /**
   * Single statements under the pool's own login, which may touch `rate_limits` and nothing else:
   * the store of rate-limiter-flexible (storeType 'pool'). Names of prepared statements are dropped,
   * since PgBouncer in transaction mode cannot keep them.
   */
  readonly pool: { query(statement: pg.QueryConfig): Promise<pg.QueryResult> };
  /** Lets running transactions end and closes every connection. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Address for requests; may lead through PgBouncer in transaction mode. */
  url: string;
  /** Owner's address for migrations and keys, past any PgBouncer. */
  directUrl?: string | undefined;
  log: Log;
  /** Most connections of this process. */
  poolSize?: number;
  /** False: only checks that the database has the form of this release. Default true. */
  migrates?: boolean;
  /** Seconds to wait for a server that is still on its way up. Default 8. */
  patienceSeconds?: number;
};

const openPool = (url: string, max: number, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  pool.on('error', (error) => {
    // A pool that was closed does not wait for the last of its sockets, and the server may go before them.
    if (!pool.ending) log.warn({ error: error.message }, 'an idle database connection was lost');
  });
  return pool;
};

const answers = async (pool: pg.Pool): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), 2_000);
  });
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answer;
};

/**
 * Migrates the database, makes the powerless login for requests and opens the pool.
 * @throws StartError in one sentence: unreachable, refused, migration failed, login not possible
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { log, poolSize = 10 } = options;
  const pooled = { url: options.url, setting: 'DATABASE_URL' };
  const direct =
    options.directUrl === undefined || options.directUrl === options.url
      ? pooled
      : { url: options.directUrl, setting: 'DATABASE_DIRECT_URL' };

  const owner = await connect(direct, options.patienceSeconds);
  let pool: pg.Pool;
  try {
    await (options.migrates === false ? checkMigrated(owner) : migrate(owner, log));
    pool = openPool(await ensurePoolLogin(owner, pooled), poolSize, log);
  } finally {
    await owner.end();
  }

  const asOwner = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = await connect(direct);
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  return {
    withRole: async (role, ids, work) => inTransaction(pool, role, ids, work),
    readAsUser: async (ids, statement) => readInTransaction(pool, ids, statement),
    ping: () => answers(pool),
    signingKey: (name) => asOwner((client) => secretNamed(client, `signing-key:${name}`)),
    privateSettings: {
      read: (name) => asOwner((client) => readSetting(client, name)),
      change: (name, change) => asOwner((client) => changeSetting(client, name, change)),
    },
    pool: {
      query: ({ text, values }) =>
        pool.query({ text, ...(values && { values }) }).catch((error: unknown) => {
          throw withoutValues(error);
        }),
    },
    close: () => pool.end(),
  };
};
