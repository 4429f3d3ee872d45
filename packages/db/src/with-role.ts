/** One transaction under one role: the second lock, which holds when a query forgets its filter. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { withoutValues } from './database-error.ts';
import { isUuid } from './uuidv7.ts';

/** A transaction that has begun and taken its role. It ends when `withRole`'s function does. */
export type Transaction = Omit<NodePgDatabase, 'transaction'>;

export type RoleIds = { userId?: string; deviceId?: string };

/** A statement that takes longer has lost its way; long work is cut into many transactions. */
const statementSeconds = 15;

const setId = (name: string, id: string | undefined): string => {
  if (id === undefined) return '';
  // Checked, since it becomes part of the statement's text.
  if (!isUuid(id)) throw new TypeError(`${name} must be a UUID`);
  return `select set_config('${name}', '${id}', true);`;
};

/** Everything in one message: one round trip, and nothing that outlives the transaction. */
export const openingStatement = (role: 'user' | 'guest' | 'system', ids: RoleIds): string =>
  [
    'begin;',
    `set local role nishiki_${role};`,
    `set local statement_timeout = '${statementSeconds}s';`,
    `set local idle_in_transaction_session_timeout = '${statementSeconds * 2}s';`,
    setId('app.user_id', ids.userId),
    setId('app.device_id', ids.deviceId),
  ].join('');

/** Commits what `work` did, or rolls it back when it throws. */
export const inTransaction = async <T>(
  pool: pg.Pool,
  opening: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  let broken = false;
  const client = await pool.connect().catch((error: unknown) => {
    throw withoutValues(error);
  });
  try {
    await client.query(opening);
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot roll back is thrown away: nothing of it may reach the next request.
    await client.query('rollback').catch(() => (broken = true));
    throw withoutValues(error);
  } finally {
    client.release(broken);
  }
};
