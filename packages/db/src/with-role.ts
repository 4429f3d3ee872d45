/** One transaction under one role: the second lock, which holds when a query forgets its filter. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { withoutValues } from './database-error.ts';
import { isUuid } from './uuidv7.ts';

/** A transaction that has begun and taken its role. It ends when `withRole`'s function does. */
export type Transaction = Omit<NodePgDatabase, 'transaction'>;

/** A signed-in session that the transaction depends on. */
export type SessionIds = { userId: string; sessionId: string };

type Role = 'user' | 'guest' | 'system';

export type RoleIds = { userId?: string; deviceId?: string; session?: SessionIds };

/** The session that asks was signed out, or never was: nothing was done in its name. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** A statement that takes longer has lost its way; long work is cut into many transactions. */
const statementSeconds = 15;

/** Checked, since it becomes part of the statement's text. */
const quoted = (name: string, id: string): string => {
  if (!isUuid(id)) throw new TypeError(`${name} must be a UUID`);
  return `'${id}'`;
};

const askSession = (session: SessionIds | undefined): string =>
  session === undefined
    ? ''
    : `select session_stands(${quoted('user id', session.userId)},
         ${quoted('session id', session.sessionId)}) as stands;`;

/** Everything in one message: one round trip, and nothing that outlives the transaction. */
const openingStatement = (begin: string, role: Role, ids: RoleIds): string => {
  const settings = [
    ['role', `'nishiki_${role}'`],
    ['statement_timeout', `'${statementSeconds}s'`],
    ['idle_in_transaction_session_timeout', `'${statementSeconds * 2}s'`],
    ...(ids.userId === undefined ? [] : [['app.user_id', quoted('user id', ids.userId)]]),
    ...(ids.deviceId === undefined ? [] : [['app.device_id', quoted('device id', ids.deviceId)]]),
  ];
  // By one statement: each would be read, run and answered on its own.
  const set = settings.map(([name, value]) => `set_config('${name}', ${value}, true)`).join();
  return `${begin}; select ${set}; ${askSession(ids.session)}`;
};

/** @param opened the answers to an opening statement that asked for the session */
const mustStand = (opened: unknown, session: SessionIds): void => {
  const last: unknown = Array.isArray(opened) ? opened.at(-1) : opened;
  const { rows } = last as pg.QueryResult<{ stands: boolean }>;
  if (rows[0]?.stands !== true) throw new SessionEnded(`session ${session.sessionId}`);
};

/** A connection of the pool for one transaction, which is rolled back when `work` throws. */
const onConnection = async <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  let broken = false;
  const client = await pool.connect().catch((error: unknown) => {
    throw withoutValues(error);
  });
  try {
    return await work(client);
  } catch (error) {
    // A connection that cannot roll back is thrown away: nothing of it may reach the next request.
    await client.query('rollback').catch(() => (broken = true));
    throw withoutValues(error);
  } finally {
    client.release(broken);
  }
};

/** Commits what `work` did, or rolls it back when it throws. */
export const inTransaction = <T>(
  pool: pg.Pool,
  role: Role,
  ids: RoleIds,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const opening = openingStatement('begin', role, ids);
  return onConnection(pool, async (client) => {
    const opened = await client.query(opening);
    if (ids.session) mustStand(opened, ids.session);
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  });
};

const TIMESTAMPTZ = 1184;
/** Times as PostgreSQL writes them, as drizzle leaves them too. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === TIMESTAMPTZ ? (text: string) => text : (pg.types.getTypeParser(oid, format) as never),
};

/**
 * A whole transaction of one statement in one message, so that three round trips become one. It is
 * read-only: nothing can have been done by the time that the session turns out to have ended.
 */
export const readInTransaction = <Row>(
  pool: pg.Pool,
  ids: RoleIds & { userId: string },
  statement: (userId: string) => string,
): Promise<Row[]> => {
  const opening = openingStatement('begin read only', 'user', ids);
  const text = `${opening} ${statement(quoted('user id', ids.userId))}; commit`;
  return onConnection(pool, async (client) => {
    const answers: unknown = await client.query({ text, types });
    const [found, ...before] = (answers as pg.QueryResult[]).slice(0, -1).reverse();
    if (ids.session) mustStand(before[0], ids.session);
    return found?.rows as Row[];
  });
};
