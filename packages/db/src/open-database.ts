/** The database as the rest of the house sees it: transactions under a role, and little else. */
import pg from 'pg';
import { connect } from './connect.ts';
import { withoutValues } from './database-error.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { ensurePoolLogin } from './pool-login.ts';
import { secretNamed } from './private-settings.ts';
import { inTransaction, openingStatement, type Transaction } from './with-role.ts';

export type { Transaction } from './with-role.ts';

type Work<T> = (tx: Transaction) => Promise<T>;

export type Database = {
  /**
   * Runs `work` in a transaction that sees the rows of this user or device only; `system` sees all.
   * @throws DatabaseError without the values of the failed statement
   */
  withRole<T>(role: 'user', ids: { userId: string }, work: Work<T>): Promise<T>;
  withRole<T>(role: 'guest', ids: { deviceId: string }, work: Work<T>): Promise<T>;
  withRole<T>(role: 'system', ids: Record<string, never>, work: Work<T>): Promise<T>;
  /** True when the database answers within 2 s. */
  ping(): Promise<boolean>;
  /** 32 bytes of that name, the same for every process on this database. Opens a connection of its own. */
  signingKey(name: string): Promise<Buffer>;
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
};

const openPool = (url: string, max: number, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  pool.on('error', (error) =>
    log.warn({ error: error.message }, 'an idle database connection was lost'),
  );
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

  const owner = await connect(direct);
  let pool: pg.Pool;
  try {
    await migrate(owner, log);
    pool = openPool(await ensurePoolLogin(owner, pooled), poolSize, log);
  } finally {
    await owner.end();
  }

  return {
    withRole: async (role, ids, work) => inTransaction(pool, openingStatement(role, ids), work),
    ping: () => answers(pool),
    signingKey: async (name) => {
      const client = await connect(direct);
      try {
        return await secretNamed(client, `signing-key:${name}`);
      } finally {
        await client.end();
      }
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
