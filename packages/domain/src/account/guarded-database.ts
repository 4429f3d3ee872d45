import type { Database } from '@nishiki/db/open-database';
import type { SessionIds } from '@nishiki/db/with-role';

/**
 * The database for one request of a signed-in keeper: its first transaction asks, in the same breath,
 * whether the session still stands. So signing out works at once, no verb can forget to ask, and
 * work that has begun is still finished (tokens given back, an answer kept).
 */
export const guardedDatabase = (db: Database, session: SessionIds): Database => {
  let known = false;
  const withRole = (async (role: 'user', ids: { userId: string }, work: never) => {
    const result = await db.withRole(role, known ? ids : { ...ids, session }, async (tx) => {
      known = true;
      return (work as (tx: unknown) => Promise<unknown>)(tx);
    });
    return result;
  }) as Database['withRole'];
  const readAsUser: Database['readAsUser'] = async (ids, statement) => {
    const rows = await db.readAsUser<never>(known ? ids : { ...ids, session }, statement);
    known = true;
    return rows;
  };
  return { ...db, withRole, readAsUser };
};
